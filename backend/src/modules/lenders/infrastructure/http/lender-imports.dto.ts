import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { ORDERS_BY_AGE, type OrderByAge } from '#platform/application/list.js';
import { LENDER_FIELDS, type LenderField } from '#kernel/lending/lender-fields.js';
import { OptionalChoice, OptionalFlag } from '#platform/infrastructure/http/dto/choice.js';
import { ListQuery, Search } from '#platform/infrastructure/http/dto/list-query.dto.js';
import {
  Id,
  Integer,
  NullableId,
  NullableText,
  NullableTime,
  Time,
} from '#platform/infrastructure/http/dto/shown.js';
import {
  LINE_ORDERS,
  type FieldChange,
  type ImportLineView,
  type ImportListRequest,
  type ImportView,
  type LineListRequest,
  type LineOrder,
  type ReportedImport,
} from '../../application/import/plan/import-views.js';
import type { UndoPlan } from '../../application/import/plan/plan-undo.js';
import type { ImportStatus } from '../../domain/lender-import.js';
import { ImportIssueResponse } from './import-answer.dto.js';
import { FileSheetResponse } from './stated-products.dto.js';
import { FileWordsResponse } from './import-terms.dto.js';

const STATUSES: readonly ImportStatus[] = ['previewed', 'imported', 'undone'];
const OUTCOMES: readonly ImportLineView['outcome'][] = ['created', 'updated', 'unchanged', 'refused'];

export class CommitImportRequest {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11')
  @IsUUID(undefined, { message: 'previewId must be the id of a preview' })
  readonly previewId: string;
}

export class ListImportsQuery extends ListQuery implements ImportListRequest {
  @Search({ example: 'panel', description: 'Part of a file name' })
  readonly q?: string;

  @OptionalChoice(ORDERS_BY_AGE, { default: 'newest' })
  readonly sort?: OrderByAge;
}

export class ListImportLinesQuery extends ListQuery implements LineListRequest {
  @OptionalChoice(OUTCOMES)
  readonly outcome?: ImportLineView['outcome'];

  @Search({ example: 'alba', description: 'Part of a lender’s name' })
  readonly q?: string;

  @OptionalChoice(LINE_ORDERS, { default: 'file' })
  readonly sort?: LineOrder;
}

export class ImportResponse implements ImportView {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11')
  readonly id: string;

  @ApiProperty({ example: 'panel-march.xlsx' })
  readonly fileName: string;

  @ApiProperty({ enum: STATUSES, example: 'imported' })
  readonly status: ImportStatus;

  @Integer(120, 'Number of lenders the file adds')
  readonly created: number;

  @Integer(10, 'Number of lenders the file changes')
  readonly updated: number;

  @Integer(8, 'Number of lenders already up to date')
  readonly unchanged: number;

  @Integer(2, 'Number of rejected rows')
  readonly failed: number;

  @Time('2026-03-12T09:30:00.000Z')
  readonly previewedAt: string;

  @NullableTime(
    '2026-03-12T09:34:00.000Z',
    'Time of the import; null for a preview, which expires after an hour',
  )
  readonly importedAt: string | null;

  @NullableText('Ada Admin', 'Name of the staff member; null if imported by a system')
  readonly importedBy: string | null;

  @NullableTime(null)
  readonly undoneAt: string | null;

  @NullableText(null)
  readonly undoneBy: string | null;
}

export class ImportWithReportResponse extends ImportResponse {
  @ApiProperty({
    type: [ImportIssueResponse],
    description: 'Values left out of accepted rows, up to 1,000',
  })
  readonly warnings: readonly ImportIssueResponse[];

  @Integer(0, 'Number of further warnings not listed')
  readonly warningsLeftOut: number;

  @ApiProperty({ type: FileWordsResponse })
  readonly words: FileWordsResponse;

  @ApiProperty({ type: [FileSheetResponse], description: 'Sheets with a table of lenders' })
  readonly sheets: readonly FileSheetResponse[];
}

export const importWithReport = ({ report, ...view }: ReportedImport): ImportWithReportResponse => {
  const { warnings, warningsLeftOut, words, sheets } = report;
  return { ...view, warnings, warningsLeftOut, words, sheets };
};

export class FieldChangeResponse implements FieldChange {
  @ApiProperty({ enum: LENDER_FIELDS, example: 'minAmount' })
  readonly field: LenderField;

  @NullableText('£5k')
  readonly from: string | null;

  @NullableText('10k')
  readonly to: string | null;

  @NullableText(
    '£10,000',
    'How matching interprets the new text; null if it is not a figure or means the same',
  )
  readonly reads: string | null;
}

export class RefusalResponse {
  @NullableText('C (Products)')
  readonly column: string | null;

  @NullableText('magic')
  readonly value: string | null;

  @ApiProperty({ example: 'This row has no product we recognise.' })
  readonly reason: string;
}

export class ImportLineResponse implements ImportLineView {
  @ApiProperty({ example: '17' })
  readonly id: string;

  @ApiProperty({ enum: OUTCOMES, example: 'updated' })
  readonly outcome: ImportLineView['outcome'];

  @ApiProperty({ example: 'Business loans' })
  readonly sheet: string;

  @Integer(17, 'Row number in the spreadsheet')
  readonly row: number;

  @NullableText('Alba Finance', 'Lender named in the row; null for a rejected row without one')
  readonly name: string | null;

  @NullableId('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11')
  readonly lenderId: string | null;

  @ApiProperty({
    type: [FieldChangeResponse],
    description: 'Changed fields; for a new lender, all fields in the file',
  })
  readonly changes: readonly FieldChangeResponse[];

  @ApiProperty({ type: RefusalResponse, nullable: true, description: 'Why the row is rejected' })
  readonly issue: RefusalResponse | null;
}

export class UndoImportRequest {
  @OptionalFlag({
    default: false,
    example: true,
    description:
      'Whether to leave lenders unchanged if they were edited after the import. Otherwise such lenders cause a 409',
  })
  readonly leaveChanged?: boolean;
}

const NAMED = 20;

export class UndoResponse {
  @Integer(12, 'Number of lenders the import created')
  readonly deleted: number;

  @Integer(3, 'Number of lenders restored to their previous values')
  readonly restored: number;

  @Integer(1, 'Number of lenders changed since the import')
  readonly changed: number;

  @ApiProperty({ type: [String], example: ['Alba Finance'], description: 'Names of the first 20 of these' })
  readonly changedNames: readonly string[];
}

export const undoResponse = ({ deleted, restored, changed }: UndoPlan): UndoResponse => ({
  deleted,
  restored,
  changed: changed.length,
  changedNames: changed.slice(0, NAMED),
});
