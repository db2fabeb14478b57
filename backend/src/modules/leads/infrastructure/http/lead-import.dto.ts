import { ApiProperty } from '@nestjs/swagger';
import { OptionalChoice } from '#platform/infrastructure/http/dto/list-query.dto.js';
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

/** The form that a file comes in. */
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
    description: 'Rows whose address is in your list already, or further up in the file',
  })
  readonly duplicates?: DuplicateChoice;
}

export class FileColumnResponse implements FileColumn {
  @ApiProperty({ example: 'B (E-mail)', description: 'The letter of the column, and what stands over it' })
  readonly header: string;

  @ApiProperty({
    enum: LEAD_FIELDS,
    nullable: true,
    example: 'email',
    description: 'What is read from it; null for a column that we do not know',
  })
  readonly field: LeadField | null;

  @ApiProperty({
    example: false,
    description:
      'Another column holds the same: a value that differs goes to the notes, or counts where that one is blank',
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

  @NullableText('On holiday', 'Its first 200 characters')
  readonly value: string | null;

  @ApiProperty({ example: 'Status not recognised, so it was set to “lead”. The original is in the notes.' })
  readonly reason: string;
}

export class RefusedCellResponse extends RowRemarkResponse implements RefusedCell {
  @NullableText('Contacts', 'Null for a .csv file')
  readonly sheet: string | null;

  @Integer(17, 'As the spreadsheet numbers it')
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
  @NullableText('Contacts', 'Null for a .csv file')
  readonly sheet: string | null;

  @Integer(4, 'As the spreadsheet numbers it')
  readonly row: number;

  @ApiProperty({ enum: OUTCOMES, example: 'ready' })
  readonly outcome: RowOutcome;

  @ApiProperty({
    type: PreviewedLeadResponse,
    description: 'As it would be kept; of a refused row, what could be read',
  })
  readonly lead: PreviewedLeadResponse;

  @ApiProperty({
    type: [RowRemarkResponse],
    description: 'What is wrong with the row, or was read otherwise',
  })
  readonly remarks: readonly RowRemarkResponse[];
}

export class LeadImportPreviewResponse implements LeadImportPreview {
  @ApiProperty({ type: [FileColumnResponse] })
  readonly columns: readonly FileColumnResponse[];

  @ApiProperty({ type: ImportCountsResponse })
  readonly counts: ImportCountsResponse;

  @ApiProperty({ type: [PreviewedRowResponse], description: 'The first 100' })
  readonly rows: readonly PreviewedRowResponse[];

  @ApiProperty({
    type: [RefusedCellResponse],
    description: 'Why rows would be refused, the first 1,000 reasons',
  })
  readonly refused: readonly RefusedCellResponse[];
}

export class LeadImportResponse implements LeadImportAnswer {
  @ApiProperty({ example: '120 leads were added. 3 duplicates were skipped. 2 rows could not be imported.' })
  readonly message: string;

  @Integer(120)
  readonly created: number;

  @Integer(3, 'Duplicates')
  readonly skipped: number;

  @Integer(2, 'Rows that are no lead')
  readonly refused: number;

  @ApiProperty({ type: [RefusedCellResponse], description: 'Why rows were refused, the first 1,000 reasons' })
  readonly rows: readonly RefusedCellResponse[];
}
