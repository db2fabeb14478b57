import type { ApplicationStatus } from '../domain/funding-application.js';

/** As spreadsheets write them. */
export const STATUS: Readonly<Record<ApplicationStatus, string>> = {
  pending: 'Pending',
  in_review: 'In review',
  approved: 'Approved',
  rejected: 'Rejected',
};

export const timeOf = (at: string | null): Date | null => (at === null ? null : new Date(at));
