import { HeaderRows, type Header, type MappedColumn } from '#platform/application/spreadsheet/header-row.js';
import type { Column } from './columns.js';
import { isFlagField, isLimitField } from '#kernel/lending/lender-fields.js';
import { isQualification, isUnit, tokensOf } from './header-words.js';

export type LenderColumn = MappedColumn<Column>;
export type LenderHeader = Header<Column>;
export type LenderHeaders = HeaderRows<Column>;

/** What a column with this header holds; null when we do not know it. */
type HeaderColumn = (header: string) => Column | null;

/** 'Min' and 'Max (£k)' need what is above them; 'Facility' beside them may not belong there. */
const needsHeading = (text: string): boolean => {
  const [only, ...more] = tokensOf(text).filter((token) => !isUnit(token));
  return only === undefined || (more.length === 0 && ['min', 'max', 'from', 'to'].includes(only));
};

/** A table of lenders has their names and one column more. */
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
