import { InvalidInput } from '#kernel/errors.js';
import { addDays } from '#kernel/time/london-time.js';
import { addWorkingDays } from '#kernel/time/working-days.js';

/** '2026-03' → '2026-03-31' */
export const lastDayOf = (month: string): string => addDays(`${monthAfter(month, 1)}-01`, -1);

/** Adds months to a month; a negative number goes back. */
const monthAfter = (month: string, months: number): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
};

export const monthBefore = (day: string): string => monthAfter(day.slice(0, 7), -1);

const firstWorkingDay = (month: string): string => addWorkingDays(`${month}-01`, 0);

/** Whether the month's first working day has come. */
export const hasWorkBegun = (day: string): boolean => firstWorkingDay(day.slice(0, 7)) <= day;

/** The date of the next automatic run after a date, or on it if the month's first working day is still to come. */
export const nextRunOn = (day: string): string => {
  const month = day.slice(0, 7);
  return firstWorkingDay(hasWorkBegun(day) ? monthAfter(month, 1) : month);
};

/** @throws InvalidInput for a future month */
export const checkMonth = (month: string, today: string): void => {
  if (month > today.slice(0, 7)) {
    const message = 'This month is in the future. Choose the current month or an earlier one.';
    throw new InvalidInput([{ field: 'month', message }]);
  }
};
