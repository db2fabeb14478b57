import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { PRODUCT_KEYS, type ProductKey } from '#kernel/lending/product.js';
import { OptionalChoice } from '#platform/infrastructure/http/dto/choice.js';
import { ListQuery, Search } from '#platform/infrastructure/http/dto/list-query.dto.js';
import { OwnerFilter, OwnerResponse } from '#platform/infrastructure/http/dto/owner.dto.js';
import { ReadVersion } from '#platform/infrastructure/http/dto/read-version.js';
import { ClearableText, OptionalText, RequiredText } from '#platform/infrastructure/http/dto/text.js';
import { Id, NullableId, NullableText, NullableTime, Time } from '#platform/infrastructure/http/dto/shown.js';
import type { SubmissionListRequest } from '../../application/submissions/list-submissions.js';
import {
  SUBMISSION_ORDERS,
  type SubmissionOrder,
  type SubmissionView,
} from '../../application/submissions/submission-views.js';
import type { SubmissionLender } from '../../domain/lender-record.js';
import { REASON_CODES, SENT_VIA, type ReasonCode, type SentVia } from '../../domain/lender-submission.js';
import {
  SPECIAL_STATES,
  SUBMISSION_STATES,
  type RequestableState,
  type SubmissionState,
} from '../../domain/submission-moves.js';
import { CompletionResponse } from './completions.dto.js';
import { OfferResponse } from './offers.dto.js';

const ID = '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f21';
const APPLICATION_ID = '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11';

const MAX_DAYS = 10_000;
const DAYS = `waitingDays must be a whole number from 0 to ${MAX_DAYS.toLocaleString('en-GB')}`;

export class ListSubmissionsOfCaseQuery extends ListQuery {
  @OptionalChoice(SUBMISSION_ORDERS, { default: 'oldest' })
  readonly sort?: SubmissionOrder;
}

export class ListSubmissionsQuery extends ListQuery implements SubmissionListRequest {
  @Search({ example: 'alder', description: 'Part of the company name or the lender’s reference' })
  readonly q?: string;

  @OptionalChoice(SUBMISSION_STATES)
  readonly state?: SubmissionState;

  @OptionalText({
    max: 200,
    label: 'lender',
    example: 'Alba',
    description: 'Id of a lender, or its name as stored on submissions',
  })
  readonly lender?: string;

  @OwnerFilter('cases')
  readonly owner?: string;

  @OptionalChoice(PRODUCT_KEYS, { description: 'Product the case asks for' })
  readonly product?: ProductKey;

  @ApiProperty({
    required: false,
    type: 'integer',
    minimum: 0,
    maximum: MAX_DAYS,
    example: 5,
    description: 'Minimum days since the last change of state',
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: DAYS })
  @Min(0, { message: DAYS })
  @Max(MAX_DAYS, { message: DAYS })
  readonly waitingDays?: number;

  @OptionalChoice(SUBMISSION_ORDERS, {
    default: 'newest',
    description: 'Order: by creation, or by the last change of state',
  })
  readonly sort?: SubmissionOrder;
}

export class AddSubmissionRequest {
  @RequiredText({ max: 200, example: 'Alba', description: 'Name of a lender on the panel' })
  readonly lender: string;
}

class SubmissionVersionRequest {
  @ReadVersion('submission')
  readonly updatedAt?: Date;
}

/** Omitted fields stay unchanged. */
export class NoteOnSubmissionRequest extends SubmissionVersionRequest {
  @ClearableText({ max: 100, example: 'AL-20931', description: 'Lender’s own reference for the application' })
  readonly reference?: string | null;

  @ClearableText({
    max: 5_000,
    shape: 'multi-line',
    example: 'Fiona at Alba will look at it on Monday',
    description: 'Internal notes; not visible to partners or applicants',
  })
  readonly notes?: string | null;
}

