import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { ORDERS_BY_AGE, type OrderByAge } from '#platform/application/list.js';
import { PRODUCT_KEYS, type ProductKey } from '#kernel/lending/product.js';
import { OptionalChoice, RequiredChoice } from '#platform/infrastructure/http/dto/choice.js';
import { dayText } from '#platform/infrastructure/http/dto/day.js';
import { idText } from '#platform/infrastructure/http/dto/id.js';
import { OwnerResponse } from '#platform/infrastructure/http/dto/owner.dto.js';
import { ListQuery, Search } from '#platform/infrastructure/http/dto/list-query.dto.js';
import { OptionalNumber } from '#platform/infrastructure/http/dto/numbers.js';
import { OptionalText, RequiredText } from '#platform/infrastructure/http/dto/text.js';
import { Id, Integer, NullableId, NullableInteger, Time } from '#platform/infrastructure/http/dto/shown.js';
import type { TermsView } from '../../application/terms/commission-terms-views.js';
import type { TermsInForce } from '../../application/terms/show-terms-in-force.js';
import {
  COMMISSION_BASES,
  DEFAULT_PAY_AFTER_DAYS,
  PAY_WHEN,
  VAT_TREATMENTS,
  type CommissionBasis,
  type PayWhen,
  type VatTreatment,
} from '../../domain/ledger/commission-terms.js';

const ID = '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f15';

/** A value of the partner filter: the firm's own terms, which apply to partners without terms. */
export const FIRM = 'firm';

export class ListTermsQuery extends ListQuery {
  @Search({ example: 'alder', description: 'Part of the partner’s name or the product' })
  readonly q?: string;

  @OptionalText({
    ...idText('introducerId', `the id of a partner, or '${FIRM}'`, [FIRM]),
    example: ID,
    description: `Id of a partner; '${FIRM}' for the firm’s default terms`,
  })
  readonly introducerId?: string;

  @OptionalChoice(ORDERS_BY_AGE, { default: 'newest' })
  readonly sort?: OrderByAge;
}

export class AgreeTermsRequest {
  @OptionalText({
    ...idText('Partner', 'the id of a partner'),
    example: ID,
    description: 'Id of the partner; omit for default terms that apply to partners without their own',
  })
  readonly introducerId?: string;

  @ApiProperty({
    required: false,
    nullable: true,
    enum: PRODUCT_KEYS,
    example: 'business-loans',
    description: 'Omit for all products',
  })
  @IsOptional()
  @IsIn(PRODUCT_KEYS, { message: `Product must be ${PRODUCT_KEYS.join(' or ')}` })
  readonly product?: ProductKey | null;

  @RequiredChoice('Basis', COMMISSION_BASES, {
    example: 'share',
    description:
      'Basis of calculation: share of the lender’s commission, percentage of the amount drawn down, or fixed amount per deal',
  })
  readonly basis: CommissionBasis;

  @OptionalNumber('decimal', {
    label: 'Percentage',
    min: 0.0001,
    max: 100,
    example: 20,
    description: 'Percentage, for `share` and `loan_percent`',
  })
  readonly percent?: number | null;

  @OptionalNumber('pence', {
    label: 'Fixed amount',
    min: 1,
    example: 25_000,
    description: 'Amount in pence, for `fixed`',
  })
  readonly fixedPence?: number | null;

  @OptionalNumber('pence', {
    label: 'Minimum',
    min: 1,
    example: 10_000,
    description: 'Minimum per deal in pence, across all lender payments',
  })
  readonly minimumPence?: number | null;

  @OptionalNumber('pence', {
    label: 'Cap',
    min: 1,
    example: 1_000_000,
    description: 'Maximum per deal in pence, across all lender payments',
  })
  readonly capPence?: number | null;

  @RequiredChoice('VAT', VAT_TREATMENTS, { example: 'exempt' })
  readonly vat: VatTreatment;

  @OptionalChoice(PAY_WHEN, {
    default: 'completed',
    description:
      'When the partner earns: at completion, or with each lender payment for it. A fixed amount or a percentage of the amount drawn down is then earned with the first payment',
  })
  readonly payWhen?: PayWhen | null;

  @OptionalNumber('whole', {
    label: 'Payment period',
    max: 365,
    example: DEFAULT_PAY_AFTER_DAYS,
    description: `Days from completion, or from the lender’s payment, until payment is due; default ${DEFAULT_PAY_AFTER_DAYS}`,
  })
  readonly payAfterDays?: number | null;

  @RequiredText(
    dayText({ label: 'Start date', description: 'Start date of the terms, in London; today or later' }),
  )
  readonly validFrom: string;
}

const Words = () =>
  ApiProperty({
    example: '20% of the commission that the lender pays us, plus VAT. Due 30 days after completion.',
  });
const Example = (earns: string) =>
  ApiProperty({
    example: `A loan of £125,000.00 completes and its lender pays us £2,500.00: ${earns} £500.00 plus £100.00 VAT.`,
    description: 'Worked example for one deal',
  });

export class TermsResponse implements TermsView {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f16')
  readonly id: string;

  @NullableId(ID, 'Id of the partner; null for all partners')
  readonly introducerId: string | null;

  @ApiProperty({
    enum: PRODUCT_KEYS,
    nullable: true,
    example: null,
    description: 'Product; null for all products',
  })
  readonly product: ProductKey | null;

  @ApiProperty({ enum: COMMISSION_BASES, example: 'share' })
  readonly basis: CommissionBasis;

  @ApiProperty({ type: Number, nullable: true, example: 20 })
  readonly percent: number | null;

  @NullableInteger(null)
  readonly fixedPence: number | null;

  @NullableInteger(null)
  readonly minimumPence: number | null;

  @NullableInteger(null)
  readonly capPence: number | null;

  @ApiProperty({ enum: VAT_TREATMENTS, example: 'standard' })
  readonly vat: VatTreatment;

  @ApiProperty({ enum: PAY_WHEN, example: 'received' })
  readonly payWhen: PayWhen;

  @Integer(DEFAULT_PAY_AFTER_DAYS)
  readonly payAfterDays: number;

  @ApiProperty({ format: 'date', example: '2026-03-16' })
  readonly validFrom: string;

  @Time('2026-03-12T09:30:00.000Z')
  readonly createdAt: string;

  @ApiProperty({
    type: OwnerResponse,
    nullable: true,
    description: 'Name of the staff member; null if they have left',
  })
  readonly createdBy: OwnerResponse | null;

  @Words()
  readonly words: string;

  @Example('the partner earns')
  readonly example: string;
}

export class TermsInForceResponse implements TermsInForce {
  @ApiProperty({
    enum: PRODUCT_KEYS,
    isArray: true,
    example: ['business-loans'],
    description: 'Products they apply to: all nine if no product has its own terms',
  })
  readonly products: readonly ProductKey[];

  @ApiProperty({ format: 'date', example: '2026-03-16' })
  readonly validFrom: string;

  @Words()
  readonly words: string;

  @Example('you earn')
  readonly example: string;
}
