import { DAY_MS } from './time-units.js';

const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'long' });
const SHORT_DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'medium' });
const TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'long',
  timeStyle: 'short',
});

// The Swedish locale formats dates as ISO 8601.
const ISO_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short' });

/** The date in London: '2026-03-12'. */
export const londonIsoDay = (at: Date): string => ISO_DAY.format(at);

/** The date in London: '12 March 2026'. */
export const londonDay = (at: Date): string => DAY.format(at);

/** The date in London: '12 Mar 2026'. */
export const shortLondonDay = (at: Date): string => SHORT_DAY.format(at);

/** The time in London: '12 March 2026 at 09:30'. */
export const londonTime = (at: Date): string => TIME.format(at);

/** Adds days to a date: '2026-03-30' and 3 → '2026-04-02'. */
export const addDays = (isoDay: string, days: number): string =>
  new Date(Date.parse(isoDay) + days * DAY_MS).toISOString().slice(0, 10);

/** Adds months to a date, with the last day of a shorter month: '2026-01-31' and 1 → '2026-02-28'. */
export const addMonths = (isoDay: string, months: number): string => {
  const day = new Date(isoDay);
  const lastOfMonth = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months + 1, 0));
  lastOfMonth.setUTCDate(Math.min(day.getUTCDate(), lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
};
