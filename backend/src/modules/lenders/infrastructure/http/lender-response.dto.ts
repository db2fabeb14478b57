import { ApiProperty } from '@nestjs/swagger';
import type { SavedLender } from '../../application/saved-lender.js';
import { LenderResponse } from './lender.dto.js';

export class FieldWarningResponse {
  @ApiProperty({ example: 'minAmount' })
  readonly field: string;

  @ApiProperty({
    example: 'We could not read “a lot” as the minimum amount, so matching treats it as not stated',
  })
  readonly message: string;
}

export class SavedLenderResponse extends LenderResponse implements SavedLender {
  @ApiProperty({
    type: [FieldWarningResponse],
    description: 'What was stored and cannot be read by the matching rule',
  })
  readonly warnings: readonly FieldWarningResponse[];
}

export class FieldReadingResponse {
  @ApiProperty({ example: 'minAmount' })
  readonly field: string;

  @ApiProperty({ example: '£10,000' })
  readonly reads: string;
}

export class UnderstoodLenderResponse {
  @ApiProperty({ type: [FieldReadingResponse], description: 'What matching understands, field by field' })
  readonly readings: readonly FieldReadingResponse[];

  @ApiProperty({ type: [FieldWarningResponse], description: 'What it will not be able to read' })
  readonly warnings: readonly FieldWarningResponse[];
}
