import { ApiProperty } from '@nestjs/swagger';
import { OptionalChoice } from '#platform/infrastructure/http/dto/choice.js';
import { dayText } from '#platform/infrastructure/http/dto/day.js';
import { ListQuery, Search } from '#platform/infrastructure/http/dto/list-query.dto.js';
import { RequiredNumber } from '#platform/infrastructure/http/dto/numbers.js';
import { OwnerResponse } from '#platform/infrastructure/http/dto/owner.dto.js';
import { ReadVersion } from '#platform/infrastructure/http/dto/read-version.js';
import { OptionalText, RequiredText } from '#platform/infrastructure/http/dto/text.js';
import {
  Id,
  Integer,
  NullableId,
  NullableText,
  NullableTime,
  Time,
} from '#platform/infrastructure/http/dto/shown.js';
import { wholeOf } from '#platform/infrastructure/spreadsheet/writing/export-query.dto.js';
import {
  RECEIVABLE_ORDERS,
  type LenderReceivables,
  type ReceiptView,
  type ReceivableOrder,
  type ReceivableView,
} from '../../application/receivables/receivable-views.js';
import {
  RECEIVABLE_ORIGINS,
  RECEIVABLE_STATES,
  type ReceivableOrigin,
  type ReceivableState,
} from '../../domain/receivables/receivable.js';
import { CaseIdFilter } from './ledger.dto.js';

const ID = '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f61';

export class ListReceivablesQuery extends ListQuery {
  @Search({ example: 'alba', description: 'Part of the company, the lender or a payment reference' })
  readonly q?: string;

  @OptionalChoice(RECEIVABLE_STATES)
  readonly state?: ReceivableState;

  @OptionalText({ max: 200, label: 'lender', example: 'Alba', description: 'Id or name of a lender' })
  readonly lender?: string;

  @OptionalChoice(['true', 'false'], {
    description: 'Whether an amount is outstanding after its expected date',
  })
  readonly overdue?: 'true' | 'false';

  @CaseIdFilter()
  readonly applicationId?: string;

  @OptionalChoice(RECEIVABLE_ORDERS, { default: 'newest', description: '`expected` sorts by expected date' })
  readonly sort?: ReceivableOrder;
}

export class ExportReceivablesQuery extends wholeOf(ListReceivablesQuery) {}

class ReceivableVersionRequest {
  @ReadVersion('receivable')
  readonly updatedAt?: Date;
}

export class ChangeReceivableRequest extends ReceivableVersionRequest {
  @OptionalText(
    dayText({ label: 'Expected date', description: 'Date in London when the lender is expected to pay' }),
  )
  readonly expectedOn?: string | null;
}

export class ChangeExpectedAmountRequest extends ReceivableVersionRequest {
  @RequiredNumber('pence', {
    label: 'Expected amount',
    min: 1,
    example: 450_000,
    description: 'Commission that the lender owes',
  })
  readonly expectedPence: number;
}

export class ReverseReceiptRequest extends ReceivableVersionRequest {
  @RequiredText({ max: 300, label: 'Reason', example: 'Paid for another client' })
  readonly reason: string;
}

export class RecordPaymentRequest extends ReceivableVersionRequest {
  @RequiredNumber('pence', {
    label: 'Amount',
    min: 1,
    example: 45_000,
    description: 'Amount the lender paid; may be part of the expected amount, or more',
  })
  readonly receivedPence: number;

  @RequiredText(dayText({ label: 'Payment date', description: 'Date in London; today or earlier' }))
  readonly receivedOn: string;

  @OptionalText({
    max: 100,
    label: 'Reference',
    example: 'ALBA 20931',
    description: 'As on the bank statement',
  })
  readonly reference?: string;
}

export class WriteOffReceivableRequest extends ReceivableVersionRequest {
  @RequiredText({ max: 300, label: 'Reason', example: 'Alba kept its fee for the early repayment' })
  readonly reason: string;
}

export class ReceivableLenderResponse {
  @NullableId(ID, 'Id of the lender; null if it was deleted')
  readonly id: string | null;

  @ApiProperty({ example: 'Alba' })
  readonly name: string;
}

