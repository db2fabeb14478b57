import type { Day } from '#kernel/time/bank-holidays.js';
import { isWorkingDay, nextWorkingDay } from '#kernel/time/working-days.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kernel/time/time-units.js';

/** The site says 'Mon-Fri 9am-6pm', in London; closed on England's bank holidays. */
const OPENS_MS = 9 * HOUR_MS;
const CLOSES_MS = 18 * HOUR_MS;

/** London's wall-clock time, as if clocks never changed. */
type LocalMs = number;

const LONDON = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

const readLocal = (at: number): LocalMs => {
  const parts = new Map(LONDON.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const [year, month, day] = [part('year'), part('month') - 1, part('day')];
  return Date.UTC(year, month, day, part('hour'), part('minute'), part('second'));
};

/** London's clocks change on the hour, so each hour is looked up once: the lookup is slow. */
const localHours = new Map<number, LocalMs>();

const toLocal = (at: number): LocalMs => {
  const hour = Math.floor(at / HOUR_MS);
  const begins = localHours.get(hour) ?? readLocal(hour * HOUR_MS);
  localHours.set(hour, begins);
  return begins + (at - hour * HOUR_MS);
};

/** For times within business hours: London changes its clocks on Sunday nights, so the result is unambiguous. */
const fromLocal = (local: LocalMs): number => local - (toLocal(local) - local);

const dayOf = (local: LocalMs): Day => Math.floor(local / DAY_MS);

/** The time itself if within business hours, else the next opening. */
const fromThenOpen = (local: LocalMs): LocalMs => {
  const day = dayOf(local);
  const time = local - day * DAY_MS;
  if (!isWorkingDay(day) || time >= CLOSES_MS) return nextWorkingDay(day) * DAY_MS + OPENS_MS;
  return day * DAY_MS + Math.max(time, OPENS_MS);
};

/** The close of business on a date in London: '2026-03-12' → 18:00 there. */
export const closeOfBusiness = (isoDay: string): Date => new Date(fromLocal(Date.parse(isoDay) + CLOSES_MS));

/** Adds business minutes to a time. */
export const addBusinessMinutes = (from: Date, minutes: number): Date => {
  let at = fromThenOpen(toLocal(from.getTime()));
  let left = minutes * MINUTE_MS;
  let untilClose = dayOf(at) * DAY_MS + CLOSES_MS - at;
  while (left > untilClose) {
    left -= untilClose;
    at = nextWorkingDay(dayOf(at)) * DAY_MS + OPENS_MS;
    untilClose = CLOSES_MS - OPENS_MS;
  }
  return new Date(fromLocal(at + left));
};

/** Whole business minutes between two times; 0 if the later one is first. */
export const businessMinutesBetween = (from: Date, to: Date): number => {
  const end = toLocal(to.getTime());
  let at = fromThenOpen(toLocal(from.getTime()));
  let worked = 0;
  while (at < end) {
    worked += Math.min(end, dayOf(at) * DAY_MS + CLOSES_MS) - at;
    at = nextWorkingDay(dayOf(at)) * DAY_MS + OPENS_MS;
  }
  return Math.floor(worked / MINUTE_MS);
};
