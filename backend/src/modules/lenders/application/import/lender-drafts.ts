import { productTitle, readProducts } from '#shared/domain/product.js';
import {
  isAlwaysPresent,
  LENDER_FIELDS,
  type LenderField,
  type LenderStatements,
} from '../../domain/lender-fields.js';
import { lenderKey } from '../../domain/lender-key.js';
import { readNewLender } from '../../domain/lender-statements.js';
import type { Findings, ImportIssue, LenderRow } from './lender-row.js';

interface Draft {
  readonly sheet: string;
  readonly row: number;
  readonly statements: { [F in LenderField]?: string | null };
}

const pack = ({ sheet, row, statements }: Draft): Buffer =>
  Buffer.from(JSON.stringify([sheet, row, ...LENDER_FIELDS.map((field) => statements[field] ?? 0)]));

const unpack = (draft: Buffer): Draft => {
  const [sheet, row, ...values] = JSON.parse(draft.toString()) as [string, number, ...(string | 0)[]];
  const statements: Draft['statements'] = {};
  LENDER_FIELDS.forEach((field, index) => {
    const value = values[index];
    if (typeof value === 'string') statements[field] = value;
  });
  return { sheet, row, statements };
};

/** A second row about the same lender adds products; in no other field can both rows be right. */
const withProductsOf = (known: string, more: string): string => {
  const { products } = readProducts(known);
  const added = readProducts(more).products.filter((key) => !products.includes(key));
  return [known, ...added.map(productTitle)].join(', ');
};

/**
 * The lenders of one file, one draft each however often the file names them. What a row says first stands;
 * later rows fill in what is blank, add products, and are reported.
 */
export class LenderDrafts {
  // As bytes outside the heap: 50,000 drafts as objects would take several times the memory.
  private readonly packed = new Map<string, Buffer>();

  get size(): number {
    return this.packed.size;
  }

  take(row: LenderRow): Findings {
    const { sheet, row: number, columnOf } = row;
    const { statements, problems, warnings } = readNewLender(row.values);
    const issueOf = ({ field, message }: { field: LenderField; message: string }) => ({
      ...{ sheet, row: number, column: columnOf(field) },
      ...{ value: row.values[field] ?? null, reason: message },
    });
    const refusal = problems.find(({ field }) => isAlwaysPresent(field));
    if (refusal) return { refusal: issueOf(refusal), warnings: [] };
    const leftBlank = problems
      .map(issueOf)
      .map((issue) => ({ ...issue, reason: `Left blank: ${issue.reason}` }));
    return { warnings: [...leftBlank, ...warnings.map(issueOf), ...this.keep(row, statements)] };
  }

  /** The drafts by their lenders' keys, few enough at a time to be written by one statement; each comes once. */
  *batches(size = 250): Generator<Map<string, LenderStatements>> {
    let batch = new Map<string, LenderStatements>();
    for (const [key, packed] of this.packed) {
      this.packed.delete(key);
      batch.set(key, unpack(packed).statements);
      if (batch.size < size) continue;
      yield batch;
      batch = new Map();
    }
    if (batch.size > 0) yield batch;
  }

  private keep({ sheet, row, columnOf }: LenderRow, statements: LenderStatements): readonly ImportIssue[] {
    const key = lenderKey(statements.name ?? '');
    const known = this.packed.get(key);
    const draft = { sheet, row, statements };
    if (known === undefined) {
      this.packed.set(key, pack(draft));
      return [];
    }
    const { merged, issues } = mergeRows(unpack(known), draft, columnOf);
    this.packed.set(key, pack(merged));
    return issues;
  }
}

const mergeRows = (
  first: Draft,
  repeat: Draft,
  columnOf: LenderRow['columnOf'],
): { readonly merged: Draft; readonly issues: readonly ImportIssue[] } => {
  const { sheet, row } = repeat;
  const issue = (field: LenderField, reason: string): ImportIssue => ({
    ...{ sheet, row, column: columnOf(field) },
    ...{ value: repeat.statements[field] ?? null, reason },
  });
  const where = first.sheet === sheet ? `row ${first.row}` : `row ${first.row} of “${first.sheet}”`;
  const issues = [issue('name', `Names the same lender as ${where}; the rows became one lender`)];
  const statements = { ...first.statements };
  for (const field of LENDER_FIELDS) {
    const [said, says] = [first.statements[field] ?? null, repeat.statements[field] ?? null];
    if (says === null || said === says || field === 'name') continue;
    if (said === null) statements[field] = says;
    else if (field === 'productTypes') statements[field] = withProductsOf(said, says);
    else issues.push(issue(field, `Differs from ${where}, which says “${said}” and was kept`));
  }
  return { merged: { ...first, statements }, issues };
};
