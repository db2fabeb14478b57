import type { ApplicationStatus } from '@/features/applications/staff/admin-applications-api';
import type { Option } from '@/shared/forms/fields/options';
import { optionsOf } from '@/shared/forms/fields/options';
import { chipOf, shownStatus, type ShownStatus } from '@/shared/ui/status-chip';

/** In the order of the menu. */
const APPLICATION_STATUSES: Readonly<Record<ApplicationStatus, ShownStatus>> = {
  pending: { label: 'Pending', tone: 'waiting' },
  approved: { label: 'Approved', tone: 'positive' },
  rejected: { label: 'Rejected', tone: 'negative' },
  in_review: { label: 'In review', tone: 'neutral' },
};

export const statusOptions = optionsOf(APPLICATION_STATUSES);

export const formatStatus = (status: string): string => shownStatus(APPLICATION_STATUSES, status).label;

/** All statuses, plus the current one if it is unknown. */
export const statusOptionsFrom = (current: string): readonly Option[] =>
  statusOptions.some(({ value }) => value === current)
    ? statusOptions
    : [{ value: current, label: formatStatus(current) }, ...statusOptions];

export const ApplicationStatusChip = chipOf(APPLICATION_STATUSES);
