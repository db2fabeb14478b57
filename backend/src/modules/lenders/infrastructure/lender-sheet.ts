import {
  headingOf,
  isAcceptsFlag,
  isFlagField,
  LENDER_FIELDS,
  type LenderField,
} from '#kernel/lending/lender-fields.js';
import type { SpreadsheetColumn } from '#platform/infrastructure/spreadsheet/writing/spreadsheet.js';
import type { LenderView } from '../application/lender-view.js';

const YES_NO: Readonly<Record<string, string>> = { true: 'Yes', false: 'No' };

/** A default is not a statement, but the import would read it as one. */
const statedBy = (lender: LenderView, field: LenderField): string | null => {
  if (isAcceptsFlag(field) && lender.notStated.includes(field)) return null;
  const text = lender[field];
  return isFlagField(field) && text !== null ? (YES_NO[text] ?? text) : text;
};

/** The lenders as a spreadsheet in the template's columns, which can be imported again. */
export const LENDER_COLUMNS: readonly SpreadsheetColumn<LenderView>[] = LENDER_FIELDS.map((field) => ({
  title: headingOf(field),
  value: (lender) => statedBy(lender, field),
}));
