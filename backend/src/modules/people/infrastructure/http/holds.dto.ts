import { ApiProperty } from '@nestjs/swagger';
import { ORDERS_BY_AGE, type OrderByAge } from '#platform/application/list.js';
import { OptionalChoice, RequiredChoice } from '#platform/infrastructure/http/dto/choice.js';
import { dayText } from '#platform/infrastructure/http/dto/day.js';
import { idText } from '#platform/infrastructure/http/dto/id.js';
import { ListQuery } from '#platform/infrastructure/http/dto/list-query.dto.js';
import { OwnerResponse } from '#platform/infrastructure/http/dto/owner.dto.js';
import {
  Id,
  NullableDay,
  NullableText,
  NullableTime,
  Time,
} from '#platform/infrastructure/http/dto/shown.js';
import {
  ClearableText,
  OptionalText,
  RequiredText,
  type TextOptions,
} from '#platform/infrastructure/http/dto/text.js';
import {
  HOLD_STATUSES,
  type HoldListRequest,
  type HoldStatus,
  type HoldView,
} from '../../application/holds/hold-views.js';
import { HOLD_SUBJECTS, type HoldSubject } from '../../domain/hold.js';

const SUBJECT = '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f15';

const SUBJECT_ID: TextOptions = {
  ...idText('subjectId', 'the id of a record'),
  example: SUBJECT,
  description: 'Id of the record',
};

export class ListHoldsQuery extends ListQuery implements HoldListRequest {
  @OptionalChoice(HOLD_SUBJECTS)
  readonly subjectType?: HoldSubject;

  @OptionalText(SUBJECT_ID)
  readonly subjectId?: string;

  @OptionalChoice(HOLD_STATUSES)
  readonly status?: HoldStatus;

  @OptionalChoice(ORDERS_BY_AGE, { default: 'newest' })
  readonly sort?: OrderByAge;
}

export class PlaceHoldRequest {
  @RequiredChoice('subjectType', HOLD_SUBJECTS, { example: 'application' })
  readonly subjectType: HoldSubject;

  @RequiredText(SUBJECT_ID)
  readonly subjectId: string;

  @RequiredText({
    max: 1_000,
    shape: 'multi-line',
    example: 'Court case 2026/114: do not delete',
    missing: 'Enter the reason for the hold',
  })
  readonly reason: string;

  @ClearableText(
    dayText({
      label: 'End date',
      description: 'First day without the hold, in London; null to end it by hand',
    }),
  )
  readonly endsOn?: string | null;
}

export class HoldResponse implements HoldView {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f1a')
  readonly id: string;

  @ApiProperty({ enum: HOLD_SUBJECTS, example: 'application' })
  readonly subjectType: HoldSubject;

  @Id(SUBJECT)
  readonly subjectId: string;

  @NullableText('Fraser Bakery Ltd', 'Name of the record; null if it was deleted')
  readonly subjectName: string | null;

  @ApiProperty({ example: 'Court case 2026/114: do not delete' })
  readonly reason: string;

  @ApiProperty({ enum: HOLD_STATUSES, example: 'current' })
  readonly status: HoldStatus;

  @ApiProperty({ type: OwnerResponse, nullable: true, description: 'Staff member who placed it' })
  readonly placedBy: OwnerResponse | null;

  @Time('2026-03-12T09:30:00.000Z')
  readonly placedAt: string;

  @NullableDay(null, 'First day without the hold')
  readonly endsOn: string | null;

  @NullableTime(null)
  readonly endedAt: string | null;
}
