import type { Answers, RequiredAnswer } from '#kernel/lending/answers.js';
import type { SpreadsheetColumn } from '#platform/infrastructure/spreadsheet/writing/spreadsheet.js';
import type { ApplicationStatus } from '../domain/application-status.js';

/** Status labels in spreadsheets. */
export const STATUS: Readonly<Record<ApplicationStatus, string>> = {
  pending: 'Pending',
  in_review: 'In review',
  approved: 'Approved',
  rejected: 'Rejected',
};

export const timeOf = (at: string | null): Date | null => (at === null ? null : new Date(at));

/** Columns with the applicant and the request. */
export const ANSWER_COLUMNS: readonly SpreadsheetColumn<Pick<Answers, RequiredAnswer>>[] = [
  { title: 'Company', value: ({ companyName }) => companyName, width: 32 },
  { title: 'Contact', value: ({ contactName }) => contactName, width: 24 },
  { title: 'Email', value: ({ email }) => email, width: 32 },
  { title: 'Phone', value: ({ phone }) => phone },
  { title: 'Funding type', value: ({ fundingType }) => fundingType, width: 22 },
  { title: 'Amount', value: ({ amount }) => amount },
];
