import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { ORDERS_BY_AGE, type OrderByAge } from '#platform/application/list.js';
import { OptionalChoice, RequiredChoice } from '#platform/infrastructure/http/dto/choice.js';
import { dayText } from '#platform/infrastructure/http/dto/day.js';
import { emailText } from '#platform/infrastructure/http/dto/email.js';
import { idText } from '#platform/infrastructure/http/dto/id.js';
import { ListQuery, Search } from '#platform/infrastructure/http/dto/list-query.dto.js';
import { OptionalNumber } from '#platform/infrastructure/http/dto/numbers.js';
import { OwnerId, OwnerResponse } from '#platform/infrastructure/http/dto/owner.dto.js';
import { ReadVersion } from '#platform/infrastructure/http/dto/read-version.js';
import {
  Id,
  NullableDay,
  NullableInteger,
  NullableText,
  NullableTime,
  Time,
} from '#platform/infrastructure/http/dto/shown.js';
import { ClearableText, OptionalText, RequiredText } from '#platform/infrastructure/http/dto/text.js';
import {
  CLOCK_STATES,
  DATA_REQUEST_STATUSES,
  type DataRequestListRequest,
  type DataRequestStatus,
  type DataRequestView,
  type ShownClock,
  type ShownRecord,
} from '../../application/requests/data-request-views.js';
import {
  DATA_REQUEST_KINDS,
  IDENTITY_CHECKS,
  type IdentityCheck,
  DATA_REQUEST_OUTCOMES,
  REQUESTED_BY,
  type ChosenRecord,
  type DataRequestKind,
  type DataRequestOutcome,
  type RequestedBy,
} from '../../domain/data-request.js';
import { PERSON_RECORD_TYPES, type PersonRecordType } from '../../domain/person-record-types.js';
import type { Pause } from '../../domain/request-clock.js';

const RECORD = '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f15';
const MAX_RECORDS = 200;
const MAX_PAUSES = 20;

export class ListDataRequestsQuery extends ListQuery implements DataRequestListRequest {
  @Search({
    example: 'R1001',
    description: 'The reference, or part of the name, email address or phone number',
  })
  readonly q?: string;

  @OptionalChoice(DATA_REQUEST_KINDS)
  readonly kind?: DataRequestKind;

  @OptionalChoice(DATA_REQUEST_STATUSES)
  readonly status?: DataRequestStatus;

  @OptionalChoice(ORDERS_BY_AGE, { default: 'newest' })
  readonly sort?: OrderByAge;
}

export class RecordDataRequestRequest {
  @RequiredChoice('kind', DATA_REQUEST_KINDS, { example: 'access' })
  readonly kind: DataRequestKind;

  @RequiredText({ max: 200, min: 2, example: 'Isla Fraser', missing: 'Enter the name of the person' })
  readonly name: string;

  @RequiredText(emailText({ example: 'isla@fraser-bakery.example', missing: 'Enter a valid email address' }))
  readonly email: string;

  @OptionalText({ max: 40, example: '0141 496 0177' })
  readonly phone?: string;

  @RequiredChoice('requestedBy', REQUESTED_BY, {
    example: 'person',
    description: 'Whether the person asked, or someone on their behalf, such as a partner for a client',
  })
  readonly requestedBy: RequestedBy;

  @RequiredText(
    dayText({
      label: 'Date received',
      missing: 'Enter the date received',
      description: 'Date received in London',
    }),
  )
  readonly receivedOn: string;

  @ClearableText(
    dayText({
      label: 'Date identity was confirmed',
      description: 'Date identity was confirmed; the period for answering starts no earlier. Null if not yet',
    }),
  )
  readonly identityConfirmedOn?: string | null;
}

export class PauseRequest implements Pause {
  @RequiredText(dayText({ label: 'Date asked', missing: 'Enter the date asked' }))
  readonly askedOn: string;

  @ClearableText(dayText({ label: 'Date answered', description: 'Null until the person answers' }))
  readonly answeredOn: string | null = null;
}

export class ChosenRecordRequest implements ChosenRecord {
  @RequiredChoice('type', PERSON_RECORD_TYPES, { example: 'application' })
  readonly type: PersonRecordType;

  @RequiredText({ ...idText('id', 'the id of a record'), example: RECORD })
  readonly id: string;
}

/** Omitted fields stay unchanged. */
export class ChangeDataRequestRequest {
  @ClearableText(dayText({ label: 'Date identity was confirmed', description: 'Null if not yet' }))
  readonly identityConfirmedOn?: string | null;

  @OptionalChoice(IDENTITY_CHECKS, {
    nullable: true,
    example: 'called',
    description: 'How identity was confirmed',
  })
  readonly identityCheckedBy?: IdentityCheck | null;

  @ClearableText(
    dayText({
      label: 'Date authority was confirmed',
      description: 'Date authority was confirmed, for requests by someone else; null if not yet',
    }),
  )
  readonly authorityConfirmedOn?: string | null;

  @OptionalNumber('pence', { label: 'Fee', example: 1_000, description: 'Fee requested; null for none' })
  readonly feePence?: number | null;

  @ClearableText(dayText({ label: 'Date the fee was paid', description: 'Null if not yet' }))
  readonly feePaidOn?: string | null;

