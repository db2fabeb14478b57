import { londonDay } from '#kernel/time/london-time.js';
import type { Letter, LetterContext } from '#modules/mail/public.js';

/** The status link in an email that is sent even if the link no longer works. */
export interface StatusLink {
  /** Null if the link no longer works. */
  readonly statusUrl: string | null;
  /** Null while the application is open. */
  readonly linksExpireAt: Date | null;
}

export const EXAMPLE_LINK = {
  statusUrl: '/status/Yx3mD7Qn0tWb5Kc9uHs2LrVe8aPz4GfJ6oTi1XqNwBk',
  linksExpireAt: null,
};

export const untilWhen = (linksExpireAt: Date | null): string =>
  `The link works ${linksExpireAt === null ? 'while your application is open and for 90 days afterwards' : `until ${londonDay(linksExpireAt)}`}. Anyone with the link can open it, so please keep it private.`;

/** The results link in an email; it works for 90 days, unlike the status link. */
export interface ResultsLink {
  readonly resultsUrl: string;
  readonly resultsExpireAt: Date;
}

export const EXAMPLE_RESULTS = {
  resultsUrl: '/results/Hq7nR2vXs9Lk4Tz1cYb8MwEd6uPa3GfJ5oKi0tVxNyQ',
  resultsExpireAt: new Date('2027-02-18T12:00:00Z'),
};

export const resultsUntil = ({ resultsUrl, resultsExpireAt }: ResultsLink, { url }: LetterContext): string =>
  `Until ${londonDay(resultsExpireAt)}, your lender matches are at ${url(resultsUrl)}`;

export const questionFirst = ({ firm }: LetterContext): string =>
  `Questions? Email ${firm.email} or call ${firm.phone.shown}.`;

export const statusAction = ({ statusUrl }: StatusLink, { url }: LetterContext): Letter['action'] =>
  statusUrl === null
    ? { label: 'Contact us', url: url('/contact') }
    : { label: 'See your application', url: url(statusUrl) };

export const afterStatus = (
  { statusUrl, linksExpireAt }: StatusLink,
  context: LetterContext,
): readonly string[] => [...(statusUrl === null ? [] : [untilWhen(linksExpireAt)]), questionFirst(context)];
