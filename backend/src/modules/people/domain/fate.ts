import { keptUntil, type PeriodName, type RetentionSettings } from './periods.js';
import type { PersonRecordType } from './register.js';

/** What of a record decides whether it may go. */
export interface RecordFacts {
  readonly type: PersonRecordType;
  readonly id: string;
  readonly name: string;
  readonly company: string | null;
  readonly email: string;
  readonly phone: string | null;
  /** When it came: ISO 8601. */
  readonly at: string;
  /** Why it is on hold. */
  readonly hold: string | null;
  /** The reference of an open complaint about it. */
  readonly complaint: string | null;
  /** It is at work: an open complaint or request, or an account in use. */
  readonly isOpen: boolean;
  /** From which day the period counts for which it must stay; null where nothing asks for it. */
  readonly keepFrom: string | null;
}

type Outcome = 'deleted' | 'anonymised' | 'stays';

interface Fate {
  readonly outcome: Outcome;
  /** In a sentence. */
  readonly why: string;
  /** Until which day it stays; null where no day is known. */
  readonly until: string | null;
}

interface Rule {
  /** For how long it must stay, and why; null where nothing asks for it. */
  readonly keeps: { readonly period: PeriodName; readonly why: string } | null;
  /** What happens to one that need not stay. */
  readonly then: (facts: RecordFacts) => Exclude<Outcome, 'stays'>;
  readonly open: string | null;
}

const deleted = () => 'deleted' as const;
const anonymised = () => 'anonymised' as const;

const RULES: Readonly<Record<PersonRecordType, Rule>> = {
  application: {
    keeps: { period: 'deal', why: 'The finance was paid out: tax law and possible claims need its records' },
    // What was a deal stays for figures, without the person.
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
  anonymised: 'Figures stay; names, contact details and texts go',
};

/** What an erasure does to a record today, and why. */
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