export class ReceiptReversalResponse {
  @ApiProperty({ example: 'Paid for another client' })
  readonly reason: string;

  @Time('2026-04-09T09:30:00.000Z')
  readonly at: string;

  @ApiProperty({ type: OwnerResponse, nullable: true, description: 'Staff member who reversed it' })
  readonly by: OwnerResponse | null;
}

export class ReceiptResponse implements ReceiptView {
  @Id(ID)
  readonly id: string;

  @Integer(45_000)
  readonly receivedPence: number;

  @ApiProperty({ format: 'date', example: '2026-04-08' })
  readonly receivedOn: string;

  @NullableText('ALBA 20931')
  readonly reference: string | null;

  @Time('2026-04-08T09:30:00.000Z')
  readonly createdAt: string;

  @ApiProperty({ type: OwnerResponse, nullable: true, description: 'Staff member who recorded it' })
  readonly createdBy: OwnerResponse | null;

  @ApiProperty({
    type: ReceiptReversalResponse,
    nullable: true,
    description: 'Null unless it was recorded by mistake; a reversed payment no longer counts',
  })
  readonly reversal: ReceiptReversalResponse | null;
}

export class WriteOffResponse {
  @ApiProperty({ example: 'Alba kept its fee for the early repayment' })
  readonly reason: string;

  @Time('2026-05-08T09:30:00.000Z')
  readonly at: string;

  @ApiProperty({ type: OwnerResponse, nullable: true, description: 'Administrator who wrote it off' })
  readonly by: OwnerResponse | null;
}

export class ReceivableResponse implements ReceivableView {
  @Id(ID)
  readonly id: string;

  @NullableId(ID, 'Id of the application; null if it was deleted')
  readonly applicationId: string | null;

  @NullableId(ID)
  readonly submissionId: string | null;

  @NullableText('Alder Joinery Ltd')
  readonly companyName: string | null;

  @ApiProperty({ type: ReceivableLenderResponse })
  readonly lender: ReceivableLenderResponse;

  @ApiProperty({
    enum: RECEIVABLE_ORIGINS,
    example: 'completion',
    description: 'Created by a completion, or by a payment beyond it that was received immediately',
  })
  readonly origin: ReceivableOrigin;

  @Integer(450_000, 'Commission that the lender owes for it')
  readonly expectedPence: number;

  @ApiProperty({ format: 'date', example: '2026-04-11' })
  readonly expectedOn: string;

  @Integer(450_000, 'Sum of the payments; more than expected if the lender paid too much')
  readonly receivedPence: number;

  @Integer(0, 'Still to be paid')
  readonly openPence: number;

  @Integer(0, 'Written off, or cancelled with the completion')
  readonly writtenOffPence: number;

  @ApiProperty({
    enum: RECEIVABLE_STATES,
    example: 'received',
    description:
      'Open: nothing received. Received: exactly as expected. Short: less. Over: more. Written off: closed with less than expected, also when the completion was reversed',
  })
  readonly state: ReceivableState;

  @ApiProperty({ example: false, description: 'Whether an amount is outstanding after its expected date' })
  readonly isOverdue: boolean;

  @ApiProperty({ type: [ReceiptResponse], description: 'Payments, oldest first' })
  readonly receipts: readonly ReceiptResponse[];

  @ApiProperty({ type: WriteOffResponse, nullable: true })
  readonly writeOff: WriteOffResponse | null;

  @NullableTime(null, 'Time the completion was reversed')
  readonly cancelledAt: string | null;

  @Time('2026-03-12T09:30:00.000Z')
  readonly createdAt: string;

  @Time('2026-04-08T09:30:00.000Z', 'Version for optimistic locking: send it with an update')
  readonly updatedAt: string;
}

export class LenderReceivablesResponse implements LenderReceivables {
  @ApiProperty({ type: ReceivableLenderResponse })
  readonly lender: ReceivableLenderResponse;

  @Integer(450_000, 'Still to be paid')
  readonly openPence: number;

  @Integer(0, 'Part of it whose expected date has passed')
  readonly overduePence: number;

  @Integer(1_250_000)
  readonly receivedPence: number;

  @Integer(0)
  readonly writtenOffPence: number;
}
