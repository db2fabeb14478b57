import { productTitle, readProducts, type ProductKey } from '#kernel/lending/product.js';
import {
  declarationOf,
  isAlwaysPresent,
  isFlagField,
  isLimitField,
  isListField,
  LENDER_FIELDS,
  type LenderField,
} from '#kernel/lending/lender-fields.js';
import type { LenderStatements } from '#kernel/lending/lender-texts.js';
import { lenderKey } from '../../../domain/lender-key.js';
import type { ImportIssue } from '../../../domain/lender-import.js';
import { readNewLender } from '../../../domain/lender-statements.js';
import { isSameStatement, formatStatement } from '../../../domain/same-statement.js';
import { BRIDGING } from '../words/word-meanings.js';
import type { Findings, LenderRow, Remark } from './lender-row.js';

/** The statements of a file about a lender, and the first row with them. */
export interface Draft {
  readonly sheet: string;
  readonly row: number;
  readonly statements: LenderStatements;
}

type ColumnOf = LenderRow['columnOf'];

const titlesOf = (products: readonly ProductKey[]): string => products.map(productTitle).join(', ');
const productsOf = ({ statements }: Draft): ProductKey[] =>
  readProducts(statements.productTypes ?? '').products;

/** A list too long to store is still read: as its products' own titles. */
const withStorableProducts = (values: LenderRow['values']): LenderRow['values'] =>
  (values.productTypes?.length ?? 0) > declarationOf('productTypes').maxLength
    ? { ...values, productTypes: titlesOf(readProducts(values.productTypes ?? '').products) }
    : values;

/** Whether two products can share a draft: a limit that only one of them states is a difference. */
const haveSameLimits = (one: Draft, other: Draft): boolean =>
  LENDER_FIELDS.every((field) => {
    const [firstStated, laterStated] = [one.statements[field] ?? null, other.statements[field] ?? null];
    if (firstStated === null || laterStated === null)
      return firstStated === laterStated || !isLimitField(field);
    const isJudged = isLimitField(field) || isFlagField(field) || isListField(field);
    return !isJudged || isSameStatement(field, firstStated, laterStated);
  });

const haveSameProducts = (one: Draft, other: Draft): boolean =>
  isSameStatement('productTypes', one.statements.productTypes ?? '', other.statements.productTypes ?? '');

const withProductsOf = (known: string, more: string): string => {
  const { products } = readProducts(known);
  const added = readProducts(more).products.filter((key) => !products.includes(key));
  return added.length === 0 ? known : `${known}, ${titlesOf(added)}`;
};

/** Merges two rows: the first wins, the second fills blanks and adds products. */
const joinRows = (first: Draft, repeat: Draft, columnOf: ColumnOf): { draft: Draft; warnings: Remark[] } => {
  const { sheet, row } = repeat;
  const where = first.sheet === sheet ? `row ${first.row}` : `row ${first.row} of “${first.sheet}”`;
  const issue = (field: LenderField, value: string | null, reason: string): ImportIssue => ({
    sheet,
    row,
    column: columnOf(field),
    value,
    reason,
  });
  const name = repeat.statements.name ?? null;
  const warnings = [issue('name', name, `This is the same lender as in ${where}, so we merged the rows`)];
  const statements: { [F in LenderField]?: string | null } = { ...first.statements };
  for (const field of LENDER_FIELDS) {
    const [firstStated, laterStated] = [first.statements[field] ?? null, repeat.statements[field] ?? null];
    if (laterStated === null || field === 'name') continue;
    if (firstStated === null) statements[field] = laterStated;
    else if (field === 'productTypes') statements[field] = withProductsOf(firstStated, laterStated);
    else if (!isSameStatement(field, firstStated, laterStated)) {
      const reason = `Differs from ${where}, where ${formatStatement(field, firstStated)} was used`;
      warnings.push(
        issue(field, isLimitField(field) ? formatStatement(field, laterStated) : laterStated, reason),
      );
    }
  }
  return { draft: { ...first, statements }, warnings };
};

