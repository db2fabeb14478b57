import type { ListRequest, OrderByAge, Page } from '#platform/application/list.js';
import type { LenderField } from '#kernel/lending/lender-fields.js';
import type { ViewOf } from '#platform/application/view.js';
import type { FileReport, ImportIssue, LenderImport } from '../../../domain/lender-import.js';
import type { LenderOutcome } from './import-line.js';

export const IMPORT_FIELDS = [
  'id',
  'fileName',
  'status',
  'created',
  'updated',
  'unchanged',
  'failed',
  'previewedAt',
  'importedAt',
  'undoneAt',
] as const;

/** An import in its list. */
export interface ImportView extends ViewOf<LenderImport, (typeof IMPORT_FIELDS)[number]> {
  /** Who imported it; null for a command. */
  readonly importedBy: string | null;
  /** Who undid it. */
  readonly undoneBy: string | null;
}

/** An import or a preview, with the report on its file. */
export interface ReportedImport extends ImportView {
  readonly report: FileReport;
}

export interface FieldChange {
  readonly field: LenderField;
  readonly from: string | null;
  readonly to: string | null;
  /** What the matching rule reads in the new text, if that differs from the text. */
  readonly reads: string | null;
}

/** The effect of a file on one lender, or why a row was rejected. */
export interface ImportLineView {
  readonly id: string;
  readonly outcome: LenderOutcome | 'refused';
  readonly sheet: string;
  readonly row: number;
  /** Null for a rejected row without a name. */
  readonly name: string | null;
  /** Null for a rejected row. */
  readonly lenderId: string | null;
  readonly changes: readonly FieldChange[];
  /** For a rejected row, the reason. */
  readonly issue: Pick<ImportIssue, 'column' | 'value' | 'reason'> | null;
}

export interface ImportListRequest extends ListRequest<OrderByAge> {
  /** Part of the file's name. */
  readonly q?: string;
}

export const LINE_ORDERS = ['file'] as const;
export type LineOrder = (typeof LINE_ORDERS)[number];

export interface LineListRequest extends ListRequest<LineOrder> {
  readonly outcome?: ImportLineView['outcome'];
  /** Part of a lender's name, ignoring spelling variants. */
  readonly q?: string;
}

/** A rejected row: its cells under the file's headers, and the reason. */
export interface RefusedRow {
  readonly cells: Readonly<Record<string, string>>;
  readonly error: string;
}

export abstract class ImportViews {
  /** Committed imports. @throws InvalidInput when the cursor is not one of ours */
  abstract page(request: ImportListRequest): Promise<Page<ImportView>>;
  /** Including previews. @throws ImportNotFound */
  abstract one(id: string): Promise<ReportedImport>;
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract lines(importId: string, request: LineListRequest): Promise<Page<ImportLineView>>;
  /** The headers of all rejected rows, in the order of the file. */
  abstract refusedHeaders(importId: string): Promise<readonly string[]>;
  abstract refusedRows(importId: string): AsyncIterable<readonly RefusedRow[]>;
}
