import { addBusinessMinutes } from './business-hours.js';

/** What the site promises: that somebody has looked at an enquiry within two office hours. */
const PROMISED_MINUTES = 120;

/** An answer that has no more office time left than this is due soon. */
const SOON_MINUTES = 60;

/** By when somebody has to have looked at an enquiry. */
export const dueAt = (receivedAt: Date): Date => addBusinessMinutes(receivedAt, PROMISED_MINUTES);

/** Whatever is due up to this moment is due soon, or late already. */
export const dueSoonUntil = (now: Date): Date => addBusinessMinutes(now, SOON_MINUTES);

/** Late, due within an office hour, or later than that. */
export const DUE_STATES = ['overdue', 'soon', 'later'] as const;
export type DueState = (typeof DUE_STATES)[number];

/** How an answer stands that nobody has given yet. */
export const dueStateOf = (due: Date, now: Date): DueState => {
  if (due <= now) return 'overdue';
  return due <= dueSoonUntil(now) ? 'soon' : 'later';
};
