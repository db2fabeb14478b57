import { keptUntil, type PeriodName, type RetainedPeriod, type RetentionSettings } from './periods.js';
import type { PersonRecordType } from './person-record-types.js';

/** The ways to erase a record. */
export const WAYS = ['deleted', 'anonymised'] as const;
export type ErasedAs = (typeof WAYS)[number];

/** The facts that decide whether a record may be erased. */
export interface RecordFacts {
  readonly type: PersonRecordType;
  readonly id: string;
  readonly name: string;
  readonly company: string | null;
  readonly email: string;
  readonly phone: string | null;
  /** When it was received: ISO 8601. */
  readonly at: string;
  /** The reason of its hold. */
  readonly hold: string | null;
  /** The reference of an open complaint about it. */
  readonly complaint: string | null;
  /** Whether it is in use: an open complaint or request, or an active account. */
  readonly isOpen: boolean;
  /** The date from which it must be kept, even if its person asks for erasure; null if it need not be. */
  readonly keepFrom: string | null;
}

type Outcome = ErasedAs | 'stays';

interface Fate {
  readonly outcome: Outcome;
  /** As part of a sentence. */
  readonly why: string;
  /** The end of its retention; null if unknown. */
  readonly until: string | null;
}

interface RetentionRule<Period extends PeriodName = PeriodName> {
  readonly type: PersonRecordType;
  /** At its end the nightly run erases the record; another job for 'held', and the partner for 'lead'. */
  readonly period: Period;
  /** How it is erased, then or at its person's request. */
  readonly as: ErasedAs;
  /** Why it is kept for the period even if its person asks for erasure. */
  readonly kept?: string;
  /** Why it stays while it is in use. */
  readonly inUse?: string;
}

const ANSWERED = 'We must be able to show how we answered';

/** A rule for each kind of record, and two for applications: with a deal they must be kept. */
const RULES: readonly RetentionRule[] = [
  { type: 'application', period: 'enquiry', as: 'deleted' },
  {
    type: 'application',
    period: 'deal',
    // A deal's figures are kept without personal data.
    as: 'anonymised',
    kept: 'The finance was paid out: tax law and possible claims need its records',
  },
  { type: 'contact-message', period: 'message', as: 'deleted' },
  { type: 'held-submission', period: 'held', as: 'deleted' },
  { type: 'lead', period: 'lead', as: 'deleted' },
  {
    type: 'introducer',
    period: 'partner',
    as: 'anonymised',
    kept: 'The partner has cases or commission: accounts need them',
  },
  { type: 'admin', period: 'staff', as: 'anonymised', inUse: 'The person works here' },
  { type: 'staff-invitation', period: 'staff', as: 'deleted' },
  {
    type: 'complaint',
    period: 'complaint',
    as: 'deleted',
    kept: ANSWERED,
    inUse: 'The complaint is open',
  },
  {
    type: 'data-request',
    period: 'complaint',
    as: 'deleted',
    kept: ANSWERED,
    inUse: 'The request is open',
  },
];

/** What the nightly run erases at the end of a period. */
export const rulesOf = <P extends RetainedPeriod>(period: P): readonly RetentionRule<P>[] =>
  RULES.filter((rule): rule is RetentionRule<P> => rule.period === period);

const ruleFor = ({ type, keepFrom }: RecordFacts): RetentionRule => {
  const rules = RULES.filter((rule) => rule.type === type);
  const rule = rules.find(({ kept }) => (kept !== undefined) === (keepFrom !== null)) ?? rules[0];
  if (!rule) throw new Error(`No rule for ${type}`);
  return rule;
};

const ERASED: Readonly<Record<ErasedAs, string>> = {
  deleted: 'We have no reason to keep it',
  anonymised: 'The figures are kept; names, contact details and texts are deleted',
};

/** The effect of a requested erasure on a record today, and why. */
export const fateOf = (facts: RecordFacts, today: string, settings: RetentionSettings): Fate => {
  const { hold, complaint, isOpen, keepFrom } = facts;
  const stays = (why: string, until: string | null = null): Fate => ({ outcome: 'stays', why, until });
  const { period, as, kept, inUse } = ruleFor(facts);
  if (hold !== null) return stays(`On hold: ${hold}`);
  if (complaint !== null) return stays(`Complaint ${complaint} is open`);
  if (isOpen && inUse !== undefined) return stays(inUse);
  if (kept !== undefined && keepFrom !== null) {
    const until = keptUntil(period, keepFrom, settings);
    if (today < until) return stays(kept, until);
  }
  return { outcome: as, why: ERASED[as], until: null };
};
