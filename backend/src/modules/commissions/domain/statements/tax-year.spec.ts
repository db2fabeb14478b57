import { taxYearStart } from './tax-year.js';

describe('taxYearStart', () => {
  it.each([
    ['2026-04-05', '2025-04-06'],
    ['2026-04-06', '2026-04-06'],
    ['2026-12-31', '2026-04-06'],
    ['2027-01-01', '2026-04-06'],
  ])('assigns %s to the tax year that began on %s', (day, start) => {
    expect(taxYearStart(day)).toBe(start);
  });
});
