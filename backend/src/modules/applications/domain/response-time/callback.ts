import { londonIsoDay, addDays } from '#kernel/time/london-time.js';
import { MINUTE_MS } from '#kernel/time/time-units.js';

/** Our promise to an applicant: when we will call. */
export interface Callback {
  /** ISO 8601, UTC. */
  readonly by: string;
  /** 'We will call you today by 17:00.' */
  readonly sentence: string;
}

const QUARTER_MS = 15 * MINUTE_MS;
/** Within this many days a weekday alone is unambiguous, even over a weekend. */
const WEEKDAY_ALONE_DAYS = 3;

const inLondon = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', ...options });
const TIME = inLondon({ timeStyle: 'short' });
const WEEKDAY = inLondon({ weekday: 'long' });
const DATE = inLondon({ weekday: 'long', day: 'numeric', month: 'long' });

const dayInWords = (day: string, today: string, at: Date): string => {
  if (day === today) return 'today';
  if (day === addDays(today, 1)) return 'tomorrow';
  const format = day <= addDays(today, WEEKDAY_ALONE_DAYS) ? WEEKDAY : DATE;
  return `on ${format.format(at).replace(',', '')}`;
};

/**
 * What happens next: the single source for pages, emails and the API. Rounds `dueAt` to a quarter of an hour. Once it
 * has passed, the sentence gives no time.
 */
export const callbackBy = (dueAt: Date, now: Date): Callback => {
  const at = new Date(Math.ceil(dueAt.getTime() / QUARTER_MS) * QUARTER_MS);
  const by = at.toISOString();
  if (at <= now) return { by, sentence: 'We will call you as soon as we can.' };
  const day = dayInWords(londonIsoDay(at), londonIsoDay(now), at);
  return { by, sentence: `We will call you ${day} by ${TIME.format(at)}.` };
};
