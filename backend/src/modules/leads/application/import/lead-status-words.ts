import { NameTable, namesIn } from '#shared/domain/vocabulary/names.js';
import type { LeadStatus } from '../../domain/lead.js';

/** What other programs call the stages of a lead, where they mean the same: nothing is guessed. */
const WORDS: Readonly<Record<LeadStatus, string>> = {
  lead: 'lead, new, new lead, uncontacted, not contacted, not yet contacted',
  contacted: 'contacted, contact made, in contact',
  qualified: 'qualified, qualified lead',
  client: 'client, customer, active client, existing client, current client, existing customer',
  'closed-won': 'closed won, won, deal won',
  'closed-lost': 'closed lost, lost, deal lost',
};

const table = new NameTable<LeadStatus>(
  (Object.keys(WORDS) as LeadStatus[]).flatMap((status) =>
    namesIn(WORDS[status]).map((word) => [word, status] as const),
  ),
  { around: '', longest: 40 },
);

/** Null when the word is for none of our statuses. */
export const readLeadStatus = (text: string): LeadStatus | null => table.meaningOf(text) ?? null;
