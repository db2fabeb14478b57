import { londonIsoDay } from '#kernel/time/london-time.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kernel/time/time-units.js';

/** Days before the first start with a time of day, '09:30' UTC, or just before the first start. */
export type DemoTime = { readonly daysAgo: number; readonly at: string } | { readonly minutesAgo: number };

/** That many days ago at that time of day, moved off weekends. */
export const workingTime = (now: Date, daysAgo: number, time: string): Date => {
  const day = new Date(now.getTime() - daysAgo * DAY_MS);
  const sinceFriday = [2, 0, 0, 0, 0, 0, 1][day.getUTCDay()] ?? 0;
  return new Date(`${new Date(day.getTime() - sinceFriday * DAY_MS).toISOString().slice(0, 10)}T${time}:00Z`);
};

export const timeOf = (moment: DemoTime, now: Date): Date =>
  'minutesAgo' in moment
    ? new Date(now.getTime() - moment.minutesAgo * MINUTE_MS)
    : workingTime(now, moment.daysAgo, moment.at);

export const hoursAfter = (time: Date, hours: number): Date => new Date(time.getTime() + hours * HOUR_MS);

export const dayAfter = (time: Date, days: number): string =>
  londonIsoDay(new Date(time.getTime() + days * DAY_MS));