  @ApiProperty({
    type: [PauseRequest],
    required: false,
    description:
      'When the person was asked to clarify, and when they answered: the clock is stopped in between',
  })
  @IsOptional()
  @IsArray({ message: 'pauses must be a list' })
  @ArrayMaxSize(MAX_PAUSES, { message: `pauses can be at most ${MAX_PAUSES}` })
  @ValidateNested({ each: true })
  @Type(() => PauseRequest)
  readonly pauses?: readonly PauseRequest[] | null;

  @ApiProperty({
    type: [ChosenRecordRequest],
    required: false,
    description: 'The records that are the person’s, as chosen from a search',
  })
  @IsOptional()
  @IsArray({ message: 'records must be a list' })
  @ArrayMaxSize(MAX_RECORDS, { message: `records can be at most ${MAX_RECORDS}` })
  @ValidateNested({ each: true })
  @Type(() => ChosenRecordRequest)
  readonly records?: readonly ChosenRecordRequest[] | null;

  @OwnerId()
  readonly ownerId?: string | null;

  @OptionalChoice(DATA_REQUEST_OUTCOMES, {
    nullable: true,
    description: 'Outcome; together with `closedOn`. Null reopens the request',
  })
  readonly outcome?: DataRequestOutcome | null;

  @ClearableText(
    dayText({
      label: 'Date of the answer',
      description: 'Date of the answer; together with the outcome. Null for both reopens the request',
    }),
  )
  readonly closedOn?: string | null;

  @ClearableText({ max: 20_000, shape: 'multi-line', label: 'Letter', example: 'Dear Ms Fraser, …' })
  readonly letter?: string | null;

  @ClearableText({
    max: 10_000,
    shape: 'multi-line',
    label: 'Notes',
    example: 'Passport seen on a video call.',
  })
  readonly notes?: string | null;

  @ReadVersion('request')
  readonly updatedAt?: Date;
}

class PauseResponse implements Pause {
  @ApiProperty({ format: 'date', example: '2026-03-16' })
  readonly askedOn: string;

  @NullableDay(null)
  readonly answeredOn: string | null;
}

export class ChosenRecordResponse implements ChosenRecord {
  @ApiProperty({ enum: PERSON_RECORD_TYPES, example: 'application' })
  readonly type: PersonRecordType;

  @Id(RECORD)
  readonly id: string;
}

class ShownRecordResponse extends ChosenRecordResponse implements ShownRecord {
  @NullableText('Isla Fraser', 'Null if the record was erased or deleted')
  readonly name: string | null;

  @NullableText('Fraser Bakery Ltd')
  readonly company: string | null;

  @NullableTime('2026-03-12T09:30:00.000Z')
  readonly at: string | null;
}

export class DataRequestResponse implements DataRequestView {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f18')
  readonly id: string;

  @ApiProperty({ example: 'R1001' })
  readonly reference: string;

  @ApiProperty({ enum: DATA_REQUEST_KINDS, example: 'access' })
  readonly kind: DataRequestKind;

  @ApiProperty({ enum: DATA_REQUEST_STATUSES, example: 'open' })
  readonly status: DataRequestStatus;

  @ApiProperty({
    enum: CLOCK_STATES,
    example: 'running',
    description:
      'Waiting for identity or fee, paused while the person is asked to clarify, running, or closed',
  })
  readonly clock: ShownClock;

  @ApiProperty({ example: 'Isla Fraser' })
  readonly name: string;

  @ApiProperty({ example: 'isla@fraser-bakery.example' })
  readonly email: string;

  @NullableText('0141 496 0177')
  readonly phone: string | null;

  @ApiProperty({ enum: REQUESTED_BY, example: 'person' })
  readonly requestedBy: RequestedBy;

  @ApiProperty({ format: 'date', example: '2026-03-12' })
  readonly receivedOn: string;

  @NullableDay('2026-03-12')
  readonly identityConfirmedOn: string | null;

  @ApiProperty({
    enum: IDENTITY_CHECKS,
    nullable: true,
    example: 'called',
    description: 'How identity was confirmed; null if not recorded',
  })
  readonly identityCheckedBy: IdentityCheck | null;

  @NullableDay(null, 'Date by which to confirm identity; null once confirmed or closed')
  readonly identityDueOn: string | null;

  @NullableDay(null, 'Due date if identity is confirmed on `identityDueOn`; null once confirmed or closed')
  readonly latestDueOn: string | null;

  @NullableDay(null)
  readonly authorityConfirmedOn: string | null;

  @NullableInteger(null)
  readonly feePence: number | null;

  @NullableDay(null)
  readonly feePaidOn: string | null;

  @ApiProperty({ type: [PauseResponse] })
  readonly pauses: readonly PauseResponse[];

  @NullableDay('2026-04-13', 'Due date under Article 12A; null while the clock waits or is paused')
  readonly dueOn: string | null;

  @ApiProperty({ type: [ShownRecordResponse] })
  readonly records: readonly ShownRecordResponse[];

  @ApiProperty({ type: OwnerResponse, nullable: true, description: 'Owner; null if unassigned' })
  readonly owner: OwnerResponse | null;

  @ApiProperty({ enum: DATA_REQUEST_OUTCOMES, nullable: true, example: null })
  readonly outcome: DataRequestOutcome | null;

  @NullableDay(null)
  readonly closedOn: string | null;

  @NullableText(null)
  readonly letter: string | null;

  @NullableText(null)
  readonly notes: string | null;

  @Time('2026-03-12T09:30:00.000Z')
  readonly createdAt: string;

  @Time('2026-03-12T09:30:00.000Z', 'Version for optimistic locking: send it with an update')
  readonly updatedAt: string;
}
