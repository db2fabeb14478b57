import { ApiProperty } from '@nestjs/swagger';
import { dayText } from '#platform/infrastructure/http/dto/day.js';
import { OptionalChoice } from '#platform/infrastructure/http/dto/list-query.dto.js';
import { RequiredNumber } from '#platform/infrastructure/http/dto/numbers.js';
import { ReadVersion } from '#platform/infrastructure/http/dto/read-version.js';
import { ClearableText, OptionalText, RequiredText } from '#platform/infrastructure/http/dto/text.js';
import { NullableDay, NullableText, Integer } from '#platform/infrastructure/http/dto/shown.js';
import type { CompletionView } from '../../application/submissions/submission-views.js';
import { REASON_CODES, type ReasonCode } from '../../domain/lender-submission.js';

export class CompleteSubmissionRequest {
  @RequiredText(
    dayText({
      label: 'The day of completion',
      missing: 'Enter the completion date',
      description: 'The day in London on which the money was drawn; none to come',
    }),
  )
  readonly completedOn: string;

  @RequiredNumber('pence', { label: 'The amount drawn', min: 1, example: 12_500_000 })
  readonly drawnPence: number;

  @RequiredNumber('pence', {
    label: 'Our commission',
    example: 250_000,
    description: 'What the lender pays the broker; 0 where it pays nothing',
  })
  readonly brokerCommissionPence: number;

  @OptionalText({ max: 100, example: 'AL-20931', description: 'What the lender calls the facility' })
  readonly facilityReference?: string;

  @OptionalText(
    dayText({
      label: 'The day on which it ends',
      description: 'After the day of completion; without it, that day and the term of the accepted offer',
    }),
  )
  readonly endsOn?: string;

  @ReadVersion('submission')
  readonly updatedAt?: Date;
}

export class ChangeCompletionRequest {
  @ClearableText(
    dayText({
      label: 'The day on which it was paid back',
      description: 'Before its end; none to come. Null where it was not.',
    }),
  )
  readonly redeemedOn?: string | null;

  @ReadVersion('submission')
  readonly updatedAt?: Date;
}

export class ReverseCompletionRequest {
  @OptionalChoice(REASON_CODES, { description: 'Why it is reversed, which it needs' })
  readonly reasonCode?: ReasonCode | null;

  @OptionalText({
    max: 1_000,
    shape: 'multi-line',
    example: 'The lender took the money back within the cooling-off days',
    description: 'In words, internal; the code `other` needs it',
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

  @Integer(250_000, 'What the lender pays the broker')
  readonly brokerCommissionPence: number;

  @NullableText('AL-20931', 'What the lender calls the facility')
  readonly facilityReference: string | null;

  @NullableDay('2031-03-12', 'When the facility ends; null where it has no end')
  readonly endsOn: string | null;

  @NullableDay(null, 'When it was paid back before its end; null where it was not')
  readonly redeemedOn: string | null;
}
