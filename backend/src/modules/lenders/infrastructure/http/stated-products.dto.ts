import { ApiProperty } from '@nestjs/swagger';
import { NullableText } from '#platform/infrastructure/http/dto/shown.js';
import { OptionalText } from '#platform/infrastructure/http/dto/text.js';
import type { FileSheet } from '../../domain/lender-import.js';

export class StatedProductsRequest {
  @OptionalText({
    max: 1_000,
    shape: 'multi-line',
    example: 'Bridging panel: bridging',
    description: [
      'The products of rows that name none, one a line: a product for every sheet, or the name of a sheet, a colon and',
      'the product. One of the meanings of a product, see `GET /api/admin/taught-words/meanings`',
    ].join(' '),
  })
  readonly products?: string;
}

export class LenderFileRequest extends StatedProductsRequest {
  @ApiProperty({
    type: 'string',
    format: 'binary',
    description: '.xlsx or .xls, at most 10 MB and 50,000 rows',
  })
  readonly file: unknown;
}

export class FileSheetResponse implements FileSheet {
  @ApiProperty({ example: 'Bridging panel' })
  readonly name: string;

  @NullableText(
    'Bridging Loans (Business), Bridging Loans (Property)',
    'The products of its rows that name none, by its name or as stated; null where nothing says any',
  )
  readonly means: string | null;

  @NullableText('bridging', 'What was stated for it or for the file; null where nothing was')
  readonly product: string | null;
}
