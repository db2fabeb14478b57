import { ApiProperty } from '@nestjs/swagger';
import { OptionalChoice } from '#platform/infrastructure/http/dto/choice.js';
import { dayText } from '#platform/infrastructure/http/dto/day.js';
import { RequiredNumber } from '#platform/infrastructure/http/dto/numbers.js';
import { ReadVersion } from '#platform/infrastructure/http/dto/read-version.js';
import { ClearableText, OptionalText, RequiredText } from '#platform/infrastructure/http/dto/text.js';
import { NullableDay, NullableText, Integer } from '#platform/infrastructure/http/dto/shown.js';
import type { CompletionView } from '../../application/submissions/submission-views.js';
import { REASON_CODES, type ReasonCode } from '../../domain/lender-submission.js';

export class CompleteSubmissionRequest {
  @RequiredText(
    dayText({
      label: 'Completion date',
      missing: 'Enter the completion date',
      description: 'Completion date in London; today or earlier',
    }),
  )
  readonly completedOn: string;

  @RequiredNumber('pence', { label: 'Amount drawn', min: 1, example: 12_500_000 })
  readonly drawnPence: number;

  @RequiredNumber('pence', {
    label: 'Our commission',
    example: 250_000,
    description: 'Commission paid by the lender to the broker; 0 if none',
  })
  readonly brokerCommissionPence: number;

  @OptionalText({ max: 100, example: 'AL-20931', description: 'Lender’s own reference for the facility' })
  readonly facilityReference?: string;

  @OptionalText(
    dayText({
      label: 'End date',
      description:
        'End date of the facility, after the completion date; defaults to the completion date plus the term of the accepted offer',
    }),
  )
  readonly endsOn?: string;

  @ReadVersion('submission')
  readonly updatedAt?: Date;
}

export class ChangeCompletionRequest {
  @ClearableText(
    dayText({
      label: 'Repayment date',
      description:
        'Date of early repayment, before the end date and not in the future. Null if not repaid early',
    }),
  )
  readonly redeemedOn?: string | null;

  @ReadVersion('submission')
  readonly updatedAt?: Date;
}

export class ReverseCompletionRequest {
  @OptionalChoice(REASON_CODES, { description: 'Reason for the reversal; required' })
  readonly reasonCode?: ReasonCode | null;

  @OptionalText({
    max: 1_000,
    shape: 'multi-line',
    example: 'The lender recalled the loan within the cooling-off period',
    description: 'Internal explanation; required with `other`',
  })
  readonly reason?: string;

  @ReadVersion('submission')
  readonly updatedAt?: Date;
}

export class CompletionResponse implements CompletionView {
  @ApiProperty({ format: 'date', example: '2026-03-12' })
  readonly completedOn: string;

  @Integer(12_500_000)
  readonly drawnPence: number;

  @Integer(250_000, 'Commission paid by the lender to the broker')
  readonly brokerCommissionPence: number;

  @NullableText('AL-20931', 'Lender’s own reference for the facility')
  readonly facilityReference: string | null;

  @NullableDay('2031-03-12', 'End date of the facility; null if it has none')
  readonly endsOn: string | null;

  @NullableDay(null, 'Date of early repayment; null if not repaid early')
  readonly redeemedOn: string | null;
}
