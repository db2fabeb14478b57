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

/** Whether the month's first working day has come. */
export const hasWorkBegun = (day: string): boolean => addWorkingDays(`${day.slice(0, 7)}-01`, 0) <= day;

/** @throws InvalidInput for a future month */
export const checkMonth = (month: string, today: string): void => {
  if (month > today.slice(0, 7)) {
    const message = 'This month is in the future. Choose the current month or an earlier one.';
    throw new InvalidInput([{ field: 'month', message }]);
  }
};
