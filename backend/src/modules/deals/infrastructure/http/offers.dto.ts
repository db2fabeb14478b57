import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsUUID, ValidateNested } from 'class-validator';
import { OptionalChoice, OptionalFlag, RequiredChoice } from '#platform/infrastructure/http/dto/choice.js';
import { dayText } from '#platform/infrastructure/http/dto/day.js';
import { OptionalNumber, RequiredNumber } from '#platform/infrastructure/http/dto/numbers.js';
import { ReadVersion } from '#platform/infrastructure/http/dto/read-version.js';
import { ClearableText } from '#platform/infrastructure/http/dto/text.js';
import {
  Id,
  Integer,
  NullableDay,
  NullableInteger,
  NullableText,
  NullableTime,
  Time,
} from '#platform/infrastructure/http/dto/shown.js';
import type { OfferView } from '../../application/offers/offer-views.js';
import {
  LARGEST_RATE,
  MAX_TERM_MONTHS,
  RATE_KINDS,
  REPAYMENTS,
  type OfferFigures,
  type OfferTerms,
  type RateKind,
  type Repayment,
} from '../../domain/offer-figures.js';
import {
  COMMISSION_CERTAINTIES,
  OFFER_KINDS,
  type CommissionCertainty,
  type OfferDetails,
  type OfferEdit,
  type OfferKind,
} from '../../domain/offer.js';

const Fee = (label: string, example: number, description: string) =>
  OptionalNumber('pence', { label, example, description: `${description}; default 0` });

export class OfferTermsRequest {
  @RequiredNumber('pence', { label: 'Amount', min: 1, example: 12_500_000 })
  readonly amountPence: number;

  @OptionalNumber('whole', {
    label: 'Term',
    min: 1,
    max: MAX_TERM_MONTHS,
    example: 60,
    description: 'Months; required except for a revolving facility',
  })
  readonly termMonths?: number | null;

  @RequiredChoice('Kind of rate', RATE_KINDS, {
    example: 'annual',
    description:
      'Meaning of the rate: percent per year, percent per month, flat percent of the amount per year, or total repaid per £1 borrowed',
  })
  readonly rateKind: RateKind;

  @RequiredNumber('decimal', { label: 'Rate', max: Math.max(...Object.values(LARGEST_RATE)), example: 8.95 })
  readonly rate: number;

  @RequiredChoice('Repayment', REPAYMENTS, {
    example: 'amortising',
    description:
      'Equal monthly payments; monthly interest with the amount at the end; everything at the end; or variable, as drawn. A flat rate or a factor requires equal monthly payments',
  })
  readonly repayment: Repayment;

  @Fee('Arrangement fee', 250_000, 'Charged by the lender at the start')
  readonly arrangementFeePence?: number | null;

  @Fee('Broker fee', 0, 'Charged by the broker at the start')
  readonly brokerFeePence?: number | null;

  @Fee('Other fees', 0, 'Valuation, legal and similar fees, charged at the start')
  readonly otherFeesPence?: number | null;

  @Fee('Exit fee', 0, 'Charged with the last payment')
  readonly exitFeePence?: number | null;
}

export const termsOf = (body: OfferTermsRequest): OfferTerms => ({
  amountPence: body.amountPence,
  termMonths: body.termMonths ?? null,
  rateKind: body.rateKind,
  rate: body.rate,
  repayment: body.repayment,
  arrangementFeePence: body.arrangementFeePence ?? 0,
  brokerFeePence: body.brokerFeePence ?? 0,
  otherFeesPence: body.otherFeesPence ?? 0,
  exitFeePence: body.exitFeePence ?? 0,
});

export class MakeOfferRequest extends OfferTermsRequest {
  @RequiredChoice('Kind', OFFER_KINDS, {
    example: 'formal',
    description: 'Whether the offer is indicative or binding on the lender',
  })
  readonly kind: OfferKind;

  @ClearableText(
    dayText({
      label: 'Expiry date',
      description: 'Last date the offer can be accepted, in London; today or later',
    }),
  )
  readonly expiresOn?: string | null;

  @ClearableText({
    max: 5_000,
    shape: 'multi-line',
    label: 'Conditions',
    example: 'Personal guarantee of one director',
    description: 'The lender’s other conditions; shown to the applicant once the offer is shared',
  })
  readonly conditions?: string | null;

  @OptionalNumber('pence', {
    label: 'Our commission',
    example: 250_000,
    description:
      'Commission the lender pays the broker for this offer; 0 if none, null if not known yet. The client sees it only in a commission disclosure',
  })
  readonly brokerCommissionPence?: number | null;

  @OptionalChoice(COMMISSION_CERTAINTIES, {
    default: 'unknown',
    description: 'Whether the amount is confirmed by the lender or likely; `unknown` if there is no amount',
  })
  readonly brokerCommissionBasis?: CommissionCertainty | null;
}

export const detailsOf = (body: MakeOfferRequest): OfferDetails => ({
  ...termsOf(body),
  kind: body.kind,
  expiresOn: body.expiresOn ?? null,
  conditions: body.conditions ?? null,
  brokerCommissionPence: body.brokerCommissionPence ?? null,
  brokerCommissionBasis: body.brokerCommissionBasis ?? 'unknown',
});

