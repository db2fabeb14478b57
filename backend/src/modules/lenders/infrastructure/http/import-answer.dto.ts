import { ApiProperty } from '@nestjs/swagger';
import type { ImportAnswer } from '../../application/import/read/import-report.js';
import { FileWordsResponse } from './taught-words.dto.js';

export class ImportIssueResponse {
  @ApiProperty({ example: 'Business loans' })
  readonly sheet: string;

  @ApiProperty({ type: 'integer', example: 17, description: 'As the spreadsheet numbers it' })
  readonly row: number;

  @ApiProperty({ type: String, nullable: true, example: 'D (Min loan)' })
  readonly column: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'ask Jim' })
  readonly value: string | null;

  @ApiProperty({ example: 'Left blank: we could not read this as an amount' })
  readonly reason: string;
}

export class RefusedRowResponse extends ImportIssueResponse {
  @ApiProperty({ type: String, nullable: true, example: 'Alba Finance', description: 'The lender it names' })
  readonly name: string | null;
}

export class ImportAnswerResponse implements ImportAnswer {
  @ApiProperty({
    example: 'Imported 130 lenders: 120 created, 10 updated, 8 unchanged. 2 rows could not be imported.',
  })
  readonly message: string;

  @ApiProperty({ type: 'integer', example: 130, description: 'Lenders created and updated' })
  readonly imported: number;

  @ApiProperty({ type: 'integer', example: 120 })
  readonly created: number;

  @ApiProperty({ type: 'integer', example: 10 })
  readonly updated: number;

  @ApiProperty({ type: 'integer', example: 8, description: 'Lenders of which the file says nothing new' })
  readonly unchanged: number;

  @ApiProperty({ type: 'integer', example: 2, description: 'Rows that were refused' })
  readonly failed: number;

  @ApiProperty({ type: [RefusedRowResponse], description: 'The refused rows, the first 1,000' })
  readonly errors: readonly RefusedRowResponse[];

  @ApiProperty({
    type: [ImportIssueResponse],
    description: 'What was left out of rows that were taken, the first 1,000',
  })
  readonly warnings: readonly ImportIssueResponse[];

  @ApiProperty({ type: 'integer', example: 0, description: 'Errors beyond those listed' })
  readonly errorsLeftOut: number;

  @ApiProperty({ type: 'integer', example: 0, description: 'Warnings beyond those listed' })
  readonly warningsLeftOut: number;

  @ApiProperty({ type: FileWordsResponse })
  readonly words: FileWordsResponse;
}
