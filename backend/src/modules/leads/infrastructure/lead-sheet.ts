import type { SpreadsheetColumn } from '#platform/infrastructure/spreadsheet/writing/spreadsheet.js';
import type { LeadView } from '../application/lead-view.js';
import type { LeadStatus } from '../domain/lead.js';

const STATUS: Readonly<Record<LeadStatus, string>> = {
  lead: 'Lead',
  contacted: 'Contacted',
  qualified: 'Qualified',
  client: 'Client',
  'closed-won': 'Closed won',
  'closed-lost': 'Closed lost',
};

/** A partner's leads as a spreadsheet, which can be imported again. */
export const LEAD_COLUMNS: readonly SpreadsheetColumn<LeadView>[] = [
  { title: 'Name', value: ({ name }) => name, width: 24 },
  { title: 'Email', value: ({ email }) => email, width: 32 },
  { title: 'Phone', value: ({ phone }) => phone },
  { title: 'Company', value: ({ company }) => company, width: 32 },
  { title: 'Status', value: ({ status }) => STATUS[status], width: 12 },
  { title: 'Source', value: ({ source }) => source },
  { title: 'Notes', value: ({ notes }) => notes, width: 48 },
  { title: 'Added', value: ({ createdAt }) => new Date(createdAt) },
  { title: 'Last change', value: ({ updatedAt }) => new Date(updatedAt) },
  { title: 'Id', value: ({ id }) => id, width: 38 },
];
