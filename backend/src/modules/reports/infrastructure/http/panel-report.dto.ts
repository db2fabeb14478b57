import { ApiProperty } from '@nestjs/swagger';
import { CRITERION_NAMES } from '#modules/matching/public.js';
import { LENDER_FIELDS, type LenderField } from '#kernel/lending/lender-fields.js';
import { PRODUCT_KEYS, type ProductKey } from '#kernel/lending/product.js';
import { Id, Integer, NullableText, NullableTime, Time } from '#platform/infrastructure/http/dto/shown.js';
import type { LenderToConfirm } from '../../application/confirm-next.js';
import type { GapExample, GapGroup, PanelGaps } from '../../application/panel-gaps.js';
import { MAX_SURVEYED, SURVEYED_DAYS, type PanelReport } from '../../application/show-panel-report.js';

export class SpanResponse {
  @ApiProperty({ type: 'number', example: 2_000_000 })
  readonly from: number;

  @ApiProperty({ type: 'number', example: 3_000_000 })
  readonly to: number;
}

const span = (description: string) => ({ type: SpanResponse, nullable: true, description });

export class GapExampleResponse implements GapExample {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f13')
  readonly id: string;

  @ApiProperty({ example: 'Alder Joinery Ltd' })
  readonly companyName: string;

  @Integer(1, 'Number of strong matches')
  readonly strong: number;
}

export class GapGroupResponse implements GapGroup {
  @ApiProperty({
    type: String,
    enum: CRITERION_NAMES,
    nullable: true,
    example: 'amount',
    description:
      'Criterion that excludes the most lenders; `product` if none offers it, null if none is excluded',
  })
  readonly criterion: string | null;

  @ApiProperty({ enum: PRODUCT_KEYS, isArray: true, example: ['bridging-property'] })
  readonly products: readonly ProductKey[];

  @Integer(14)
  readonly enquiries: number;

  @ApiProperty(span('Range of amounts requested, in whole pounds'))
  readonly amount: SpanResponse | null;

  @Integer(31, 'Upper bound of the active lenders that offer the product')
  readonly offering: number;

  @Integer(27, 'Upper bound of the lenders that the criterion excludes')
  readonly refused: number;

  @ApiProperty({ type: [GapExampleResponse], description: 'Latest examples, up to five' })
  readonly examples: readonly GapExampleResponse[];
}

export class PanelGapsResponse implements PanelGaps {
  @Integer(22, 'Number of enquiries with fewer than two strong matches')
  readonly enquiries: number;

  @ApiProperty({ type: [GapGroupResponse], description: 'Groups with the most enquiries, up to twenty' })
  readonly groups: readonly GapGroupResponse[];
}

export class DecidingStatementResponse {
  @ApiProperty({ enum: LENDER_FIELDS, example: 'maxAmount' })
  readonly field: LenderField;

  @NullableText('£2,000,000', 'The lender’s criterion; null if not stated')
  readonly states: string | null;

  @Integer(14, 'Number of enquiries excluded by this criterion alone')
  readonly refused: number;

  @Integer(0, 'Number of enquiries this criterion left unconfirmed')
  readonly unconfirmed: number;

  @ApiProperty(span('Values in those enquiries: pounds, months, points or percent, depending on the field'))
  readonly asked: SpanResponse | null;

  @ApiProperty({
    type: [String],
    example: [],
    description: 'Values named in those enquiries, such as sectors; up to three',
  })
  readonly named: readonly string[];
}

export class LenderToConfirmResponse implements LenderToConfirm {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11')
  readonly id: string;

  @ApiProperty({ example: 'Alba Finance' })
  readonly name: string;

  @NullableTime('2026-03-12T09:30:00.000Z')
  readonly confirmedAt: string | null;

  @ApiProperty({ type: [DecidingStatementResponse], description: 'Most decisive criteria, up to three' })
  readonly statements: readonly DecidingStatementResponse[];
}

export class PanelReportResponse implements PanelReport {
  @Time('2026-11-20T11:30:00.000Z')
  readonly surveyedAt: string;

  @Time('2026-08-22T11:30:00.000Z', `Start of the period surveyed: the last ${SURVEYED_DAYS} days`)
  readonly since: string;

  @Integer(
    214,
    `Number of enquiries surveyed: the latest ${MAX_SURVEYED} at most, fewer for a panel of more than 10,000 lenders`,
  )
  readonly enquiries: number;

  @Integer(138, 'Number of active lenders')
  readonly lenders: number;

  @ApiProperty({ type: PanelGapsResponse })
  readonly gaps: PanelGapsResponse;

  @ApiProperty({
    type: [LenderToConfirmResponse],
    description: 'Lenders to confirm first, up to twenty; excludes those confirmed in the last 30 days',
  })
  readonly toConfirm: readonly LenderToConfirmResponse[];
}
