import { answersOf } from '@/shared/companies/company-answers';
import { buildCompany } from '@/testing/build-company';

const now = new Date('2026-11-25T12:00:00Z');
const asChoice = (company: ReturnType<typeof buildCompany>) =>
  answersOf(company, { now, spellOutHistory: false });
const coded = (...codes: readonly string[]) =>
  asChoice(buildCompany({ sicCodes: codes.map((code) => ({ code, text: null })) }))['businessSector'];

describe('Company answers', () => {
  it('fill in what Companies House provides', () => {
    expect(asChoice(buildCompany())).toEqual({
      companyName: 'ALDER JOINERY LIMITED',
      companyNumber: 'SC123456',
      registeredAddress: '1 Example Street, Glasgow, G1 1AA',
      businessSector: 'manufacturing',
      tradingHistory: '48 months',
    });
  });

  it('omit what it does not provide', () => {
    const bare = buildCompany({ registeredAddress: null, incorporated: null, sicCodes: [] });
    expect(asChoice(bare)).toEqual({ companyName: bare.name, companyNumber: bare.number });
  });

  it.each([
    ['47190', 'retail'],
    ['45111', 'retail'],
    ['56302', 'hospitality'],
    ['43341', 'construction'],
    ['41201', 'construction'],
    ['41100', 'property'],
    ['68209', 'property'],
    ['62020', 'technology'],
    ['58290', 'technology'],
    ['86230', 'healthcare'],
    ['69201', 'professional-services'],
    ['66220', 'professional-services'],
    ['46900', undefined],
    ['74990', undefined],
    ['99999', undefined],
    ['01110', undefined],
  ])('map the code %s to %s', (code, sector) => {
    expect(coded(code)).toBe(sector);
  });

  it('use the first code that is one of our sectors', () => {
    expect(coded('99999', '56101', '47190')).toBe('hospitality');
  });

  it.each([
    ['2026-11-26', 'Startup', 'Startup'],
    ['2026-05-26', 'Startup', 'Startup'],
    ['2026-05-25', '6 months', '6 months'],
    ['2025-06-01', '12 months', '17 months'],
    ['2024-11-25', '24 months', '2 years'],
    ['1991-10-28', '48 months', '35 years'],
  ])('calculate the trading history from %s', (incorporated, choice, words) => {
    const company = buildCompany({ incorporated });
    expect(asChoice(company)['tradingHistory']).toBe(choice);
    expect(answersOf(company, { now, spellOutHistory: true })['tradingHistory']).toBe(words);
  });
});
