import type { CaseStatus } from '@/features/cases/cases-api';
import { StatusChip, type Tone } from '@/shared/portal/status-chip';

interface Shown {
  label: string;
  tone: Tone;
}

/** In the order that a case goes through them. */
export const CASE_STATUSES: Readonly<Record<CaseStatus, Shown>> = {
  pending: { label: 'Pending', tone: 'waiting' },
  in_review: { label: 'In review', tone: 'processing' },
  approved: { label: 'Approved', tone: 'positive' },
  rejected: { label: 'Rejected', tone: 'negative' },
};

export function CaseStatusChip({ status }: { status: CaseStatus }) {
  const { label, tone } = CASE_STATUSES[status];
  return <StatusChip tone={tone}>{label}</StatusChip>;
}
