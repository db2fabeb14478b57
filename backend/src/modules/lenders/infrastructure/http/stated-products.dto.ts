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
      'Products for rows without one, one per line: a product for every sheet, or a sheet name, a colon and a',
      'product. Use product meanings from `GET /api/admin/taught-words/meanings`',
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
    'Products for its rows without one, from its name or as stated; null if there are none',
  )
  readonly means: string | null;

  @NullableText('bridging', 'Product stated for the sheet or the file, if any')
  readonly product: string | null;
}
