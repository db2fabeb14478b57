import type { FileReport, ImportFigures, ImportIssue, Refusal } from '../../../domain/lender-import.js';
import type { Findings, Remark } from './lender-row.js';

export interface ImportAnswer extends ImportFigures, FileReport {
  /** One sentence for the user. */
  readonly message: string;
  /** Lenders created and updated. */
  readonly imported: number;
}

const LISTED = 1_000;
const VALUE_SHOWN = 200;
const RANGES_SHOWN = 12;

const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en-GB')} ${number === 1 ? one : many}`;

const messageOf = ({ created, updated, unchanged, failed }: ImportFigures): string => {
  const imported = created + updated;
  const done =
    imported === 0
      ? `No changes: ${count(unchanged, 'lender is', 'lenders are')} up to date.`
      : `Imported ${count(imported, 'lender', 'lenders')}: ${created} created, ${updated} updated, ${unchanged} unchanged.`;
  const refused = `${count(failed, 'row', 'rows')} could not be imported.`;
  if (failed === 0) return done;
  return imported + unchanged === 0 ? refused : `${done} ${refused}`;
};

/** '6–9, 12' */
const rangesOf = (rows: readonly number[]): string => {
  const ranges: [first: number, last: number][] = [];
  for (const row of rows) {
    const range = ranges.at(-1);
    if (range && range[1] === row - 1) range[1] = row;
    else ranges.push([row, row]);
  }
  const shown = ranges
    .slice(0, RANGES_SHOWN)
    .map(([first, last]) => (first === last ? first : `${first}–${last}`));
  return shown.join(', ') + (ranges.length > RANGES_SHOWN ? ' and others' : '');
};

/** A line of the report, with further rows that it applies to. */
interface Line<Issue> {
  readonly issue: Issue;
  readonly more: number[];
  isOneValue: boolean;
}

const written = <Issue extends ImportIssue>({ issue, more, isOneValue }: Line<Issue>): Issue => {
  const { value, reason } = issue;
  const rows = more.length === 1 ? 'row' : `${more.length.toLocaleString('en-GB')} more rows:`;
  const also =
    more.length === 0 ? '' : `${reason.endsWith('.') ? '' : '.'} Also in ${rows} ${rangesOf(more)}.`;
  return {
    ...issue,
    value: value === null || !isOneValue ? null : value.slice(0, VALUE_SHOWN),
    reason: `${reason}${also}`,
  };
};

class IssueList<Issue extends ImportIssue> {
  private readonly lines = new Map<string, Line<Issue>>();
  total = 0;
  leftOut = 0;

  /** Adds an issue on its own line unless an earlier one has the same `sameAs`. */
  add(issue: Issue, sameAs = `${this.total}`): void {
    this.total += 1;
    const line = this.lines.get(sameAs);
    if (line) {
      line.isOneValue &&= line.issue.value === issue.value;
      if (line.issue.row !== issue.row) line.more.push(issue.row);
    } else if (this.lines.size < LISTED) this.lines.set(sameAs, { issue, more: [], isOneValue: true });
    else this.leftOut += 1;
  }

  get listed(): Issue[] {
    return Array.from(this.lines.values(), written<Issue>);
  }
}

/** The same issue in several rows is reported once. */
const sameAs = ({ sheet, column, value, reason, ofColumn }: Remark): string =>
  JSON.stringify([sheet, column, reason, ofColumn ? null : value]);

const withoutHint = ({ sheet, row, column, value, reason }: Remark): ImportIssue => ({
  sheet,
  row,
  column,
  value,
  reason,
});

/** Collects the report of an import, bounded in length however many mistakes a file has. */
export class ImportReport {
  private readonly errors = new IssueList<Refusal>();
  private readonly warnings = new IssueList<ImportIssue>();

  add({ refusal, warnings }: Findings): void {
    if (refusal) this.errors.add(refusal);
    for (const warning of warnings) this.warnings.add(withoutHint(warning), sameAs(warning));
  }

  get failed(): number {
    return this.errors.total;
  }

  get listed(): Omit<FileReport, 'words' | 'sheets'> {
    return {
      errors: this.errors.listed,
      warnings: this.warnings.listed,
      errorsLeftOut: this.errors.leftOut,
      warningsLeftOut: this.warnings.leftOut,
    };
  }
}

/** The result of an import. */
export const answerOf = (figures: ImportFigures, report: FileReport): ImportAnswer => {
  const { created, updated, unchanged, failed } = figures;
  return {
    message: messageOf(figures),
    imported: created + updated,
    created,
    updated,
    unchanged,
    failed,
    ...report,
  };
};
