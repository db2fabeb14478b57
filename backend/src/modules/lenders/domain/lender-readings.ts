import { productTitle, readProducts } from '#kernel/lending/product.js';
import type { FieldError } from '#kernel/errors.js';
import { LIMIT_FIELDS, type LenderField } from '#kernel/lending/lender-fields.js';
import type { LenderStatements } from '#kernel/lending/lender-texts.js';
import { readLimit, sayLimit } from './lender-limits.js';
import { readStatements, type LenderInput } from './lender-statements.js';

/** What the matching rule reads in each field, in a standard format. */
export type LenderReadings = readonly { readonly field: LenderField; readonly reads: string }[];

/** An unreadable field has no reading; its warning says so. */
export const readingsOf = (statements: LenderStatements): LenderReadings => {
  const limits = LIMIT_FIELDS.flatMap((field) => {
    const text = statements[field];
    if (typeof text !== 'string' || readLimit(field, text) === null) return [];
    return [{ field, reads: sayLimit(field, text) }];
  });
  const { products } = readProducts(statements.productTypes ?? '');
  if (products.length === 0) return limits;
  return [{ field: 'productTypes', reads: products.map(productTitle).join(', ') }, ...limits];
};

interface LenderInterpretation {
  readonly readings: LenderReadings;
  readonly warnings: readonly FieldError[];
}

/** What the matching rule will read in a lender, before saving. */
export const interpret = (input: LenderInput): LenderInterpretation => {
  const { statements, warnings } = readStatements(input);
  return { readings: readingsOf(statements), warnings };
};
