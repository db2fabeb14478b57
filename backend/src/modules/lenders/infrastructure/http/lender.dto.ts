import { ApiProperty, OmitType, PartialType } from '@nestjs/swagger';
import { ACCEPTS_FLAGS, type AcceptsFlag, type LenderField } from '#kernel/lending/lender-fields.js';
import { ReadVersion } from '#platform/infrastructure/http/dto/read-version.js';
import { TrackRecordResponse } from '#platform/infrastructure/http/dto/track-record.dto.js';
import { Id, NullableTime, Time } from '#platform/infrastructure/http/dto/shown.js';
import type { LenderView, SavedLender } from '../../application/lender-view.js';
import type { StatedValue } from '../../domain/lender-statements.js';
import { ClearableText, FieldExample, NeededText, StatedFlag } from './lender-field-decorators.js';

/** A lender in responses. */
export class LenderResponse implements LenderView {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11')
  readonly id: string;

  @FieldExample() readonly name: string;
  @FieldExample() readonly description: string | null;
  @FieldExample() readonly productTypes: string;
  @FieldExample() readonly minAmount: string | null;
  @FieldExample() readonly maxAmount: string | null;
  @FieldExample() readonly interestRate: string | null;
  @FieldExample() readonly minTradingHistory: string | null;
  @FieldExample() readonly minCreditScore: string | null;
  @FieldExample() readonly acceptsAdverseCredit: string;
  @FieldExample() readonly acceptsStartups: string;
  @FieldExample() readonly minLtv: string | null;
  @FieldExample() readonly maxLtv: string | null;
  @FieldExample() readonly propertyTypes: string | null;
  @FieldExample() readonly acceptsRefurbProjects: string;
  @FieldExample() readonly acceptsDevelopmentProjects: string;
  @FieldExample() readonly preferredSectors: string | null;
  @FieldExample() readonly excludedSectors: string | null;
  @FieldExample() readonly coverageAreas: string | null;
  @FieldExample() readonly contactEmail: string | null;
  @FieldExample() readonly contactPhone: string | null;
  @FieldExample() readonly website: string | null;
  @FieldExample() readonly isActive: string;

  @Time('2026-03-12T09:30:00.000Z')
  readonly createdAt: string;

  @Time('2026-03-12T09:30:00.000Z')
  readonly updatedAt: string;

  @NullableTime(
    '2026-03-12T09:30:00.000Z',
    'Time the criteria were last confirmed: by hand, by an import, or when the lender was added',
  )
  readonly confirmedAt: string | null;

  @ApiProperty({
    type: [String],
    enum: ACCEPTS_FLAGS,
    example: ['acceptsDevelopmentProjects'],
    description: 'Flags that have only their default value because they were never stated',
  })
  readonly notStated: readonly AcceptsFlag[];
}

/** A single lender with its track record. */
export class LenderWithRecordResponse extends LenderResponse {
  @ApiProperty({
    type: TrackRecordResponse,
    description: 'Track record from its latest submissions; not part of any score',
  })
  readonly record: TrackRecordResponse;
}

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
    description: 'Stored values that matching cannot read',
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
  @ApiProperty({ type: [FieldReadingResponse], description: 'How matching interprets each field' })
  readonly readings: readonly FieldReadingResponse[];

  @ApiProperty({ type: [FieldWarningResponse], description: 'Values that matching will not be able to read' })
  readonly warnings: readonly FieldWarningResponse[];
}

/** The fields of a request about a lender. */
export class CreateLenderRequest implements Record<LenderField, StatedValue | undefined> {
  @NeededText() readonly name: string;
  @ClearableText() readonly description: string | null | undefined;
  @NeededText() readonly productTypes: string;
  @ClearableText() readonly minAmount: string | null | undefined;
  @ClearableText() readonly maxAmount: string | null | undefined;
  @ClearableText() readonly interestRate: string | null | undefined;
  @ClearableText() readonly minTradingHistory: string | null | undefined;
  @ClearableText() readonly minCreditScore: string | null | undefined;
  @StatedFlag() readonly acceptsAdverseCredit: StatedValue | undefined;
  @StatedFlag() readonly acceptsStartups: StatedValue | undefined;
  @ClearableText() readonly minLtv: string | null | undefined;
  @ClearableText() readonly maxLtv: string | null | undefined;
  @ClearableText() readonly propertyTypes: string | null | undefined;
  @StatedFlag() readonly acceptsRefurbProjects: StatedValue | undefined;
  @StatedFlag() readonly acceptsDevelopmentProjects: StatedValue | undefined;
  @ClearableText() readonly preferredSectors: string | null | undefined;
  @ClearableText() readonly excludedSectors: string | null | undefined;
  @ClearableText() readonly coverageAreas: string | null | undefined;
  @ClearableText() readonly contactEmail: string | null | undefined;
  @ClearableText() readonly contactPhone: string | null | undefined;
  @ClearableText() readonly website: string | null | undefined;
  @StatedFlag() readonly isActive: StatedValue | undefined;
}

/** Omitted fields stay unchanged. */
export class UpdateLenderRequest extends PartialType(
  OmitType(CreateLenderRequest, ['name', 'productTypes']),
) {
  @ClearableText() readonly name?: string | null;
  @ClearableText() readonly productTypes?: string | null;

  @ReadVersion('lender')
  readonly updatedAt?: Date;
}
