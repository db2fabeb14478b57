import { ApiProperty, OmitType } from '@nestjs/swagger';
import { ORDERS_BY_AGE, type OrderByAge } from '#platform/application/list.js';
import type { Owner } from '#platform/application/staff-members.js';
import { OptionalChoice, RequiredChoice } from '#platform/infrastructure/http/dto/choice.js';
import { dayText } from '#platform/infrastructure/http/dto/day.js';
import { idText } from '#platform/infrastructure/http/dto/id.js';
import { ListQuery, Search } from '#platform/infrastructure/http/dto/list-query.dto.js';
import { OptionalNumber, RequiredNumber } from '#platform/infrastructure/http/dto/numbers.js';
import { OwnerResponse } from '#platform/infrastructure/http/dto/owner.dto.js';
import { OptionalText, RequiredText, type TextOptions } from '#platform/infrastructure/http/dto/text.js';
import { ReadVersion } from '#platform/infrastructure/http/dto/read-version.js';
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

const anyId = (label: string, description: string): TextOptions => ({
  ...idText(label, 'an id'),
  example: ID,
  description,
});

/** A filter of staff lists. */
export const PartnerId = (): PropertyDecorator => OptionalText(anyId('introducerId', 'Id of a partner'));

export const CaseIdFilter = (): PropertyDecorator => OptionalText(anyId('applicationId', 'Id of a case'));

export class ListLinesQuery extends ListQuery {
  @Search({ example: 'alder', description: 'Part of the company name' })
  readonly q?: string;

  @OptionalChoice(LINE_STATES)
  readonly state?: LineState;

  @CaseIdFilter()
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
    description: 'Net amount; defaults to everything not yet clawed back',
  })
  readonly amountPence?: number | null;

  @RequiredText(reasonText('Shown to the partner'))
  readonly reason: string;
}

export class AdjustCommissionRequest {
  @RequiredText(anyId('Partner', 'Id of the partner'))
  readonly introducerId: string;

  @OptionalText(anyId('Case', 'Id of the case it relates to'))
  readonly applicationId?: string;

  @RequiredNumber('pence', {
    label: 'Amount',
    min: -1_000_000_000_000,
    example: -12_500,
    description: 'Net amount; negative to reduce what the partner is owed',
  })
  readonly amountPence: number;

  @RequiredChoice('VAT', VAT_TREATMENTS, { example: 'exempt' })
  readonly vat: VatTreatment;

  @RequiredText(reasonText('Shown to the partner'))
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

export class AskAboutCaseRequest {
  @RequiredText({
    max: 1_000,
    shape: 'multi-line',
    label: 'Question',
    missing: 'Enter your question',
    example: 'When does the valuer visit?',
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
    description: 'Emailed to the partner and shown with the question',
  })
  readonly answer: string;

  @ReadVersion('question')
  readonly updatedAt?: Date;
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

  @NullableTime('2026-03-12T11:05:00.000Z', 'Null if not answered yet')
  readonly answeredAt: string | null;
}

export class StaffLineQuestionResponse extends LineQuestionResponse implements StaffLineQuestion {
  @ApiProperty({
    type: OwnerResponse,
    nullable: true,
    description: 'Name of the staff member; null if not answered yet or if they have left',
  })
  readonly answeredBy: Owner | null;

  @Time('2026-03-12T09:30:00.000Z')
  readonly updatedAt: string;
}

export class RecordReceiptRequest {
  @RequiredNumber('pence', {
    label: 'Amount',
    min: 1,
    example: 45_000,
    description: 'Amount the lender paid the broker',
  })
  readonly receivedPence: number;

  @RequiredText(dayText({ label: 'Payment date', description: 'Date in London; today or earlier' }))
  readonly receivedOn: string;
}

export class LineResponse implements Line {
  @Id(ID)
  readonly id: string;

  @Id(ID)
  readonly introducerId: string;

  @NullableId(ID, 'Id of the case; null if there is none or it was deleted')
  readonly applicationId: string | null;

  @NullableId(ID)
  readonly submissionId: string | null;

  @ApiProperty({ enum: ENTRY_KINDS, example: 'earned' })
  readonly kind: EntryKind;

  @ApiProperty({
    enum: LINE_STATES,
    example: 'due',
    description:
      'Status. Expected: from an open or accepted offer, or from a completion whose lender has not paid yet if the terms pay then; no ledger entry yet. Earned: not due yet. Due: not on a statement yet. Then on a statement, and paid',
  })
  readonly state: LineState;

  @NullableInteger(
    90_000,
    'Net amount, negative if clawed back. Null if expected and dependent on the lender’s payment to the broker',
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
    description: 'The partner’s queries with their answers, oldest first',
  })
  readonly questions: readonly LineQuestionResponse[];

  @Time('2026-03-12T09:30:00.000Z')
  readonly createdAt: string;
}

export class StaffLineResponse extends OmitType(LineResponse, ['questions']) implements StaffLine {
  @ApiProperty({ example: 'Fielding Accountants' })
  readonly introducerName: string;

  @ApiProperty({
    type: OwnerResponse,
    nullable: true,
    description: 'Name of the staff member; null if created automatically',
  })
  readonly createdBy: OwnerResponse | null;

  @Integer(90_000, 'Net amount that can still be clawed back')
  readonly leftPence: number;

  @ApiProperty({
    type: [StaffLineQuestionResponse],
    description: 'The partner’s queries with their answers, oldest first',
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
  @sum('From open or accepted offers, where known; not included in the other totals')
  readonly expected: number;

  @ApiProperty({
    type: 'integer',
    example: 2,
    description: 'Number of cases with an open or accepted offer whose commission is not known yet',
  })
  readonly expectedUnknown: number;

  @sum('Earned but not due yet')
  readonly earned: number;

  @sum('Due but not on a statement yet')
  readonly due: number;

  @ApiProperty({
    type: String,
    format: 'date',
    example: '2026-12-01',
    description:
      'Date in London on which the next statements are prepared, with what is due by the end of the month before. They are paid after approval; each step is emailed',
  })
  readonly nextStatementOn: string;

  @ApiProperty({
    example: false,
    description: 'Whether the broker is checking a statement that you cannot see yet',
  })
  readonly statementInPreparation: boolean;

  @sum('On statements not paid yet')
  readonly onStatement: number;

  @sum('Paid in total')
  readonly paid: number;

  @sum('Paid since 6 April, the start of the tax year')
  readonly paidThisTaxYear: number;

  @ApiProperty({
    type: [MonthOfCommissionResponse],
    description: 'The last 12 months by date earned, oldest first',
  })
  readonly months: readonly MonthOfCommissionResponse[];
}
