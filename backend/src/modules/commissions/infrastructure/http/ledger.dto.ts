import { ApiProperty, OmitType } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { ORDERS_BY_AGE, type OrderByAge } from '#platform/application/list.js';
import type { Owner } from '#platform/application/staff-members.js';
import { RequiredChoice } from '#platform/infrastructure/http/dto/choice.js';
import { dayText } from '#platform/infrastructure/http/dto/day.js';
import { ListQuery, OptionalChoice, Search } from '#platform/infrastructure/http/dto/list-query.dto.js';
import { OptionalNumber, RequiredNumber } from '#platform/infrastructure/http/dto/numbers.js';
import { OwnerResponse } from '#platform/infrastructure/http/dto/owner.dto.js';
import { OptionalText, RequiredText, type TextOptions } from '#platform/infrastructure/http/dto/text.js';
import {
  Id,
  Integer,
  NullableDay,
  NullableId,
  NullableInteger,
  NullableText,
  NullableTime,
  Time,
} from '#platform/infrastructure/http/dto/shown.js';
import {
  LINE_STATES,
  type LedgerSummary,
  type Line,
  type LineQuestion,
  type LineState,
  type StaffLine,
  type StaffLineQuestion,
} from '../../application/ledger/ledger-views.js';
import { VAT_TREATMENTS, type VatTreatment } from '../../domain/ledger/commission-terms.js';
import { ENTRY_KINDS, type EntryKind } from '../../domain/ledger/ledger-entry.js';

const ID = '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f15';

const idText = (label: string, description: string): TextOptions => ({
  max: 36,
  label,
  example: ID,
  description,
  check: (text) => (isUUID(text) ? null : `${label} must be an id`),
});

/** What the lists of staff are narrowed by. */
export const PartnerId = (): PropertyDecorator =>
  OptionalText(idText('introducerId', 'Those of one partner'));

export class ListLinesQuery extends ListQuery {
  @Search({ example: 'alder', description: 'Part of the company’s name' })
  readonly q?: string;

  @OptionalChoice(LINE_STATES)
  readonly state?: LineState;

  @OptionalText(idText('applicationId', 'Those of one case'))
  readonly applicationId?: string;

  @OptionalChoice(ORDERS_BY_AGE, { default: 'newest' })
  readonly sort?: OrderByAge;
}

export class ListStaffLinesQuery extends ListLinesQuery {
  @PartnerId()
  readonly introducerId?: string;
}

const reasonText = (description: string): TextOptions => ({
  max: 300,
  label: 'Reason',
  example: 'The client repaid within three months',
  description,
});

export class ClawBackRequest {
  @OptionalNumber('pence', {
    label: 'Amount',
    min: 1,
    example: 45_000,
    description: 'Net; all that is left without it',
  })
  readonly amountPence?: number | null;

  @RequiredText(reasonText('The partner reads it'))
  readonly reason: string;
}

export class AdjustCommissionRequest {
  @RequiredText(idText('Partner', 'The id of the partner'))
  readonly introducerId: string;

  @OptionalText(idText('Case', 'The id of the case that it is about'))
  readonly applicationId?: string;

  @RequiredNumber('pence', {
    label: 'Amount',
    min: -1_000_000_000_000,
    example: -12_500,
    description: 'Net; negative takes away',
  })
  readonly amountPence: number;

  @RequiredChoice('VAT', VAT_TREATMENTS, { example: 'exempt' })
  readonly vat: VatTreatment;

  @RequiredText(reasonText('The partner reads it'))
  readonly reason: string;
}

export class QuestionLineRequest {
  @RequiredText({
    max: 1_000,
    shape: 'multi-line',
    label: 'Question',
    missing: 'Enter your question',
    example: 'We agreed 25% for this client',
  })
  readonly message: string;
}

export class AnswerQuestionRequest {
  @RequiredText({
    max: 2_000,
    shape: 'multi-line',
    label: 'Answer',
    missing: 'Enter the answer',
    example: 'The 25% starts with cases that you send us from 1 May',
    description: 'The partner reads it, by email and beside the line',
  })
  readonly answer: string;
}

export class LineQuestionResponse implements LineQuestion {
  @Id(ID)
  readonly id: string;

