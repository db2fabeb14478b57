import { readDecimal, typedAmount, formatPenceForField } from '@/shared/lib/typed-figures';

describe('Typed figures', () => {
  it.each([
    ['1', '£1'],
    [' 1,250.50 ', '£1,250.50'],
    ['.5m', '£.5m'],
    ['£ 25,000', '£ 25,000'],
    ['£100k', '£100k'],
    ['GBP 5k', 'GBP 5k'],
    ['one', 'one'],
    ['-1', '-1'],
    [' ', null],
  ])('%j in a field of pounds is sent as %j', (text, amount) => {
    expect(typedAmount(text)).toBe(amount);
  });

  it.each([
    [12_500_000, '125,000'],
    [1_234_567_890, '12,345,678.90'],
    [50, '0.50'],
  ])('%i pence are shown in a field as %j', (pence, text) => {
    expect(formatPenceForField(pence)).toBe(text);
  });

  it.each([
    ['8.95', 8.95],
    ['8.95 %', 8.95],
    ['0', 0],
    ['eight', null],
    ['', null],
  ])('%j is parsed as %s', (text, number) => {
    expect(readDecimal(text)).toBe(number);
  });
});
