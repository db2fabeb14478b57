import { ApiProperty } from '@nestjs/swagger';
import type { LenderView } from '../../application/lender-view.js';
import type { SavedLender } from '../../application/saved-lender.js';
import { ACCEPTS_FLAGS, isAlwaysPresent, isFlagField, LENDER_FIELDS } from '../../domain/lender-fields.js';
import { LENDER_FIELD_DOCS } from './lender-field-docs.js';

const LenderFieldsResponse = class {} as new () => LenderView;

export class LenderResponse extends LenderFieldsResponse {}

const document = (property: string, options: Parameters<typeof ApiProperty>[0]): void =>
  ApiProperty(options)(LenderResponse.prototype, property);

document('id', { type: String, format: 'uuid', example: '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11' });
for (const field of LENDER_FIELDS) {
  const { example } = LENDER_FIELD_DOCS[field];
  if (isFlagField(field)) document(field, { enum: ['true', 'false'], example });
  else document(field, { type: String, example, nullable: !isAlwaysPresent(field) });
}
document('createdAt', { type: String, format: 'date-time', example: '2026-03-12T09:30:00.000Z' });
document('updatedAt', { type: String, format: 'date-time', example: '2026-03-12T09:30:00.000Z' });
document('notStated', {
  type: [String],
  enum: ACCEPTS_FLAGS,
  example: ['acceptsDevelopmentProjects'],
  description: 'Flags that hold only their default, because nobody has stated them',
});

export class FieldWarningResponse {
  @ApiProperty({ example: 'minAmount' })
  readonly field: string;

  @ApiProperty({
    example: 'We could not read “a lot” as the minimum amount, so matching treats it as not stated',
  })
  readonly message: string;
}

// Declared after its parent is documented: documentation is inherited as it stands.
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

export class DeletedResponse {
  @ApiProperty({ example: true })
  readonly success: true;
}
