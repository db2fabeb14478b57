import { keptUntil, type PeriodName, type RetentionSettings } from './periods.js';
import type { PersonRecordType } from './register.js';

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
  /** The start of its retention period; null if there is none. */
  readonly keepFrom: string | null;
}

type Outcome = 'deleted' | 'anonymised' | 'stays';

interface Fate {
  readonly outcome: Outcome;
  /** As part of a sentence. */
  readonly why: string;
  /** The end of its retention; null if unknown. */
  readonly until: string | null;
}

interface Rule {
  /** The retention period and its reason; null if there is none. */
  readonly keeps: { readonly period: PeriodName; readonly why: string } | null;
  /** What happens to a record without retention. */
  readonly then: (facts: RecordFacts) => Exclude<Outcome, 'stays'>;
  readonly open: string | null;
}

const deleted = () => 'deleted' as const;
const anonymised = () => 'anonymised' as const;

const RULES: Readonly<Record<PersonRecordType, Rule>> = {
  application: {
    keeps: { period: 'deal', why: 'The finance was paid out: tax law and possible claims need its records' },
    // A deal's figures are kept without personal data.
    then: ({ keepFrom }) => (keepFrom === null ? 'deleted' : 'anonymised'),
    open: null,
  },
  'contact-message': { keeps: null, then: deleted, open: null },
  'held-submission': { keeps: null, then: deleted, open: null },
  lead: { keeps: null, then: deleted, open: null },
  introducer: {
    keeps: { period: 'partner', why: 'The partner has cases or commission: accounts need them' },
    then: anonymised,
    open: null,
  },
  admin: { keeps: null, then: anonymised, open: 'The person works here' },
  'staff-invitation': { keeps: null, then: deleted, open: null },
  complaint: {
    keeps: { period: 'complaint', why: 'We must be able to show how we answered' },
    then: deleted,
    open: 'The complaint is open',
  },
  'data-request': {
    keeps: { period: 'complaint', why: 'We must be able to show how we answered' },
    then: deleted,
    open: 'The request is open',
  },
};

const GOES: Readonly<Record<Exclude<Outcome, 'stays'>, string>> = {
  deleted: 'Nothing asks us to keep it',
  anonymised: 'The figures are kept; names, contact details and texts are deleted',
};

/** The effect of an erasure on a record today, and why. */
export const fateOf = (facts: RecordFacts, today: string, settings: RetentionSettings): Fate => {
  const { hold, complaint, isOpen, keepFrom, type } = facts;
  const stays = (why: string, until: string | null = null): Fate => ({ outcome: 'stays', why, until });
  const rule = RULES[type];
  if (hold !== null) return stays(`On hold: ${hold}`);
  if (complaint !== null) return stays(`Complaint ${complaint} is open`);
  if (isOpen && rule.open !== null) return stays(rule.open);
  if (rule.keeps && keepFrom !== null) {
    const until = keptUntil(rule.keeps.period, keepFrom, settings);
    if (today < until) return stays(rule.keeps.why, until);
  }
  const outcome = rule.then(facts);
  return { outcome, why: GOES[outcome], until: null };
};
