import { DAY_MS } from './time-units.js';

const [SUNDAY, MONDAY, SATURDAY] = [0, 1, 6] as const;

/** A calendar date as the number of days after 1 January 1970. */
export type Day = number;

const dayOf = (year: number, month: number, date: number): Day => Date.UTC(year, month - 1, date) / DAY_MS;

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(day * DAY_MS).getUTCDay();

export const isWeekend = (day: Day): boolean => [SATURDAY, SUNDAY].includes(weekdayOf(day) as 0 | 6);

/** The Monday on or after a day. */
const mondayFrom = (day: Day): Day => day + ((MONDAY - weekdayOf(day) + 7) % 7);

/** Easter Sunday in the Gregorian calendar, by the anonymous algorithm in Nature, vol. 13, 1876. */
const easterOf = (year: number): Day => {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1);
};

/** Moves holidays off weekends, and off one another, to the next weekdays. */
const substituted = (days: readonly Day[]): readonly Day[] => {
  const weekdays = days.filter((day) => !isWeekend(day));
  for (const day of days.filter(isWeekend)) {
    let substitute = mondayFrom(day);
    while (weekdays.includes(substitute)) substitute += 1;
    weekdays.push(substitute);
  }
  return weekdays;
};

const byRule = (year: number): readonly Day[] => {
  const easter = easterOf(year);
  const lastMonday = (month: number, lastDate: number) => mondayFrom(dayOf(year, month, lastDate - 6));
  return [
    ...substituted([dayOf(year, 1, 1)]),
    easter - 2,
    easter + 1,
    mondayFrom(dayOf(year, 5, 1)),
    lastMonday(5, 31),
    lastMonday(8, 31),
    ...substituted([dayOf(year, 12, 25), dayOf(year, 12, 26)]),
  ];
};

/** Exceptions that a proclamation made for a year. */
interface HolidayExceptions {
  readonly added: readonly string[];
  /** Ordinary holidays that were moved to one of the extra days. */
  readonly moved: readonly string[];
}

/**
 * The rule covers every year; proclamations for single years are listed here. Source:
 * https://www.gov.uk/bank-holidays (England and Wales), which announces about two years ahead. Add further days as
 * they are announced.
 */
const EXCEPTIONS: Readonly<Record<number, HolidayExceptions>> = {
  2020: { added: ['2020-05-08'], moved: ['2020-05-04'] },
  2022: { added: ['2022-06-02', '2022-06-03', '2022-09-19'], moved: ['2022-05-30'] },
  2023: { added: ['2023-05-08'], moved: [] },
};

const days = (dates: readonly string[]): readonly Day[] => dates.map((date) => Date.parse(date) / DAY_MS);

const years = new Map<number, ReadonlySet<Day>>();

const holidaysIn = (year: number): ReadonlySet<Day> => {
  const known = years.get(year);
  if (known) return known;
  const { added, moved } = EXCEPTIONS[year] ?? { added: [], moved: [] };
  const held = new Set([...byRule(year), ...days(added)]);
  for (const day of days(moved)) held.delete(day);
  years.set(year, held);
  return held;
};

/** Whether a day is a bank holiday in England. */
export const isBankHoliday = (day: Day): boolean =>
  holidaysIn(new Date(day * DAY_MS).getUTCFullYear()).has(day);
