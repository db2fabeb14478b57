import { isBankHoliday, isWeekend, type Day } from './bank-holidays.js';
import { DAY_MS } from './time-units.js';

export const isWorkingDay = (day: Day): boolean => !isWeekend(day) && !isBankHoliday(day);

const nearest = (day: Day, step: 1 | -1): Day => (isWorkingDay(day) ? day : nearest(day + step, step));

export const nextWorkingDay = (day: Day): Day => nearest(day + 1, 1);

/**
 * Adds working days to a date: '2026-12-24' and 1 → '2026-12-29'; a negative number goes back. 0 gives the date
 * itself, or the next working day.
 */
export const addWorkingDays = (isoDay: string, days: number): string => {
  const step = days < 0 ? -1 : 1;
  let day = Date.parse(isoDay) / DAY_MS;
  if (days === 0) day = nearest(day, 1);
  for (let left = Math.abs(days); left > 0; left -= 1) day = nearest(day + step, step);
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
};