/** Omitted fields stay unchanged. */
export class ChangeOfferRequest extends PartialType(MakeOfferRequest) {
  @ReadVersion('offer')
  readonly updatedAt?: Date;
}

/** Null clears optional fields, and leaves all others unchanged. */
export const editOf = (body: ChangeOfferRequest): OfferEdit => ({
  kind: body.kind ?? undefined,
  amountPence: body.amountPence ?? undefined,
  rateKind: body.rateKind ?? undefined,
  rate: body.rate ?? undefined,
  repayment: body.repayment ?? undefined,
  termMonths: body.termMonths,
  expiresOn: body.expiresOn,
  conditions: body.conditions,
  arrangementFeePence: body.arrangementFeePence ?? undefined,
  brokerFeePence: body.brokerFeePence ?? undefined,
  otherFeesPence: body.otherFeesPence ?? undefined,
  exitFeePence: body.exitFeePence ?? undefined,
  brokerCommissionPence: body.brokerCommissionPence,
  brokerCommissionBasis: body.brokerCommissionBasis ?? undefined,
});

export class OfferVersionRequest {
  @ReadVersion('offer')
  readonly updatedAt?: Date;
}

const MAX_SHARED = 50;
const SHARED = `offers must be 1 to ${MAX_SHARED} offers of the application`;

class SharedOfferRequest extends OfferVersionRequest {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f41', 'Id of an offer of the application')
  @IsUUID(undefined, { message: SHARED })
  readonly id: string;
}

export class ShareOffersRequest {
  @ApiProperty({ type: [SharedOfferRequest], minItems: 1, maxItems: MAX_SHARED })
  @IsArray({ message: SHARED })
  @ArrayMinSize(1, { message: SHARED })
  @ArrayMaxSize(MAX_SHARED, { message: SHARED })
  @ValidateNested({ each: true })
  @Type(() => SharedOfferRequest)
  readonly offers: SharedOfferRequest[];
}

export class AcceptOfferRequest extends OfferVersionRequest {
  @OptionalFlag({ default: true, example: true, description: 'Whether to approve the application' })
  readonly approve?: boolean | null;

  @OptionalFlag({
    default: true,
    example: true,
    description: 'Whether to withdraw open submissions to other lenders, with the reason `other_offer`',
  })
  readonly withdrawOthers?: boolean | null;
}

export class OfferFiguresResponse implements OfferFigures {
  @NullableInteger(259_176, 'Monthly payment; 0 if everything is paid at the end')
  readonly monthlyPaymentPence: number | null;

  @NullableInteger(259_176, 'Final payment, with the last month')
  readonly finalPaymentPence: number | null;

  @NullableInteger(15_550_573, 'Sum of the payments, excluding fees')
  readonly totalRepayablePence: number | null;

  @NullableInteger(3_300_573, 'Interest and all fees')
  readonly totalCostPence: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    example: 10.27,
    description:
      'Illustrative yearly cost in percent, including fees, to compare offers: not an APR as defined by law. Also null if initial fees use up the whole amount',
  })
  readonly effectiveAnnualRate: number | null;
}

export class OfferResponse implements OfferView {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f41')
  readonly id: string;

  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f21')
  readonly submissionId: string;

  @ApiProperty({ enum: OFFER_KINDS, example: 'formal' })
  readonly kind: OfferKind;

  @Integer(12_500_000)
  readonly amountPence: number;

  @NullableInteger(60)
  readonly termMonths: number | null;

  @ApiProperty({ enum: RATE_KINDS, example: 'annual' })
  readonly rateKind: RateKind;

  @ApiProperty({ example: 8.95 })
  readonly rate: number;

  @ApiProperty({ enum: REPAYMENTS, example: 'amortising' })
  readonly repayment: Repayment;

  @Integer(250_000)
  readonly arrangementFeePence: number;

  @Integer(0)
  readonly brokerFeePence: number;

  @Integer(0)
  readonly otherFeesPence: number;

  @Integer(0)
  readonly exitFeePence: number;

  @NullableDay('2026-03-26')
  readonly expiresOn: string | null;

  @NullableText('Personal guarantee of one director')
  readonly conditions: string | null;

  @NullableInteger(250_000, 'Commission the lender pays the broker; null if not known yet')
  readonly brokerCommissionPence: number | null;

  @ApiProperty({ enum: COMMISSION_CERTAINTIES, example: 'likely' })
  readonly brokerCommissionBasis: CommissionCertainty;

  @NullableTime(null, 'Time it was shared with the applicant')
  readonly sharedAt: string | null;

  @NullableTime(null, 'Time of the last reminder to the applicant')
  readonly remindedAt: string | null;

  @NullableTime(null, 'Time the lender withdrew it')
  readonly withdrawnAt: string | null;

  @NullableTime(null, 'Time the applicant chose it; null if not chosen or if another was chosen later')
  readonly chosenByApplicantAt: string | null;

  @NullableTime(null, 'Time of acceptance')
  readonly acceptedAt: string | null;

  @ApiProperty({
    type: OfferFiguresResponse,
    description: 'Cost of the offer, calculated in the same way for all offers',
  })
  readonly figures: OfferFiguresResponse;

  @Time('2026-03-12T09:30:00.000Z')
  readonly createdAt: string;

  @Time('2026-03-12T09:30:00.000Z', 'Version for optimistic locking: send it with an update')
  readonly updatedAt: string;
}
