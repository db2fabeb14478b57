import { keysOf } from '#kernel/records.js';
import { NameTable, namesIn } from '#kernel/vocabulary/names.js';
import type { LeadStatus } from '../../domain/lead.js';

type Words = Readonly<Record<LeadStatus, string>>;

/** Names of lead stages in other programs with the same meaning. */
const SAME: Words = {
  lead: `lead, new, new lead, open, open lead, uncontacted, not contacted, not yet contacted, open not contacted,
    to contact, untouched`,
  contacted: 'contacted, contact made, in contact, working contacted, connected',
  qualified: 'qualified, qualified lead, sales qualified, sales qualified lead, SQL',
  client:
    'client, customer, active client, existing client, current client, existing customer, current customer',
  'closed-won': 'closed won, won, deal won',
  'closed-lost': 'closed lost, lost, deal lost, lost lead, closed not converted',
};

/** Names with a different meaning, and our nearest status. */
const NEAREST: Words = {
  lead: `hot, hot lead, warm, warm lead, cold, cold lead, prospect, subscriber, attempted to contact, attempted contact,
    contact attempted, contact in future`,
  contacted: 'in progress, working, nurturing, bad timing',
  qualified: `prequalified, marketing qualified, marketing qualified lead, MQL, opportunity, open deal, converted,
    closed converted`,
  client: 'evangelist',
  'closed-won': '',
  'closed-lost': 'unqualified, not qualified, disqualified, junk, junk lead, not interested',
};

export interface ReadStatus {
  readonly text: string;
  /** Null if it matches none of our statuses. */
  readonly status: LeadStatus | null;
  /** Whether the text means exactly this status. */
  readonly isSame: boolean;
}

const meaningsIn = (words: Words, isSame: boolean): [string, Omit<ReadStatus, 'text'>][] =>
  keysOf(words).flatMap((status) =>
    namesIn(words[status]).map((word): [string, Omit<ReadStatus, 'text'>] => [word, { status, isSame }]),
  );

const table = new NameTable([...meaningsIn(SAME, true), ...meaningsIn(NEAREST, false)], {
  around: '',
  longest: 40,
});

const UNKNOWN = { status: null, isSame: false } as const;

const readWord = (text: string): ReadStatus => ({ text, ...(table.meaningOf(text) ?? UNKNOWN) });

/** One status, or several: 'Customer, Hot lead'. */
export const readLeadStatuses = (text: string): ReadStatus[] => {
  const whole = readWord(text);
  const parts = text.split(/\s*(?:[,;/|\n]|:::)\s*/).filter((part) => part !== '');
  const read = parts.map(readWord);
  return whole.status !== null || read.every(({ status }) => status === null) ? [whole] : read;
};