/** The endpoints for the states that this one cannot set. */
const CALLS: Readonly<Record<(typeof SPECIAL_STATES)[number], string>> = {
  offered:
    'Record an offer with POST /api/admin/submissions/{id}/offers, or undo an acceptance with DELETE /api/admin/offers/{id}/acceptance',
  accepted:
    'Accept an offer with POST /api/admin/offers/{id}/acceptance, or reverse a completion with DELETE /api/admin/submissions/{id}/completion',
  completed: 'Record a completion with POST /api/admin/submissions/{id}/completion',
};

const isSpecial = (state: unknown): state is keyof typeof CALLS =>
  SPECIAL_STATES.some((one) => one === state);

const REQUESTABLE_STATES = SUBMISSION_STATES.filter((state): state is RequestableState => !isSpecial(state));

export class MoveSubmissionRequest extends SubmissionVersionRequest {
  @ApiProperty({ enum: REQUESTABLE_STATES, example: 'sent' })
  @IsIn(REQUESTABLE_STATES, {
    message: ({ value }) =>
      isSpecial(value) ? CALLS[value] : `to must be ${REQUESTABLE_STATES.join(' or ')}`,
  })
  readonly to: RequestableState;

  @OptionalChoice(REASON_CODES, {
    description: 'Reason for declining, which is required, or for withdrawing',
  })
  readonly reasonCode?: ReasonCode | null;

  @OptionalText({
    max: 1_000,
    shape: 'multi-line',
    example: 'Wants two years of accounts',
    description: 'Internal explanation; required with `other`',
  })
  readonly reason?: string;

  @OptionalChoice(SENT_VIA, { description: 'How the details were sent to the lender' })
  readonly sentVia?: SentVia | null;
}

export class SubmissionLenderResponse implements SubmissionLender {
  @NullableId('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f31')
  readonly id: string | null;

  @ApiProperty({ example: 'Alba' })
  readonly name: string;
}

export class SubmissionResponse implements SubmissionView {
  @Id(ID)
  readonly id: string;

  @Id(APPLICATION_ID)
  readonly applicationId: string;

  @ApiProperty({ example: 'Alder Joinery Ltd' })
  readonly companyName: string;

  @ApiProperty({ type: OwnerResponse, nullable: true, description: 'Owner of the case; null if unassigned' })
  readonly owner: OwnerResponse | null;

  @ApiProperty({
    enum: PRODUCT_KEYS,
    isArray: true,
    example: ['business-loans'],
    description: 'Products the case asks for',
  })
  readonly products: readonly ProductKey[];

  @ApiProperty({
    type: SubmissionLenderResponse,
    description:
      'Lender, with its current name. If it was deleted, the id is null and the name is its last one',
  })
  readonly lender: SubmissionLenderResponse;

  @ApiProperty({ enum: SUBMISSION_STATES, example: 'draft' })
  readonly state: SubmissionState;

  @NullableText(null, 'Lender’s own reference for the application')
  readonly reference: string | null;

  @NullableText(null, 'Internal notes of staff')
  readonly notes: string | null;

  @NullableTime(null, 'Time the details were last sent to the lender')
  readonly sentAt: string | null;

  @ApiProperty({ enum: SENT_VIA, nullable: true, example: null })
  readonly sentVia: SentVia | null;

  @NullableTime(null, 'Time of the lender’s first offer or decline since then')
  readonly decidedAt: string | null;

  @ApiProperty({ enum: REASON_CODES, nullable: true, example: null })
  readonly reasonCode: ReasonCode | null;

  @NullableText(null, 'Explanation of the last change of state')
  readonly reason: string | null;

  @Time('2026-03-12T09:30:00.000Z', 'Time of the last change of state')
  readonly movedAt: string;

  @ApiProperty({ type: [OfferResponse], description: 'Offers from the lender, oldest first' })
  readonly offers: readonly OfferResponse[];

  @ApiProperty({
    type: CompletionResponse,
    nullable: true,
    description: 'Amount drawn down and date; null unless completed',
  })
  readonly completion: CompletionResponse | null;

  @Time('2026-03-12T09:30:00.000Z')
  readonly createdAt: string;

  @Time('2026-03-12T09:30:00.000Z')
  readonly updatedAt: string;
}
