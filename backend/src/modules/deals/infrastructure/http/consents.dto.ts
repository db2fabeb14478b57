import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsString, MaxLength, ValidateIf } from 'class-validator';
import { ORDERS_BY_AGE, type OrderByAge } from '#platform/application/list.js';
import { OptionalChoice } from '#platform/infrastructure/http/dto/choice.js';
import { OwnerResponse } from '#platform/infrastructure/http/dto/owner.dto.js';
import { ListQuery } from '#platform/infrastructure/http/dto/list-query.dto.js';
import { Id, NullableTime } from '#platform/infrastructure/http/dto/shown.js';
import type { RecordedAnswer } from '../../application/consents/record-consents.js';
import type { ConsentView } from '../../application/consents/consent-views.js';
import {
  CONSENT_STATES,
  CONSENT_VIA,
  type ConsentState,
  type ConsentVia,
} from '../../domain/consent-states.js';
import { SubmissionLenderResponse } from './submissions.dto.js';

const MAX_LENDERS = 50;
const LENDERS = `Choose 1 to ${MAX_LENDERS} lenders by name`;

export const LenderNames = () =>
  applyDecorators(
    ApiProperty({
      type: [String],
      minItems: 1,
      maxItems: MAX_LENDERS,
      example: ['Alba'],
      description: 'Names of lenders on the panel',
    }),
    IsArray({ message: LENDERS }),
    ArrayMinSize(1, { message: LENDERS }),
    ArrayMaxSize(MAX_LENDERS, { message: LENDERS }),
    IsString({ each: true, message: LENDERS }),
    MaxLength(200, { each: true, message: LENDERS }),
  );

export class ListConsentsQuery extends ListQuery {
  @OptionalChoice(ORDERS_BY_AGE, { default: 'oldest' })
  readonly sort?: OrderByAge;

  @OptionalChoice(CONSENT_STATES)
  readonly state?: ConsentState;
}

const ANSWERS = ['given', 'refused', 'withdrawn'] as const;
export const ANSWER_CHANNELS = [
  'phone',
  'email',
  'in_person',
] as const satisfies readonly RecordedAnswer['via'][];
const VIA = `Choose how the client answered: ${ANSWER_CHANNELS.join(' or ')}`;

export class AskConsentsRequest {
  @LenderNames()
  readonly lenders: string[];

  @OptionalChoice(ANSWERS, {
    description:
      'The client’s answer; if omitted, the client is asked by email. A refusal after consent is stored as withdrawn',
  })
  readonly state?: (typeof ANSWERS)[number] | null;

  @ApiProperty({
    enum: ANSWER_CHANNELS,
    required: false,
    example: 'phone',
    description: 'How the client answered; required with `state`',
  })
  @ValidateIf(({ state }: AskConsentsRequest) => Boolean(state))
  @IsIn(ANSWER_CHANNELS, { message: VIA })
  readonly via?: RecordedAnswer['via'];
}

export class ConsentResponse implements ConsentView {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f41')
  readonly id: string;

  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11')
  readonly applicationId: string;

  @ApiProperty({ type: SubmissionLenderResponse })
  readonly lender: SubmissionLenderResponse;

  @ApiProperty({ enum: CONSENT_STATES, example: 'given' })
  readonly state: ConsentState;

  @ApiProperty({ enum: CONSENT_VIA, nullable: true, example: 'link', description: 'How the client answered' })
  readonly via: ConsentVia | null;

  @NullableTime(
    '2026-03-12T09:30:00.000Z',
    'Time of the last consent request by email; null if there was none',
  )
  readonly askedAt: string | null;

  @NullableTime('2026-03-12T09:30:00.000Z', 'Time of the client’s answer')
  readonly answeredAt: string | null;

  @ApiProperty({
    type: OwnerResponse,
    nullable: true,
    description: 'Staff member who recorded the answer; null if given through the status link',
  })
  readonly recordedBy: OwnerResponse | null;
}
