import { LENDER_FIELDS } from '#kernel/lending/lender-fields.js';
import { fieldsOf, type Fields } from '#platform/infrastructure/database/lists/fields.js';
import { LENDER_VIEW_FIELDS, type LenderView } from '../../application/lender-view.js';
import { lenderTable, textsSchema } from './lender.table.js';

/** The view of a lender, read without the aggregate. */
export const LENDER_VIEW: Fields<LenderView> = {
  ...fieldsOf(textsSchema, LENDER_FIELDS),
  ...fieldsOf(lenderTable, LENDER_VIEW_FIELDS),
};
