import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { OptionalNumber, RequiredNumber } from '#shared/infrastructure/http/dto/numbers.js';
import {
  LARGEST_RATE,
  LONGEST_TERM,
  RATE_KINDS,
  REPAYMENTS,
  type OfferFigures,
  type OfferTerms,
  type RateKind,
  type Repayment,
} from '../../domain/offer-figures.js';

const Choice = (label: string, values: readonly string[], example: string, description: string) =>
  applyDecorators(
    ApiProperty({ enum: values, example, description }),
    IsIn(values, { message: `${label} must be ${values.join(' or ')}` }),
  );

const Fee = (label: string, example: number, description: string) =>
  OptionalNumber('pence', { label, example, description: `${description}; 0 when it is left out` });

export class OfferTermsRequest {
  @RequiredNumber('pence', { label: 'Amount', min: 1, example: 12_500_000 })
  readonly amountPence: number;

  @OptionalNumber('whole', {
    ...{ label: 'Term', min: 1, max: LONGEST_TERM, example: 60 },
    description: 'In months; only a revolving facility may be without one',
  })
  readonly termMonths?: number | null;

  @Choice(
    'Kind of rate',
    RATE_KINDS,
    'annual',
    'What the rate means: percent a year, percent a month, percent of the amount a year however much is repaid, or what is repaid for each £1',
  )
  readonly rateKind: RateKind;

  @RequiredNumber('decimal', { label: 'Rate', max: Math.max(...Object.values(LARGEST_RATE)), example: 8.95 })
  readonly rate: number;

  @Choice(
    'Repayment',
    REPAYMENTS,
    'amortising',
    'Equal months of capital and interest; interest each month and the amount at the end; all at the end; or as it is drawn. A flat rate and a factor go with equal months only',
  )
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
  ...{ amountPence: body.amountPence, termMonths: body.termMonths ?? null },
  ...{ rateKind: body.rateKind, rate: body.rate, repayment: body.repayment },
  arrangementFeePence: body.arrangementFeePence ?? 0,
  brokerFeePence: body.brokerFeePence ?? 0,
  otherFeesPence: body.otherFeesPence ?? 0,
  exitFeePence: body.exitFeePence ?? 0,
});

const Figure = (example: number, description: string) =>
  ApiProperty({ type: 'integer', nullable: true, example, description });

export class OfferFiguresResponse implements OfferFigures {
  @Figure(259_176, 'What is paid each month; 0 where all is paid at the end')
  readonly monthlyPaymentPence: number | null;

  @Figure(259_176, 'What is paid with the last month')
  readonly finalPaymentPence: number | null;

  @Figure(15_550_573, 'The sum of the payments, without fees')
  readonly totalRepayablePence: number | null;

  @Figure(3_300_573, 'What is repaid beyond the amount, and all fees')
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
