import { HeaderRows, type Header, type MappedColumn } from '#platform/application/spreadsheet/header-row.js';
import type { Column } from './columns.js';
import { isFlagField, isLimitField } from '#kernel/lending/lender-fields.js';
import { isQualification, isUnit, tokensOf } from './header-words.js';

export type LenderColumn = MappedColumn<Column>;
export type LenderHeader = Header<Column>;
export type LenderHeaders = HeaderRows<Column>;

/** The meaning of a header; null if unknown. */
type HeaderColumn = (header: string) => Column | null;

/** 'Min' and 'Max (£k)' need the heading above; 'Facility' beside them may not belong to it. */
const needsHeading = (text: string): boolean => {
  const [only, ...more] = tokensOf(text).filter((token) => !isUnit(token));
  return only === undefined || (more.length === 0 && ['min', 'max', 'from', 'to'].includes(only));
};

/** A table of lenders has a column of names and at least one more. */
export const lenderHeaders = (
  columnOf: HeaderColumn,
  namesLenders: (header: string) => boolean,
): LenderHeaders =>
  new HeaderRows<Column>({
    columnOf,
    isKey: ({ reading }) => reading === 'name',
    isKeyHeader: namesLenders,
    needsHeading,
    isNarrowedBy: ({ fields }, heading) =>
      fields.some((field) => isLimitField(field) || isFlagField(field) || field === 'interestRate') &&
      isQualification(heading),
    addsUp: ({ reading }) => reading === 'product-tick' || reading === 'ignored',
  });
