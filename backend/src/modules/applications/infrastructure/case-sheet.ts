import type { SpreadsheetColumn } from '#shared/infrastructure/spreadsheet/writing/spreadsheet.js';
import type { CaseView } from '../application/case.queries.js';
import type { ApplicationStatus } from '../domain/funding-application.js';

const STATUS: Readonly<Record<ApplicationStatus, string>> = {
  pending: 'Pending',
  in_review: 'In review',
  approved: 'Approved',
  rejected: 'Rejected',
};

const dateOf = (at: string | null): Date | null => (at === null ? null : new Date(at));

/** A partner's cases as a spreadsheet. */
export const CASE_COLUMNS: readonly SpreadsheetColumn<CaseView>[] = [
  { title: 'Date', value: ({ createdAt }) => dateOf(createdAt) },
  { title: 'Company', value: ({ companyName }) => companyName, width: 32 },
  { title: 'Contact', value: ({ contactName }) => contactName, width: 24 },
  { title: 'Email', value: ({ email }) => email, width: 32 },
  { title: 'Phone', value: ({ phone }) => phone },
  { title: 'Funding type', value: ({ fundingType }) => fundingType, width: 22 },
  { title: 'Amount', value: ({ amount }) => amount },
  { title: 'Trading history', value: ({ tradingHistory }) => tradingHistory },
  { title: 'Status', value: ({ status }) => STATUS[status], width: 12 },
  { title: 'Lender', value: ({ assignedLender }) => assignedLender, width: 24 },
  { title: 'Notes', value: ({ notes }) => notes, width: 48 },
  { title: 'Reference', value: ({ externalReference }) => externalReference },
  { title: 'Client agreed', value: ({ clientConsentAt }) => dateOf(clientConsentAt) },
  { title: 'Last change', value: ({ updatedAt }) => dateOf(updatedAt) },
  { title: 'Id', value: ({ id }) => id, width: 38 },
];