/** 'Alba – Bridging Loans' */
const nameByProducts = (draft: Draft): string => {
  const products = productsOf(draft);
  const isBridging = BRIDGING.every((key) => products.includes(key));
  const titles = isBridging
    ? ['Bridging Loans', ...products.filter((key) => !BRIDGING.includes(key)).map(productTitle)]
    : products.map(productTitle);
  const ending = ` – ${titles.join(', ')}`;
  return `${(draft.statements.name ?? '').slice(0, declarationOf('name').maxLength - ending.length)}${ending}`;
};

/**
 * The lenders of one file, however many rows each has: one draft per group of a lender's products with the same
 * limits.
 */
export class LenderDrafts {
  private readonly byKey = new Map<string, readonly Draft[]>();
  /** Keys of lenders with several drafts. */
  private readonly several = new Set<string>();

  get size(): number {
    return this.byKey.size;
  }

  add(row: LenderRow): Findings {
    const { sheet, row: number, columnOf } = row;
    const { statements, problems, warnings } = readNewLender(withStorableProducts(row.values));
    const issueOf = ({ field, message }: { field: LenderField; message: string }) => ({
      sheet,
      row: number,
      column: columnOf(field),
      value: row.values[field] ?? null,
      reason: message,
    });
    const refusal = problems.find(({ field }) => isAlwaysPresent(field));
    if (refusal) return { refusal: { ...issueOf(refusal), name: row.values.name }, warnings: [] };
    const leftBlank = problems
      .map(issueOf)
      .map((issue) => ({ ...issue, reason: `Left blank: ${issue.reason}` }));
    const joined = this.merge({ sheet, row: number, statements }, columnOf);
    return { warnings: [...leftBlank, ...warnings.map(issueOf), ...joined] };
  }

  /** Names the drafts of lenders with several by their products; call it after all rows. */
  nameByProducts(): Findings {
    const warnings: Remark[] = [];
    for (const key of this.several) {
      const drafts = this.draftsOf(key);
      const [first] = drafts;
      if (first === undefined) continue;
      this.byKey.delete(key);
      for (const draft of drafts) {
        const name = nameByProducts(draft);
        warnings.push(...this.mergeRenamed({ ...draft, statements: { ...draft.statements, name } }));
      }
      const names = drafts.map((draft) => `“${nameByProducts(draft)}” (row ${draft.row})`).join(', ');
      warnings.push({
        sheet: first.sheet,
        row: first.row,
        column: null,
        value: first.statements.name ?? null,
        reason: `Its products have their own limits, so each became a separate lender: ${names}`,
      });
    }
    return { warnings };
  }

  /** The drafts by lender key, each once, in batches small enough for one statement. */
  *batches(size = 250): Generator<ReadonlyMap<string, Draft>> {
    let batch = new Map<string, Draft>();
    for (const [key, drafts] of this.byKey) {
      this.byKey.delete(key);
      for (const draft of drafts) batch.set(key, draft);
      if (batch.size < size) continue;
      yield batch;
      batch = new Map();
    }
    if (batch.size > 0) yield batch;
  }

  private draftsOf(key: string): readonly Draft[] {
    return this.byKey.get(key) ?? [];
  }

  private merge(draft: Draft, columnOf: ColumnOf): readonly Remark[] {
    const key = lenderKey(draft.statements.name ?? '');
    const known = this.draftsOf(key);
    const sameProducts = known.findIndex((other) => haveSameProducts(other, draft));
    const at = sameProducts < 0 ? known.findIndex((other) => haveSameLimits(other, draft)) : sameProducts;
    const first = known[at];
    if (first === undefined) {
      if (known.length > 0) this.several.add(key);
      this.byKey.set(key, [...known, draft]);
      return [];
    }
    const joined = joinRows(first, draft, columnOf);
    this.byKey.set(key, known.with(at, joined.draft));
    return joined.warnings;
  }

  /** If a row already has the name that a product of a lender gets here, the two are merged. */
  private mergeRenamed(draft: Draft): readonly Remark[] {
    const key = lenderKey(draft.statements.name ?? '');
    const [first, ...others] = this.draftsOf(key);
    const joined = first ? joinRows(first, draft, () => null) : { draft, warnings: [] };
    this.byKey.set(key, [joined.draft, ...others]);
    return joined.warnings;
  }
}
