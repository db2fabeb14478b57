import { isBankHoliday, isWeekend } from './bank-holidays.js';
import { DAY_MS } from './time-units.js';

const dayOf = (date: string): number => Date.parse(date) / DAY_MS;
const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

const holidaysOf = (year: number): string[] => {
  const first = dayOf(`${year}-01-01`);
  return Array.from({ length: 366 }, (_, index) => first + index)
    .filter((day) => dateOf(day).startsWith(`${year}-`) && isBankHoliday(day))
    .map(dateOf);
};

describe('Bank holidays', () => {
  // https://www.gov.uk/bank-holidays, England and Wales; 2028 by the same rules.
  it.each([
    ['2020', '01-01 04-10 04-13 05-08 05-25 08-31 12-25 12-28'],
    ['2021', '01-01 04-02 04-05 05-03 05-31 08-30 12-27 12-28'],
    ['2022', '01-03 04-15 04-18 05-02 06-02 06-03 08-29 09-19 12-26 12-27'],
    ['2023', '01-02 04-07 04-10 05-01 05-08 05-29 08-28 12-25 12-26'],
    ['2024', '01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26'],
    ['2025', '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26'],
    ['2026', '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
    ['2027', '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'],
    ['2028', '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26'],
  ])('lists the bank holidays of %s', (year, dates) => {
    expect(holidaysOf(Number(year))).toEqual(dates.split(' ').map((date) => `${year}-${date}`));
  });

  it('returns eight working-day holidays for any future year', () => {
    for (let year = 2024; year < 2100; year += 1) {
      const holidays = holidaysOf(year);

      expect(holidays).toHaveLength(8);
      expect(holidays.filter((date) => isWeekend(dayOf(date)))).toEqual([]);
    }
  });
});
