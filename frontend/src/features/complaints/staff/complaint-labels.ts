import type { Complaint } from '@/features/complaints/staff/complaints-api';
import { daysUntil, longDate, shortDate } from '@/shared/lib/dates';
import { counted } from '@/shared/lib/figures';
import { chipOf, type ShownStatus } from '@/shared/ui/status-chip';

export const COMPLAINT_KINDS: Readonly<Record<Complaint['kind'], string>> = {
  service: 'Service',
  data: 'Personal data',
};

const STATUSES: Readonly<Record<Complaint['status'], ShownStatus>> = {
  open: { label: 'Open', tone: 'waiting' },
  acknowledged: { label: 'Acknowledged', tone: 'processing' },
  closed: { label: 'Closed', tone: 'positive' },
};
export const ComplaintStatusChip = chipOf(STATUSES);

export const STATUS_LABELS = Object.fromEntries(
  Object.entries(STATUSES).map(([status, { label }]) => [status, label]),
);

export const COMPLAINT_OUTCOMES: Readonly<Record<NonNullable<Complaint['outcome']>, string>> = {
  upheld: 'Upheld',
  partly_upheld: 'Partly upheld',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

/** What must be done next with a complaint, and by when. */
export interface ComplaintStep {
  readonly kind: 'acknowledge' | 'respond';
  /** A date in London; null if the law says 'without undue delay'. */
  readonly dueOn: string | null;
}

/** Null for a closed complaint. */
export const complaintNextStep = (complaint: Complaint): ComplaintStep | null => {
  const { status, acknowledgeBy, respondBy } = complaint;
  if (status === 'closed') return null;
  return status === 'open'
    ? { kind: 'acknowledge', dueOn: acknowledgeBy }
    : { kind: 'respond', dueOn: respondBy };
};

/** '3 days late', 'today' or the date itself. */
export const complaintDue = (dueOn: string): ShownStatus => {
  const days = daysUntil(dueOn);
  if (days < 0) return { label: `${counted(-days, 'day')} late`, tone: 'negative' };
  if (days === 0) return { label: 'Today', tone: 'waiting' };
  return { label: shortDate(dueOn), tone: 'neutral' };
};

/** 'Acknowledge it by 17 March 2026'. */
export const stepSentence = ({ kind, dueOn }: ComplaintStep): string => {
  if (kind === 'acknowledge') return `Acknowledge it by ${longDate(dueOn ?? '')}`;
  return dueOn === null
    ? 'Look into it and give the outcome without undue delay'
    : `Send the final response by ${longDate(dueOn)}`;
};
