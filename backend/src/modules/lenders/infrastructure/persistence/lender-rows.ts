import { columnName } from '#shared/infrastructure/database/column-name.js';
import type { LenderView } from '../../application/lender-view.js';
import { LENDER_FIELDS } from '#shared/domain/lender-fields.js';

/** A row of `LENDER_VIEW_COLUMNS`: the view itself, but for its dates. */
export type LenderRow = Omit<LenderView, 'createdAt' | 'updatedAt' | 'confirmedAt'> & {
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly confirmedAt: Date | null;
};

/** The select list that reads a view without going through the aggregate. */
export const LENDER_VIEW_COLUMNS = [
  'id',
  ...LENDER_FIELDS,
  'createdAt',
  'updatedAt',
  'confirmedAt',
  'notStated',
]
  .map((property) => `${columnName(property)} as "${property}"`)
  .join(', ');

/** The row itself becomes the view: copying so many fields of so many lenders took longer than reading them. */
export const viewOfRow = (row: LenderRow): LenderView =>
  Object.assign(row, {
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
  });
