import { misfit, setOut } from '@/features/fact-find/answer-formats';

describe('money', () => {
  it.each([
    ['85000', '£85,000'],
    ['£85,000', '£85,000'],
    [' 85 000 ', '£85,000'],
    ['0', '£0'],
    ['2000000', '£2,000,000'],
  ])('sets out "%s" as %s', (entered, shown) => {
    expect(setOut('money', entered)).toBe(shown);
    expect(misfit('money', entered)).toBeNull();
  });

  it.each(['85k', '50-100', '85.000', '8,5', '-500', 'a lot'])('guesses nothing of "%s"', (entered) => {
    expect(setOut('money', entered)).toBe(entered);
    expect(misfit('money', entered)).toBe('Please enter whole pounds in digits, such as £85,000');
  });
});

describe('a percentage', () => {
  it.each([
    ['70', '70%'],
    ['70 %', '70%'],
    ['66.5', '66.5%'],
  ])('sets out "%s" as %s', (entered, shown) => {
    expect(setOut('percent', entered)).toBe(shown);
  });

  it.each(['0.7', '101', 'most'])('guesses nothing of "%s"', (entered) => {
    expect(misfit('percent', entered)).toMatch(/from 1 to 100/);
  });
});

describe('a company number', () => {
  it.each([
    ['6436514', '06436514'],
    ['sc 123456', 'SC123456'],
    ['NI123456', 'NI123456'],
    ['OC301234', 'OC301234'],
    ['R0123456', 'R0123456'],
    ['IP12345R', 'IP12345R'],
  ])('sets out "%s" as %s', (entered, shown) => {
    expect(setOut('company-number', entered)).toBe(shown);
    expect(misfit('company-number', entered)).toBeNull();
  });

  it.each(['123456789', 'SC12345', 'XX123456', 'Kelvin Ltd'])('refuses "%s"', (entered) => {
    expect(misfit('company-number', entered)).toMatch(/8 characters/);
  });
});

it('has nothing against a blank, and leaves other text as it is', () => {
  expect(misfit('money', '  ')).toBeNull();
  expect(setOut('money', '  ')).toBe('');
  expect(setOut(undefined, ' As entered ')).toBe('As entered');
});
