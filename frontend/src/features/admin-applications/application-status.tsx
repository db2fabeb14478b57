import type { Application, ApplicationStatus } from '@/features/admin-applications/admin-applications-api';
import { StatusChip, type Tone } from '@/shared/portal/status-chip';

interface Shown {
  label: string;
  tone: Tone;
}

/** In the order in which staff choose one. */
export const APPLICATION_STATUSES: Readonly<Record<ApplicationStatus, Shown>> = {
  pending: { label: 'Pending', tone: 'waiting' },
  approved: { label: 'Approved', tone: 'positive' },
  rejected: { label: 'Rejected', tone: 'negative' },
  in_review: { label: 'In review', tone: 'neutral' },
};

export const statusOptions = Object.entries(APPLICATION_STATUSES).map(([value, { label }]) => ({
  value,
  label,
}));

export const statusInWords = (status: string): string =>
  status in APPLICATION_STATUSES ? APPLICATION_STATUSES[status as ApplicationStatus].label : status;

export function ApplicationStatusChip({ status }: Pick<Application, 'status'>) {
  const { label, tone } = APPLICATION_STATUSES[status];
  return <StatusChip tone={tone}>{label}</StatusChip>;
}
