import { addDays, addMonths } from '#kernel/time/london-time.js';
import { addWorkingDays } from '#kernel/time/working-days.js';
import { DAY_MS } from '#kernel/time/time-units.js';

/** Paused while the person is asked to clarify: dates in London; `answeredOn` is null until they answer. */
export interface Pause {
  readonly askedOn: string;
  readonly answeredOn: string | null;
}

export interface ClockFacts {
  readonly receivedOn: string;
  readonly identityConfirmedOn: string | null;
  /** Null or 0 without a fee. */
  readonly feePence: number | null;
  readonly feePaidOn: string | null;
  readonly pauses: readonly Pause[];
}

export type ClockState =
  | { readonly state: 'waiting'; readonly for: 'identity' | 'fee' }
  | { readonly state: 'paused'; readonly since: string }
  | { readonly state: 'running'; readonly startedOn: string; readonly dueOn: string };

/** Working days after receipt by which staff confirm who the person is. */
const IDENTITY_WORKING_DAYS = 5;

/** The date by which to confirm who the person is; null once that is done. */
export const identityDueOn = ({
  receivedOn,
  identityConfirmedOn,
}: Pick<ClockFacts, 'receivedOn' | 'identityConfirmedOn'>): string | null =>
  identityConfirmedOn === null ? addWorkingDays(receivedOn, IDENTITY_WORKING_DAYS) : null;

/** The due date if the identity is confirmed on the last date for it; null once it is confirmed. */
export const latestDueOn = (facts: Pick<ClockFacts, 'receivedOn' | 'identityConfirmedOn'>): string | null => {
  const startsOn = identityDueOn(facts);
  return startsOn && addWorkingDays(addMonths(startsOn, 1), 0);
};

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;
const later = (one: string, other: string): string => (one > other ? one : other);

/**
 * Article 12A of the UK GDPR: one month from the latest of request, identity and fee. Pauses while the person is
 * asked to clarify, and ends on the corresponding date, or the next working day.
 */
export const requestClock = (facts: ClockFacts): ClockState => {
  const { receivedOn, identityConfirmedOn, feePence, feePaidOn, pauses } = facts;
  if (identityConfirmedOn === null) return { state: 'waiting', for: 'identity' };
  const asksFee = feePence !== null && feePence > 0;
  if (asksFee && feePaidOn === null) return { state: 'waiting', for: 'fee' };
  const open = pauses.find(({ answeredOn }) => answeredOn === null);
  if (open) return { state: 'paused', since: open.askedOn };
  const startedOn = [receivedOn, identityConfirmedOn, asksFee ? (feePaidOn ?? '') : ''].reduce(later);
  const stopped = pauses.reduce((days, { askedOn, answeredOn }) => {
    const from = later(askedOn, startedOn);
    return answeredOn !== null && answeredOn > from ? days + daysBetween(from, answeredOn) : days;
  }, 0);
  return { state: 'running', startedOn, dueOn: addWorkingDays(addDays(addMonths(startedOn, 1), stopped), 0) };
};
