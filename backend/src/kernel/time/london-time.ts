import { DAY_MS } from './time-units.js';

const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'long' });
const SHORT_DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'medium' });
const TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'long',
  timeStyle: 'short',
});

// Sweden writes days as ISO 8601 does.
const ISO_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short' });

/** '2026-03-12', as the day is in London. */
export const londonIsoDay = (at: Date): string => ISO_DAY.format(at);

/** '12 March 2026', as the day is in London. */
export const londonDay = (at: Date): string => DAY.format(at);

/** '12 Mar 2026', as the day is in London. */
export const shortLondonDay = (at: Date): string => SHORT_DAY.format(at);

/** '12 March 2026 at 09:30', as London's clocks say it. */
export const londonTime = (at: Date): string => TIME.format(at);

/** So many days after a day: '2026-03-30' and 3 → '2026-04-02'. */
export const addDays = (isoDay: string, days: number): string =>
  new Date(Date.parse(isoDay) + days * DAY_MS).toISOString().slice(0, 10);

/** So many months after a day, on the last day of a month that is too short: '2026-01-31' and 1 → '2026-02-28'. */
export const addMonths = (isoDay: string, months: number): string => {
  const day = new Date(isoDay);
  const lastOfMonth = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months + 1, 0));
  lastOfMonth.setUTCDate(Math.min(day.getUTCDate(), lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
};