  @ApiProperty({ example: 'We agreed 25% for this client' })
  readonly question: string;

  @Time('2026-03-12T09:30:00.000Z')
  readonly askedAt: string;

  @NullableText('The 25% starts with cases that you send us from 1 May')
  readonly answer: string | null;

  @NullableTime('2026-03-12T11:05:00.000Z', 'Null until it is answered')
  readonly answeredAt: string | null;
}

export class StaffLineQuestionResponse extends LineQuestionResponse implements StaffLineQuestion {
  @ApiProperty({
    type: OwnerResponse,
    nullable: true,
    description: 'Null until it is answered, and when that member of staff has left',
  })
  readonly answeredBy: Owner | null;
}

export class RecordReceiptRequest {
  @RequiredNumber('pence', {
    label: 'Amount',
    min: 1,
    example: 45_000,
    description: 'What the lender paid the broker',
  })
  readonly receivedPence: number;

  @RequiredText(dayText({ label: 'Day', description: 'On which day, in London: today or earlier' }))
  readonly receivedOn: string;
}

export class LineResponse implements Line {
  @Id(ID)
  readonly id: string;

  @Id(ID)
  readonly introducerId: string;

  @NullableId(ID, 'The case; null where it is about none, or the case was erased')
  readonly applicationId: string | null;

  @NullableId(ID)
  readonly submissionId: string | null;

  @ApiProperty({ enum: ENTRY_KINDS, example: 'earned' })
  readonly kind: EntryKind;

  @ApiProperty({
    enum: LINE_STATES,
    example: 'due',
    description:
      'Expected: of an offer that stands or is accepted, and no entry of the ledger yet; earned and not due yet; due; on a statement; paid',
  })
  readonly state: LineState;

  @NullableInteger(
    90_000,
    'Net; negative where it is taken back. Null where it is expected and depends on what the lender pays the broker',
  )
  readonly amountPence: number | null;

  @NullableInteger(18_000)
  readonly vatPence: number | null;

  @ApiProperty({ example: '20% of £4,500.00' })
  readonly how: string;

  @NullableDay('2026-03-12')
  readonly earnedOn: string | null;

  @NullableDay('2026-04-11')
  readonly dueOn: string | null;

  @NullableId(ID)
  readonly statementId: string | null;

  @NullableText('Alder Joinery Ltd')
  readonly companyName: string | null;

  @ApiProperty({
    type: [LineQuestionResponse],
    description: 'What the partner asked about it, oldest first, with the answers',
  })
  readonly questions: readonly LineQuestionResponse[];

  @Time('2026-03-12T09:30:00.000Z')
  readonly createdAt: string;
}

export class StaffLineResponse extends OmitType(LineResponse, ['questions']) implements StaffLine {
  @ApiProperty({ example: 'Fielding Accountants' })
  readonly introducerName: string;

  @ApiProperty({ type: OwnerResponse, nullable: true, description: 'Null for the product itself' })
  readonly createdBy: OwnerResponse | null;

  @Integer(90_000, 'What can still be clawed back of it, net')
  readonly leftPence: number;

  @ApiProperty({
    type: [StaffLineQuestionResponse],
    description: 'What the partner asked about it, oldest first, with the answers',
  })
  readonly questions: readonly StaffLineQuestionResponse[];
}

export class MonthOfCommissionResponse {
  @ApiProperty({ example: '2026-03' })
  readonly month: string;

  @Integer(90_000)
  readonly earnedPence: number;
}

const sum = (description: string) => ApiProperty({ type: 'integer', example: 90_000, description });

export class LedgerSummaryResponse implements LedgerSummary {
  @sum('Of offers that stand or are accepted, as far as it is known; in no sum with the rest')
  readonly expected: number;

  @sum('Not due yet')
  readonly earned: number;

  @sum('Due, and on no statement yet')
  readonly due: number;

  @sum('On statements that are not paid yet')
  readonly onStatement: number;

  @sum('Paid so far')
  readonly paid: number;

  @sum('Paid since 6 April')
  readonly paidThisTaxYear: number;

  @ApiProperty({
    type: [MonthOfCommissionResponse],
    description: 'By the day on which it was earned: the last twelve months, oldest first',
  })
  readonly months: readonly MonthOfCommissionResponse[];
}
