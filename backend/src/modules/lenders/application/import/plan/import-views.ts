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

/** An import, as its list shows it. */
export interface ImportView extends ViewOf<LenderImport, (typeof IMPORT_FIELDS)[number]> {
  /** The name of whoever imported it; null for a program. */
  readonly importedBy: string | null;
  /** The name of whoever undid it. */
  readonly undoneBy: string | null;
}

/** An import or a preview, with what there is to say about its file. */
export interface ReportedImport extends ImportView {
  readonly report: FileReport;
}

export interface FieldChange {
  readonly field: LenderField;
  readonly from: string | null;
  readonly to: string | null;
  /** What the matching understands by the new text, where that is another one. */
  readonly reads: string | null;
}

/** What a file does to one lender, or why a row of it was refused. */
export interface ImportLineView {
  readonly id: string;
  readonly outcome: LenderOutcome | 'refused';
  readonly sheet: string;
  readonly row: number;
  /** Null of a refused row that names no lender. */
  readonly name: string | null;
  /** Of a refused row null. */
  readonly lenderId: string | null;
  readonly changes: readonly FieldChange[];
  /** Of a refused row why. */
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
  /** Part of a lender's name, compared as names are. */
  readonly q?: string;
}

/** A row of a file that was refused: its cells under the headers of the file, and why. */
export interface RefusedRow {
  readonly cells: Readonly<Record<string, string>>;
  readonly error: string;
}

export abstract class ImportViews {
  /** Imports that were committed. @throws InvalidInput when the cursor is not one of ours */
  abstract page(request: ImportListRequest): Promise<Page<ImportView>>;
  /** Also a preview. @throws ImportNotFound */
  abstract one(id: string): Promise<ReportedImport>;
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract lines(importId: string, request: LineListRequest): Promise<Page<ImportLineView>>;
  /** The headers of all refused rows, in the order of the file. */
  abstract refusedHeaders(importId: string): Promise<readonly string[]>;
  abstract refusedRows(importId: string): AsyncIterable<readonly RefusedRow[]>;
}
