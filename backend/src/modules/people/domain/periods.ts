import { addDays, addMonths } from '#kernel/time/london-time.js';

/** Retention periods set by the firm: `retention` of site.json. */
export interface RetentionSettings {
  readonly enquiryMonths: number;
  readonly dealYears: number;
  readonly partnerYears: number;
  readonly messageMonths: number;
  readonly activityYears: number;
  readonly jobDays: number;
  readonly complaintYears: number;
}

interface Length {
  readonly count: number;
  readonly unit: 'day' | 'month' | 'year';
}

interface Period {
  /** Whose data it is, as at the start of the privacy page's line. */
  readonly what: string;
  readonly why: string;
  /** A period after an event, or the event that ends it. */
  readonly howLong:
    { readonly length: (settings: RetentionSettings) => Length; readonly after: string } | string;
  readonly atTheEnd: string;
}

const months = (count: number): Length => ({ count, unit: 'month' });
const years = (count: number): Length => ({ count, unit: 'year' });
const days = (count: number): Length => ({ count, unit: 'day' });

const DELETED = 'Deleted';
const ANONYMISED = 'Made anonymous: we keep the figures and delete names, contact details and texts';

/** How long and why personal data is kept, and what happens at the end. Each table of the register names one. */
export const PERIODS = {
  enquiry: {
    what: 'An application that leads to no deal',
    why: 'To find the finance you asked us for, and to know your company if you come back (your request; our legitimate interests)',
    howLong: { length: (set) => months(set.enquiryMonths), after: 'its last change' },
    atTheEnd: DELETED,
  },
  deal: {
    what: 'An application whose finance was paid out, with what we told you about commission and the commission ledger',
    why: 'Tax and company law require records, and claims can be made for six years (legal obligation; our legitimate interests)',
    howLong: { length: (set) => years(set.dealYears), after: 'the last completion' },
    atTheEnd: ANONYMISED,
  },
  message: {
    what: 'A message from the contact form',
    why: 'To answer you and to know what was said (our legitimate interests)',
    howLong: { length: (set) => months(set.messageMonths), after: 'we receive it' },
    atTheEnd: DELETED,
  },
  held: {
    what: 'A form that looks like spam',
    why: 'To check that nothing real is lost (our legitimate interests)',
    howLong: { length: () => days(30), after: 'we receive it' },
    atTheEnd: DELETED,
  },
  complaint: {
    what: 'A complaint, or a request about personal data',
    why: 'To answer it and to show that we did (legal obligation)',
    howLong: { length: (set) => years(set.complaintYears), after: 'it is closed' },
    atTheEnd: DELETED,
  },
  partner: {
    what: 'A partner’s account, its contacts, commission statements and API accounts',
    why: 'To work with the partner and to account for commission (contract; legal obligation)',
    howLong: { length: (set) => years(set.partnerYears), after: 'its last application or sign-in' },
    atTheEnd: ANONYMISED,
  },
  lead: {
    what: 'A contact in a partner’s own list',
    why: 'The partner keeps the list; we store it for them (on the partner’s behalf)',
    howLong: 'Until the partner deletes it, or the partner’s account ends',
    atTheEnd: DELETED,
  },
  staff: {
    what: 'An account of our staff',
    why: 'To know who did what (our legitimate interests)',
    howLong: { length: (set) => years(set.activityYears), after: 'the person leaves' },
    atTheEnd: ANONYMISED,
  },
  activity: {
    what: 'The log of who did what and when. It holds no names, only numbers of records',
    why: 'To show what happened, and to find misuse (legal obligation; our legitimate interests)',
    howLong: { length: (set) => years(set.activityYears), after: 'the event' },
    atTheEnd: DELETED,
  },
  job: {
    what: 'An email that could not be sent. It holds no names, only numbers of records',
    why: 'To send it again (our legitimate interests)',
    howLong: { length: (set) => days(set.jobDays), after: 'it failed' },
    atTheEnd: DELETED,
  },
  request: {
    what: 'A fingerprint of each request, and counts of requests',
    why: 'To process each request only once, and to stop abuse (our legitimate interests)',
    howLong: { length: () => days(1), after: 'the request, at most' },
    atTheEnd: DELETED,
  },
  signIn: {
    what: 'Sign-in records: sessions, devices, failed attempts and password reset links',
    why: 'To keep accounts safe (our legitimate interests)',
    howLong: 'Until the session or link expires',
    atTheEnd: DELETED,
  },
  panel: {
    what: 'A lender’s contact details and the files they came from',
    why: 'To send applications to lenders (our legitimate interests)',
    howLong: 'While the lender is on our panel',
    atTheEnd: DELETED,
  },
} as const satisfies Readonly<Record<string, Period>>;

export type PeriodName = keyof typeof PERIODS;

/** The periods that the nightly run enforces; other jobs enforce the rest. */
export const RETAINED = [
  'enquiry',
  'deal',
  'message',
  'complaint',
  'partner',
  'staff',
  'activity',
] as const satisfies readonly PeriodName[];
export type RetainedPeriod = (typeof RETAINED)[number];

/** A period by its name, with any way of saying how long. */
export const periodOf = (name: PeriodName): Period => PERIODS[name];

const UNITS = {
  day: { one: 'day', many: 'days' },
  month: { one: 'month', many: 'months' },
  year: { one: 'year', many: 'years' },
} as const;

const inWords = ({ count, unit }: Length): string =>
  `${count} ${count === 1 ? UNITS[unit].one : UNITS[unit].many}`;

/** '12 months after its last change', or what ends it. */
export const howLongInWords = (name: PeriodName, settings: RetentionSettings): string => {
  const { howLong } = periodOf(name);
  return typeof howLong === 'string'
    ? howLong
    : `${inWords(howLong.length(settings))} after ${howLong.after}`;
};

const shifted = (day: string, { count, unit }: Length, sign: 1 | -1): string => {
  if (unit === 'day') return addDays(day, sign * count);
  return addMonths(day, sign * count * (unit === 'year' ? 12 : 1));
};

const lengthOf = (name: PeriodName, settings: RetentionSettings): Length => {
  const { howLong } = periodOf(name);
  if (typeof howLong === 'string') throw new Error(`The period ${name} has no length`);
  return howLong.length(settings);
};

/** The end date for a start date: '2026-11-27' and 6 years → '2032-11-27'. */
export const keptUntil = (name: PeriodName, day: string, settings: RetentionSettings): string =>
  shifted(day, lengthOf(name, settings), 1);

/** Data that started on this date or earlier is due today. */
export const dueSince = (name: PeriodName, today: string, settings: RetentionSettings): string =>
  shifted(today, lengthOf(name, settings), -1);
