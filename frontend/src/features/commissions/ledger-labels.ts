import type { Schemas } from '@/api/schemas';
import { optionsOf } from '@/shared/forms/fields/options';
import { monthAndYear } from '@/shared/lib/dates';
import { formatPenceInFull } from '@/shared/lib/money';
import type { ShownStatus } from '@/shared/ui/status-chip';

export type Line = Schemas['LineResponse'];
export type LineState = Line['state'];
export type Statement = Schemas['StatementResponse'];

export const LINE_STATES: Readonly<Record<LineState, ShownStatus>> = {
  expected: { label: 'Expected', tone: 'neutral' },
  earned: { label: 'Earned', tone: 'processing' },
  due: { label: 'Due', tone: 'waiting' },
  on_statement: { label: 'On statement', tone: 'processing' },
  paid: { label: 'Paid', tone: 'positive' },
};

export const STATEMENT_STATES: Readonly<Record<Statement['state'], ShownStatus>> = {
  draft: { label: 'Draft', tone: 'waiting' },
  approved: { label: 'Approved', tone: 'processing' },
  paid: { label: 'Paid', tone: 'positive' },
};

export const lineStates = optionsOf(LINE_STATES);
export const statementStates = optionsOf(STATEMENT_STATES);
/** Without drafts, which only the broker sees. */
export const partnersStatementStates = statementStates.filter(({ value }) => value !== 'draft');

/** An amount that depends on the lender's payment is unknown until then. */
export const formatLineAmount = (pence: number | null): string =>
  pence === null ? 'Not known yet' : formatPenceInFull(pence);

export const formatMonth = (month: string): string => monthAndYear(`${month}-01`);

/** A line's name: its case, or its kind. */
export const lineName = ({ companyName, kind }: Line): string =>
  companyName ?? (kind === 'adjustment' ? 'Adjustment' : 'Deleted case');

export const statementName = ({ number, month }: Statement): string =>
  number ?? `Draft for ${formatMonth(month)}`;
