import { ApiProperty } from '@nestjs/swagger';
import { NullableText, Integer } from '#platform/infrastructure/http/dto/shown.js';
import type { ImportAnswer } from '../../application/import/read/import-report.js';
import { FileSheetResponse } from './stated-products.dto.js';
import { FileWordsResponse } from './import-terms.dto.js';

export class ImportIssueResponse {
  @ApiProperty({ example: 'Business loans' })
  readonly sheet: string;

  @Integer(17, 'Row number in the spreadsheet')
  readonly row: number;

  @NullableText('D (Min loan)')
  readonly column: string | null;

  @NullableText('ask Jim')
  readonly value: string | null;

  @ApiProperty({ example: 'Left blank: we could not read this as an amount' })
  readonly reason: string;
}

export class RefusedRowResponse extends ImportIssueResponse {
  @NullableText('Alba Finance', 'Lender named in the row')
  readonly name: string | null;
}

export class ImportAnswerResponse implements ImportAnswer {
  @ApiProperty({
    example: 'Imported 130 lenders: 120 created, 10 updated, 8 unchanged. 2 rows could not be imported.',
  })
  readonly message: string;

  @Integer(130, 'Number of lenders created and updated')
  readonly imported: number;

  @Integer(120)
  readonly created: number;

  @Integer(10)
  readonly updated: number;

  @Integer(8, 'Number of lenders already up to date')
  readonly unchanged: number;

  @Integer(2, 'Number of rejected rows')
  readonly failed: number;

  @ApiProperty({ type: [RefusedRowResponse], description: 'Rejected rows, up to 1,000' })
  readonly errors: readonly RefusedRowResponse[];

  @ApiProperty({
    type: [ImportIssueResponse],
    description: 'Values left out of accepted rows, up to 1,000',
  })
  readonly warnings: readonly ImportIssueResponse[];

  @Integer(0, 'Number of further errors not listed')
  readonly errorsLeftOut: number;

  @Integer(0, 'Number of further warnings not listed')
  readonly warningsLeftOut: number;

  @ApiProperty({ type: FileWordsResponse })
  readonly words: FileWordsResponse;

  @ApiProperty({ type: [FileSheetResponse], description: 'Sheets with a table of lenders' })
  readonly sheets: readonly FileSheetResponse[];
}
