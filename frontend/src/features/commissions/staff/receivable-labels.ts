import type { Receivable } from '@/features/commissions/staff/receivables-api';
import { optionsOf } from '@/shared/forms/fields/options';
import type { ShownStatus } from '@/shared/ui/status-chip';

const STATES: Readonly<Record<Receivable['state'], ShownStatus>> = {
  open: { label: 'Open', tone: 'waiting' },
  short: { label: 'Part received', tone: 'processing' },
  received: { label: 'Received', tone: 'positive' },
  over: { label: 'Overpaid', tone: 'negative' },
  written_off: { label: 'Written off', tone: 'neutral' },
};

export const receivableStates = optionsOf(STATES);

/** Receivables that are overdue, or cancelled with their completion, have labels of their own. */
export const statusOf = ({ state, isOverdue, cancelledAt }: Receivable): ShownStatus => {
  if (cancelledAt !== null) return { label: 'Cancelled', tone: 'neutral' };
  if (isOverdue) return { label: 'Overdue', tone: 'negative' };
  return STATES[state];
};

/** Its case; a fixed label once the case is deleted. */
export const receivableName = ({ companyName }: Pick<Receivable, 'companyName'>): string =>
  companyName ?? 'Deleted case';
