type Moment = string | number | Date;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const [MARCH, OCTOBER] = [2, 9];

/** When summer time begins or ends: one in the morning, in UTC, of the last Sunday of a month of 31 days. */
function changeOf(month: number, year: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.getTime() - last.getUTCDay() * DAY_MS;
}

/** By the Summer Time Order 2002. */
function isSummerTime(moment: number): boolean {
  const year = new Date(moment).getUTCFullYear();
  return moment >= changeOf(MARCH, year) && moment < changeOf(OCTOBER, year);
}

const inTwoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * What the clock and the calendar in London say. Written by hand, because the browser's own `Intl` reads the data of all
 * languages at its first use, which keeps a phone's page for 70 ms in one go.
 */
function inLondon(moment: Moment) {
  const utc = new Date(moment).getTime();
  const there = new Date(isSummerTime(utc) ? utc + HOUR_MS : utc);
  const month = MONTHS[there.getUTCMonth()];
  if (!month) throw new RangeError(`${String(moment)} is no moment`);
  return {
    day: there.getUTCDate(),
    month,
    mon: month.slice(0, 3),
    year: there.getUTCFullYear(),
    time: `${inTwoDigits(there.getUTCHours())}:${inTwoDigits(there.getUTCMinutes())}`,
  };
}

/** '12 March 2026'. */
export function longDate(moment: string | Date): string {
  const { day, month, year } = inLondon(moment);
  return `${day} ${month} ${year}`;
}

/** '12 March 2026, 09:30'. */
export const longDateAndTime = (moment: string | Date): string => `${longDate(moment)}, ${clockTime(moment)}`;

/** '12 Mar 2026', as lists have it. */
export function shortDate(moment: string | Date): string {
  const { day, mon, year } = inLondon(moment);
  return `${inTwoDigits(day)} ${mon} ${year}`;
}

/** '12 Mar', as a chart has room for. */
export function dayAndMonth(moment: string | Date): string {
  const { day, mon } = inLondon(moment);
  return `${day} ${mon}`;
}

/** 'Mar 12, 2026', as the list of leads has it. */
export function monthFirstDate(moment: string | Date): string {
  const { day, mon, year } = inLondon(moment);
  return `${mon} ${day}, ${year}`;
}

/** '14:32'. */
export const clockTime = (moment: Moment): string => inLondon(moment).time;

/** 'November 2026'. */
export function monthAndYear(moment: string | Date): string {
  const { month, year } = inLondon(moment);
  return `${month} ${year}`;
}

/** 'Nov', as a chart has room for. */
export const shortMonth = (moment: string | Date): string => inLondon(moment).mon;
