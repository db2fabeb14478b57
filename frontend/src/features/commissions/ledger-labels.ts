import type { Schemas } from '@/api/schemas';
import { optionsOf } from '@/shared/forms/fields/options';
import { monthAndYear } from '@/shared/lib/dates';
import { showPence } from '@/shared/lib/pounds';
import type { ShownStatus } from '@/shared/lists/status-chip';

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

/** In accounting format: 90000 → '£900.00', -500 → '−£5.00'. */
export const toThePenny = (pence: number): string =>
  `${pence < 0 ? '−' : ''}${showPence(Math.abs(pence) / 100)}`;

/** An amount that depends on the lender's payment is unknown until then. */
export const formatAmount = (pence: number | null): string =>
  pence === null ? 'Not known yet' : toThePenny(pence);

export const formatMonth = (month: string): string => monthAndYear(`${month}-01`);

/** A line's name: its case, or its kind. */
export const lineName = ({ companyName, kind }: Line): string =>
  companyName ?? (kind === 'adjustment' ? 'Adjustment' : 'Deleted case');

export const statementName = ({ number, month }: Statement): string =>
  number ?? `Draft for ${formatMonth(month)}`;
