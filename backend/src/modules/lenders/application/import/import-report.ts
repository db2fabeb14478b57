import type { Findings, ImportIssue } from './lender-row.js';

/** What became of the lenders of a file. */
export interface ImportCounts {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
}

export interface ImportAnswer extends ImportCounts {
  /** One sentence for the person who imported. */
  readonly message: string;
  /** Lenders created and updated. */
  readonly imported: number;
  /** Rows that were refused. */
  readonly failed: number;
  /** Why, row by row. */
  readonly errors: readonly ImportIssue[];
  /** Cells that were left blank, repeated lenders, columns we do not know. */
  readonly warnings: readonly ImportIssue[];
  /** How many more errors and warnings there were than an answer lists. */
  readonly errorsLeftOut: number;
  readonly warningsLeftOut: number;
}

const LISTED = 1_000;
const VALUE_SHOWN = 200;

const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en-GB')} ${number === 1 ? one : many}`;

const messageOf = ({ created, updated, unchanged }: ImportCounts, failed: number): string => {
  const imported = created + updated;
  const done =
    imported === 0
      ? `Nothing to change: ${count(unchanged, 'lender is', 'lenders are')} up to date.`
      : `Imported ${count(imported, 'lender', 'lenders')}: ${created} created, ${updated} updated, ${unchanged} unchanged.`;
  const refused = `${count(failed, 'row', 'rows')} could not be imported.`;
  if (failed === 0) return done;
  return imported + unchanged === 0 ? refused : `${done} ${refused}`;
};

class IssueList {
  readonly listed: ImportIssue[] = [];
  total = 0;

  add(issue: ImportIssue): void {
    this.total += 1;
    if (this.listed.length === LISTED) return;
    this.listed.push({ ...issue, value: issue.value === null ? null : issue.value.slice(0, VALUE_SHOWN) });
  }

  get leftOut(): number {
    return this.total - this.listed.length;
  }
}

/** Collects what an import has to say; a file of nothing but mistakes still makes a short answer. */
export class ImportReport {
  private readonly errors = new IssueList();
  private readonly warnings = new IssueList();

  add({ refusal, warnings }: Findings): void {
    if (refusal) this.errors.add(refusal);
    for (const warning of warnings) this.warnings.add(warning);
  }

  get failed(): number {
    return this.errors.total;
  }

  answer(counts: ImportCounts): ImportAnswer {
    return {
      message: messageOf(counts, this.failed),
      imported: counts.created + counts.updated,
      ...counts,
      failed: this.failed,
      errors: this.errors.listed,
      warnings: this.warnings.listed,
      errorsLeftOut: this.errors.leftOut,
      warningsLeftOut: this.warnings.leftOut,
    };
  }
}
