import type { Task } from '@/features/tasks/tasks-api';
import { dayAndMonth, daysUntil, londonIsoDay, shortDate } from '@/shared/lib/dates';
import { adminPaths, applicationPath } from '@/shared/routing/paths';
import { lookUp } from '@/shared/lib/labels';
import { shownStatus, type ShownStatus } from '@/shared/ui/status-chip';

type CauseKind = Exclude<Task['kind'], 'manual'>;

/** The causes of automatic tasks. */
const CAUSES: Readonly<Record<CauseKind, ShownStatus>> = {
  question: { label: 'Message', tone: 'processing' },
  consent_refused: { label: 'Consent refused', tone: 'negative' },
  offer_chosen: { label: 'Offer chosen', tone: 'positive' },
  lender_question: { label: 'Client question', tone: 'processing' },
  case_question: { label: 'Partner question', tone: 'processing' },
  commission_question: { label: 'Partner query', tone: 'processing' },
  no_commission_terms: { label: 'No terms', tone: 'negative' },
  disclosure_out_of_date: { label: 'Disclosure out of date', tone: 'negative' },
  disclosure_to_send: { label: 'Disclosure to send', tone: 'negative' },
  acknowledge_complaint: { label: 'Complaint', tone: 'negative' },
  answer_complaint: { label: 'Complaint', tone: 'negative' },
  confirm_identity: { label: 'Data request', tone: 'negative' },
  answer_data_request: { label: 'Data request', tone: 'negative' },
  retention_stopped: { label: 'Retention', tone: 'negative' },
  commission_to_adjust: { label: 'Commission to check', tone: 'negative' },
  receivable_overdue: { label: 'Commission overdue', tone: 'waiting' },
  chase_lender: { label: 'No reply', tone: 'waiting' },
  offer_runs_out: { label: 'Offer expiring', tone: 'waiting' },
  renewal: { label: 'Renewal', tone: 'neutral' },
};

/** The cause of an automatic task; null if staff created it. */
export const causeOf = ({ kind }: Pick<Task, 'kind'>): ShownStatus | null =>
  kind === 'manual' ? null : shownStatus(CAUSES, kind);

const OF_APPLICATIONS: Readonly<Partial<Record<string, true>>> = {
  case_question: true,
  consent_refused: true,
  offer_chosen: true,
  no_commission_terms: true,
  commission_to_adjust: true,
  receivable_overdue: true,
  chase_lender: true,
  offer_runs_out: true,
  renewal: true,
};

/** Whether it is an automatic task of an application that has been deleted. */
export const isCaseGone = ({ kind, applicationId }: Pick<Task, 'kind' | 'applicationId'>): boolean =>
  applicationId === null && lookUp(OF_APPLICATIONS, kind) === true;

const SCREENS: Readonly<Partial<Record<string, string>>> = {
  question: `${adminPaths.messages}?status=open`,
  commission_question: `${adminPaths.commissions}?tab=ledger`,
};

/** Tasks that are done on a screen of their own, also where they name an application. */
const OWN_SCREENS: Readonly<Partial<Record<string, string>>> = {
  acknowledge_complaint: `${adminPaths.complaints}?status=open`,
  answer_complaint: `${adminPaths.complaints}?status=acknowledged`,
  confirm_identity: `${adminPaths.people}?status=open`,
  answer_data_request: `${adminPaths.people}?status=open`,
  retention_stopped: `${adminPaths.people}?tab=retention`,
};

/** The screen for a task: an application's page with `search` in its URL; null if there is none. */
export const placeOf = (
  { kind, applicationId }: Pick<Task, 'kind' | 'applicationId'>,
  search: string,
): string | null => {
  const own = lookUp(OWN_SCREENS, kind);
  if (own !== undefined) return own;
  return applicationId === null ? (lookUp(SCREENS, kind) ?? null) : applicationPath(applicationId) + search;
};

/** Dates in the current year omit the year. */
const formatDay = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? dayAndMonth(day) : shortDate(day);

/** The due date, or the completion date. */
export function formatDue({ dueOn, doneAt = null }: { dueOn: string; doneAt?: string | null }): ShownStatus {
  const today = londonIsoDay(new Date());
  if (doneAt !== null)
    return { label: `Done on ${formatDay(londonIsoDay(doneAt), today)}`, tone: 'positive' };
  const days = daysUntil(dueOn, today);
  if (days < 0) return { label: `Overdue since ${formatDay(dueOn, today)}`, tone: 'negative' };
  if (days === 0) return { label: 'Due today', tone: 'waiting' };
  if (days === 1) return { label: 'Due tomorrow', tone: 'neutral' };
  return { label: `Due on ${formatDay(dueOn, today)}`, tone: 'neutral' };
}
