import { LENDER_FIELDS } from '#shared/domain/lender-fields.js';
import { fieldsOf, type Fields } from '#shared/infrastructure/database/fields.js';
import { LENDER_VIEW_FIELDS, type LenderView } from '../../application/lender-view.js';
import { lenderTable, textsSchema } from './lender.table.js';

/** The view of a lender, read without going through the aggregate. */
export const LENDER_VIEW: Fields<LenderView> = {
  ...fieldsOf(textsSchema, LENDER_FIELDS),
  ...fieldsOf(lenderTable, LENDER_VIEW_FIELDS),
};
