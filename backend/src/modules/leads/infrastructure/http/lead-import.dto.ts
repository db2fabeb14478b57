import { ApiProperty } from '@nestjs/swagger';
import { OptionalChoice } from '#platform/infrastructure/http/dto/choice.js';
import { NullableText, Integer } from '#platform/infrastructure/http/dto/shown.js';
import {
  DUPLICATE_CHOICES,
  type DuplicateChoice,
  type LeadImportAnswer,
} from '../../application/import/import-leads.js';
import type { RowRemark } from '../../application/import/lead-row.js';
import type { LeadImportPreview, PreviewedRow } from '../../application/import/preview-lead-import.js';
import type { FileColumn } from '../../application/import/read-lead-rows.js';
import type { RefusedCell } from '../../application/import/refused-rows.js';
import type { RowOutcome } from '../../application/import/sort-rows.js';
import { LEAD_FIELDS, LEAD_STATUSES, type LeadField } from '../../domain/lead.js';

const OUTCOMES: readonly RowOutcome[] = ['ready', 'duplicate', 'refused'];

/** The form with the file. */
export class LeadFileRequest {
  @ApiProperty({
    type: 'string',
    format: 'binary',
    description: '.xlsx, .xls or .csv, at most 10 MB and 5,000 rows',
  })
  readonly file: unknown;
}

export class ImportLeadsRequest extends LeadFileRequest {
  @OptionalChoice(DUPLICATE_CHOICES, {
    default: 'skip',
    description: 'How to treat rows whose email address is already in your list, or earlier in the file',
  })
  readonly duplicates?: DuplicateChoice;
}

export class FileColumnResponse implements FileColumn {
  @ApiProperty({ example: 'B (E-mail)', description: 'Column letter and heading' })
  readonly header: string;

  @ApiProperty({
    enum: LEAD_FIELDS,
    nullable: true,
    example: 'email',
    description: 'Lead field read from the column; null if not recognised',
  })
  readonly field: LeadField | null;

  @ApiProperty({
    example: false,
    description:
      'Whether another column has the same field: a different value goes to the notes, or is used if that column is blank',
  })
  readonly isRepeat: boolean;
}

export class ImportCountsResponse {
  @Integer(120)
  readonly ready: number;

  @Integer(3)
  readonly duplicates: number;

  @Integer(2)
  readonly refused: number;
}

export class RowRemarkResponse implements RowRemark {
  @NullableText('E (Stage)')
  readonly column: string | null;

  @NullableText('On holiday', 'Value in the file, up to 200 characters')
  readonly value: string | null;

  @ApiProperty({ example: 'Status not recognised, so it was set to “lead”. The original is in the notes.' })
  readonly reason: string;
}

export class RefusedCellResponse extends RowRemarkResponse implements RefusedCell {
  @NullableText('Contacts', 'Sheet name; null for a .csv file')
  readonly sheet: string | null;

  @Integer(17, 'Row number in the spreadsheet')
  readonly row: number;
}

export class PreviewedLeadResponse implements Record<LeadField, string | null> {
  @NullableText('Fiona Alder')
  readonly name: string | null;

  @NullableText('fiona@alder-joinery.example')
  readonly email: string | null;

  @NullableText('0141 496 0123')
  readonly phone: string | null;

  @NullableText('Alder Joinery Ltd')
  readonly company: string | null;

  @ApiProperty({ enum: LEAD_STATUSES, nullable: true, example: 'lead' })
  readonly status: string | null;

  @NullableText('Referral')
  readonly source: string | null;

  @NullableText('Wants a second spray booth in spring')
  readonly notes: string | null;
}

export class PreviewedRowResponse implements PreviewedRow {
  @NullableText('Contacts', 'Sheet name; null for a .csv file')
  readonly sheet: string | null;

  @Integer(4, 'Row number in the spreadsheet')
  readonly row: number;

  @ApiProperty({ enum: OUTCOMES, example: 'ready' })
  readonly outcome: RowOutcome;

  @ApiProperty({
    type: PreviewedLeadResponse,
    description: 'The lead as it would be stored; for a rejected row, the values that could be read',
  })
  readonly lead: PreviewedLeadResponse;

  @ApiProperty({
    type: [RowRemarkResponse],
    description: 'Errors in the row, and values that were interpreted',
  })
  readonly remarks: readonly RowRemarkResponse[];
}

export class LeadImportPreviewResponse implements LeadImportPreview {
  @ApiProperty({ type: [FileColumnResponse] })
  readonly columns: readonly FileColumnResponse[];

  @ApiProperty({ type: ImportCountsResponse })
  readonly counts: ImportCountsResponse;

  @ApiProperty({ type: [PreviewedRowResponse], description: 'The first 100 rows' })
  readonly rows: readonly PreviewedRowResponse[];

  @ApiProperty({
    type: [RefusedCellResponse],
    description: 'Reasons why rows would be rejected, up to 1,000',
  })
  readonly refused: readonly RefusedCellResponse[];
}

export class LeadImportResponse implements LeadImportAnswer {
  @ApiProperty({ example: '120 leads were added. 3 duplicates were skipped. 2 rows could not be imported.' })
  readonly message: string;

  @Integer(120)
  readonly created: number;

  @Integer(3, 'Number of duplicates skipped')
  readonly skipped: number;

  @Integer(2, 'Number of rows rejected')
  readonly refused: number;

  @ApiProperty({ type: [RefusedCellResponse], description: 'Reasons why rows were rejected, up to 1,000' })
  readonly rows: readonly RefusedCellResponse[];
}
