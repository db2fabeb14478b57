import { answers } from '#test/answers.js';
import { identityOf, sameBy } from './company-identity.js';
import { DAY_MS } from '#kernel/time/time-units.js';

const monday = new Date('2026-11-23T10:00:00Z');

const asker = (changes: Parameters<typeof answers>[0], daysLater = 0) => ({
  ...identityOf(answers(changes)),
  createdAt: new Date(monday.getTime() + daysLater * DAY_MS),
});
const told = { companyName: 'Alder Joinery Ltd', email: 'fiona@alder.example', companyNumber: 'SC123456' };
const { companyName, email } = told;
const other = { companyName: 'Birch Bakery', email: 'bella@birch.example', companyNumber: '01234567' };

describe('Company identity', () => {
  it.each([
    ['the same number, whenever and however written', told, { ...other, companyNumber: 'sc 123456' }, 4000],
    [
      'a number with a label and a full stop',
      { ...told, companyNumber: 'No. SC123456.' },
      { ...other, companyNumber: 'SC123456' },
      0,
    ],
    ['a number without its noughts', { ...told, companyNumber: '1234567' }, other, 0],
  ])('treats companies as the same by %s', (_how, one, two, days) => {
    expect(sameBy(asker(one), asker(two, days))).toBe('companyNumber');
    expect(sameBy(asker(two, days), asker(one))).toBe('companyNumber');
  });

  it('ignores a number that may lack its prefix', () => {
    const bare = { ...told, companyNumber: '123456' };

    expect(sameBy(asker(told), asker(bare))).toBe('email');
    expect(sameBy(asker(bare), asker({ ...other, companyNumber: 'SC123456' }))).toBeNull();
  });

  it('treats different numbers as different companies, even if all else is equal', () => {
    expect(sameBy(asker(told), asker({ ...told, companyNumber: '01234567' }))).toBeNull();
  });

  it.each([
    ['email', { companyName: 'Other Ltd', email: ' Fiona@ALDER.example' }],
    ['companyName', { companyName: 'ALDER JOINERY LIMITED', email: 'office@alder.example' }],
  ])('treats companies with the same %s within 90 days as one when either has no number', (by, two) => {
    for (const one of [told, { companyName, email }, { ...told, companyNumber: 'not registered' }]) {
      expect(sameBy(asker(one), asker(two, 90))).toBe(by);
      expect(sameBy(asker(one, 90), asker(two))).toBe(by);
      expect(sameBy(asker(one), asker(two, 91))).toBeNull();
    }
  });

  it('does not match names without a letter', () => {
    const [one, two] = [{ companyName: '--' }, { companyName: '!!', email: 'x@y.example' }];
    expect(sameBy(asker(one), asker(two))).toBeNull();
  });
});
