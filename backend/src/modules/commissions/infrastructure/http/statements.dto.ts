import { ApiProperty, OmitType } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsUUID } from 'class-validator';
import { ORDERS_BY_AGE, type OrderByAge } from '#platform/application/list.js';
import { OptionalChoice } from '#platform/infrastructure/http/dto/choice.js';
import { dayText } from '#platform/infrastructure/http/dto/day.js';
import { ListQuery, Search } from '#platform/infrastructure/http/dto/list-query.dto.js';
import { ReadVersion, ReadVersionOfMany } from '#platform/infrastructure/http/dto/read-version.js';
import { OwnerResponse } from '#platform/infrastructure/http/dto/owner.dto.js';
import { OptionalText, RequiredText, type TextOptions } from '#platform/infrastructure/http/dto/text.js';
import {
  Id,
  Integer,
  NullableDay,
  NullableText,
  NullableTime,
  Time,
} from '#platform/infrastructure/http/dto/shown.js';
import {
  type StaffStatementInFull,
  type StaffStatementView,
  type StatementInFull,
  type StatementView,
} from '../../application/statements/statement-views.js';
import { STATEMENT_STATES, type StatementState } from '../../domain/statements/commission-statement.js';
import { LineResponse, PartnerId, StaffLineResponse } from './ledger.dto.js';

const ID = '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f15';

const monthText = (label: string, description: string): TextOptions => ({
  max: 7,
  label,
  example: '2026-03',
  description,
  check: (text) =>
    /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) ? null : `${label} must be a month such as 2026-03`,
});

export class ListStatementsQuery extends ListQuery {
  @Search({
    example: '2026-0001',
    description: 'Part of the statement number, the payment reference or the partner’s name',
  })
  readonly q?: string;

  @OptionalChoice(STATEMENT_STATES)
  readonly state?: StatementState;

  @OptionalText(monthText('month', 'Month of the statements'))
  readonly month?: string;

  @OptionalChoice(ORDERS_BY_AGE, { default: 'newest' })
  readonly sort?: OrderByAge;
}

export class ListStaffStatementsQuery extends ListStatementsQuery {
  @PartnerId()
  readonly introducerId?: string;
}

export class RunStatementsRequest {
  @RequiredText(
    monthText('Month', 'Includes everything due by the end of this month; the current month or earlier'),
  )
  readonly month: string;
}

/** The version of a statement that a change is based on. */
export class StatementVersionRequest {
  @ReadVersion('statement')
  readonly updatedAt?: Date;
}

export class PayStatementRequest extends StatementVersionRequest {
  @RequiredText(dayText({ label: 'Payment date', description: 'Today or earlier, in London' }))
  readonly paidOn: string;

  @RequiredText({
    max: 100,
    label: 'Reference',
    example: 'BACS 0414',
    description: 'Payment reference, shown to the partner',
  })
  readonly reference: string;
}

const MAX_PAID = 500;

export class PayStatementsRequest extends OmitType(PayStatementRequest, ['updatedAt']) {
  @ApiProperty({ type: [String], format: 'uuid', example: [ID], maxItems: MAX_PAID })
  @IsArray({ message: 'Choose the statements that were paid' })
  @ArrayNotEmpty({ message: 'Choose at least one statement' })
  @ArrayMaxSize(MAX_PAID, { message: `You can record the payment of up to ${MAX_PAID} statements at a time` })
  @IsUUID('all', { each: true, message: 'Each of ids must be the id of a statement' })
  readonly ids: string[];

  @ReadVersionOfMany('statements')
  readonly updatedAt?: Date;
}

export class StatementResponse implements StatementView {
  @Id(ID)
  readonly id: string;

  @NullableText('2026-0001', 'Statement number; null for a draft')
  readonly number: string | null;

  @Id(ID)
  readonly introducerId: string;

  @ApiProperty({ example: 'Fielding Accountants' })
  readonly introducerName: string;

  @ApiProperty({ example: '2026-03', description: 'Month whose due entries it includes' })
  readonly month: string;

  @ApiProperty({ enum: STATEMENT_STATES, example: 'approved' })
  readonly state: StatementState;

  @Integer(90_000)
  readonly netPence: number;

  @Integer(18_000)
  readonly vatPence: number;

  @Integer(108_000)
  readonly totalPence: number;

  @NullableTime('2026-04-01T09:30:00.000Z')
  readonly approvedAt: string | null;

  @NullableDay('2026-04-14')
  readonly paidOn: string | null;

  @NullableText('BACS 0414')
  readonly paymentReference: string | null;

  @Time('2026-04-01T06:00:00.000Z')
  readonly createdAt: string;

  @Time('2026-04-01T09:30:00.000Z')
  readonly updatedAt: string;
}

export class StaffStatementResponse extends StatementResponse implements StaffStatementView {
  @ApiProperty({ type: OwnerResponse, nullable: true })
  readonly approvedBy: OwnerResponse | null;
}

export class StatementInFullResponse extends StatementResponse implements StatementInFull {
  @ApiProperty({ type: [LineResponse], description: 'Entries, oldest first' })
  readonly entries: readonly LineResponse[];
}

export class StaffStatementInFullResponse extends StaffStatementResponse implements StaffStatementInFull {
  @ApiProperty({ type: [StaffLineResponse], description: 'Entries, oldest first' })
  readonly entries: readonly StaffLineResponse[];
}
