import type { SpreadsheetColumn } from '#platform/infrastructure/spreadsheet/writing/spreadsheet.js';
import type { ComplaintView } from '../application/complaint-views.js';

/** The register of complaints as a spreadsheet. */
export const COMPLAINT_COLUMNS: readonly SpreadsheetColumn<ComplaintView>[] = [
  { title: 'Reference', value: ({ reference }) => reference, width: 12 },
  { title: 'Kind', value: ({ kind }) => (kind === 'data' ? 'Data' : 'Service'), width: 10 },
  { title: 'Status', value: ({ status }) => status.charAt(0).toUpperCase() + status.slice(1), width: 14 },
  { title: 'Received', value: ({ receivedOn }) => receivedOn, width: 12 },
  { title: 'Complainant', value: ({ name }) => name, width: 24 },
  { title: 'Company', value: ({ companyName, company }) => companyName ?? company, width: 28 },
  { title: 'Email', value: ({ email }) => email, width: 30 },
  { title: 'Phone', value: ({ phone }) => phone, width: 16 },
  { title: 'Product', value: ({ product }) => product, width: 20 },
  { title: 'What happened', value: ({ whatHappened }) => whatHappened, width: 60 },
  { title: 'What would put it right', value: ({ wanted }) => wanted, width: 40 },
  { title: 'Owner', value: ({ owner }) => owner?.name ?? null, width: 20 },
  { title: 'Acknowledge by', value: ({ acknowledgeBy }) => acknowledgeBy, width: 15 },
  { title: 'Acknowledged', value: ({ acknowledgedOn }) => acknowledgedOn, width: 14 },
  { title: 'Final response by', value: ({ respondBy }) => respondBy, width: 16 },
  { title: 'Final response', value: ({ respondedOn }) => respondedOn, width: 14 },
  { title: 'Outcome', value: ({ outcome }) => outcome?.replace('_', ' ') ?? null, width: 16 },
  {
    title: 'Redress (£)',
    value: ({ redressPence }) => (redressPence === null ? null : redressPence / 100),
    width: 12,
  },
  { title: 'Root cause', value: ({ rootCause }) => rootCause, width: 40 },
  {
    title: 'Vulnerable customer',
    value: ({ isVulnerable }) => (isVulnerable === null ? null : isVulnerable ? 'Yes' : 'No'),
    width: 18,
  },
];
