import type { CaseStatus } from '@/features/applications/partner/cases-api';
import { chipOf, type ShownStatus } from '@/shared/ui/status-chip';

/** In the order of a case's progress. */
export const CASE_STATUSES: Readonly<Record<CaseStatus, ShownStatus>> = {
  pending: { label: 'Pending', tone: 'waiting' },
  in_review: { label: 'In review', tone: 'processing' },
  approved: { label: 'Approved', tone: 'positive' },
  rejected: { label: 'Rejected', tone: 'negative' },
};

export const CaseStatusChip = chipOf(CASE_STATUSES);
