import { ApiProperty, PartialType } from '@nestjs/swagger';
import { OptionalFlag, RequiredChoice } from '#platform/infrastructure/http/dto/choice.js';
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
import { OFFER_KINDS, type OfferDetails, type OfferEdit, type OfferKind } from '../../domain/offer.js';

const Fee = (label: string, example: number, description: string) =>
  OptionalNumber('pence', { label, example, description: `${description}; 0 when it is left out` });

export class OfferTermsRequest {
  @RequiredNumber('pence', { label: 'Amount', min: 1, example: 12_500_000 })
  readonly amountPence: number;

  @OptionalNumber('whole', {
    label: 'Term',
    min: 1,
    max: MAX_TERM_MONTHS,
    example: 60,
    description: 'In months; only a revolving facility may be without one',
  })
  readonly termMonths?: number | null;

  @RequiredChoice('Kind of rate', RATE_KINDS, {
    example: 'annual',
    description:
      'What the rate means: percent a year, percent a month, percent of the amount a year however much is repaid, or what is repaid for each £1',
  })
  readonly rateKind: RateKind;

  @RequiredNumber('decimal', { label: 'Rate', max: Math.max(...Object.values(LARGEST_RATE)), example: 8.95 })
  readonly rate: number;

  @RequiredChoice('Repayment', REPAYMENTS, {
    example: 'amortising',
    description:
      'Equal months of capital and interest; interest each month and the amount at the end; all at the end; or as it is drawn. A flat rate and a factor go with equal months only',
  })
  readonly repayment: Repayment;

  @Fee('Arrangement fee', 250_000, 'The lender’s, taken at the start')
  readonly arrangementFeePence?: number | null;

  @Fee('Broker fee', 0, 'The broker’s, taken at the start')
  readonly brokerFeePence?: number | null;

  @Fee('Other fees', 0, 'Valuation, legal and the like, taken at the start')
  readonly otherFeesPence?: number | null;

  @Fee('Exit fee', 0, 'Paid with the last payment')
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
    description: 'Whether the lender may still change it, or is bound to it',
  })
  readonly kind: OfferKind;

  @ClearableText(
    dayText({ label: 'Last day', description: 'On which it can be accepted, in London; today or later' }),
  )
  readonly expiresOn?: string | null;

  @ClearableText({
    max: 5_000,
    shape: 'multi-line',
    label: 'Conditions',
    example: 'Personal guarantee of one director',
    description: 'What the lender asks for besides; the applicant reads them once the offer is shared',
  })
  readonly conditions?: string | null;
}

export const detailsOf = (body: MakeOfferRequest): OfferDetails => ({
  ...termsOf(body),
  kind: body.kind,
  expiresOn: body.expiresOn ?? null,
  conditions: body.conditions ?? null,
});

/** Only what is sent is changed. */
export class ChangeOfferRequest extends PartialType(MakeOfferRequest) {
  @ReadVersion('offer')
  readonly updatedAt?: Date;
}

/** Null clears what an offer may be without; of all else it changes nothing. */
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
});

export class OfferVersionRequest {
  @ReadVersion('offer')
  readonly updatedAt?: Date;
}

export class AcceptOfferRequest extends OfferVersionRequest {
  @OptionalFlag({ default: true, example: true, description: 'The case becomes approved' })
  readonly approve?: boolean | null;

  @OptionalFlag({
    default: true,
    example: true,
    description: 'What is open with other lenders is withdrawn, with the reason other_offer',
  })
  readonly withdrawOthers?: boolean | null;
}

export class OfferFiguresResponse implements OfferFigures {
  @NullableInteger(259_176, 'What is paid each month; 0 where all is paid at the end')
  readonly monthlyPaymentPence: number | null;

  @NullableInteger(259_176, 'What is paid with the last month')
  readonly finalPaymentPence: number | null;

  @NullableInteger(15_550_573, 'The sum of the payments, without fees')
  readonly totalRepayablePence: number | null;

  @NullableInteger(3_300_573, 'What is repaid beyond the amount, and all fees')
  readonly totalCostPence: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    example: 10.27,
    description:
      'Yearly cost in percent, fees included. Illustrative, to compare offers: not an APR as the law defines it. Null besides where the fees at the start leave nothing of the amount',
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

  @NullableTime(null, 'Since when the applicant sees it')
  readonly sharedAt: string | null;

  @NullableTime(null, 'When its lender took it back')
  readonly withdrawnAt: string | null;

  @NullableTime(null, 'When the applicant chose it, and no other since')
  readonly chosenByApplicantAt: string | null;

  @NullableTime(null, 'When it was accepted')
  readonly acceptedAt: string | null;

  @ApiProperty({ type: OfferFiguresResponse, description: 'What it costs, on one basis for all offers' })
  readonly figures: OfferFiguresResponse;

  @Time('2026-03-12T09:30:00.000Z')
  readonly createdAt: string;

  @Time('2026-03-12T09:30:00.000Z', 'Send it with a change')
  readonly updatedAt: string;
}
