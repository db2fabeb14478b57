import { addBusinessMinutes } from './business-hours.js';

/** The site's promise: a review within two business hours. */
const PROMISED_MINUTES = 120;

/** With less business time left than this, a response is due soon. */
const SOON_MINUTES = 60;

/** The time by which an enquiry must be reviewed. */
export const dueAt = (receivedAt: Date): Date => addBusinessMinutes(receivedAt, PROMISED_MINUTES);

/** Anything due by then is due soon or overdue. */
export const dueSoonUntil = (now: Date): Date => addBusinessMinutes(now, SOON_MINUTES);

/** Overdue, due within one business hour, or later. */
export const DUE_STATES = ['overdue', 'soon', 'later'] as const;
export type DueState = (typeof DUE_STATES)[number];

/** The state of a pending response. */
export const dueStateOf = (due: Date, now: Date): DueState => {
  if (due <= now) return 'overdue';
  return due <= dueSoonUntil(now) ? 'soon' : 'later';
};
