import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow, IsInt, IsOptional, Max, Min } from 'class-validator';
import { OPTIONAL_QUESTIONS, REQUIRED_QUESTIONS } from '#kernel/lending/answers.js';
import { readFundingType, UNKNOWN_FUNDING_TYPE } from '#kernel/lending/funding-type.js';
import { OptionalText, RequiredText } from '#platform/infrastructure/http/dto/text.js';
import type { Enquiry } from '../../domain/rule/enquiry.js';

const SHORT = 200;
const ADDRESS = { max: 5_000, shape: 'multi-line' } as const;
const MAX_MATCHES = 500;
const LIMIT = { message: `Limit must be a whole number from 1 to ${MAX_MATCHES}` };

export class MatchLendersQuery {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: MAX_MATCHES,
    default: 100,
    example: 20,
    required: false,
    description: 'Maximum number of matches to return; `totalMatches` counts all of them',
  })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value,
  )
  @IsInt(LIMIT)
  @Min(1, LIMIT)
  @Max(MAX_MATCHES, LIMIT)
  readonly limit?: number;
}

/** Accepts every answer of an application, also from API accounts, whose unknown fields are rejected. */
const AllowsOtherAnswers: ClassDecorator = ({ prototype }) => {
  for (const name of Object.keys({ ...REQUIRED_QUESTIONS, ...OPTIONAL_QUESTIONS }))
    Allow()(prototype as object, name);
};

/** The fact-find answers that the rule reads; other answers are accepted and ignored. */
@AllowsOtherAnswers
export class MatchLendersRequest implements Record<keyof Enquiry, string | undefined> {
  @RequiredText({
    max: SHORT,
    example: 'business-loans',
    description: 'A product slug or a partner label, case-insensitive',
    missing: 'Please select a funding type',
    check: (text) => (readFundingType(text) ? null : UNKNOWN_FUNDING_TYPE),
  })
  readonly fundingType: string;

  @RequiredText({
    max: SHORT,
    example: '100000',
    description: "Amount sought, as the client would write it: '100000', '£50k', '100k-250k', '1m+'",
    missing: 'Please select an amount range',
  })
  readonly amount: string;

  @OptionalText({ max: SHORT, example: '36 months', description: "'Startup', '18 months', '2y+', '6m-1y'" })
  readonly tradingHistory: string | undefined;

  @OptionalText({ max: SHORT, example: '£32,000', description: 'Monthly revenue, or monthly invoices' })
  readonly monthlyRevenue: string | undefined;

  @OptionalText({
    max: SHORT,
    example: '£45,000',
    label: 'Monthly invoice volume',
    description: 'Monthly invoice volume; defaults to `monthlyRevenue`',
  })
  readonly invoiceVolume: string | undefined;

  @OptionalText({ max: SHORT, example: '700', description: 'Self-assessed credit score, up to four digits' })
  readonly creditScore: string | undefined;

  @OptionalText({
    max: SHORT,
    example: 'no',
    label: 'Adverse credit',
    description: 'Whether there is adverse credit: yes or no',
  })
  readonly hasAdverseCredit: string | undefined;

  @OptionalText({ max: SHORT, example: 'retail', description: 'Business sector' })
  readonly businessSector: string | undefined;

  @OptionalText({ max: SHORT, example: 'mixed-use', description: 'Type of property offered as security' })
  readonly propertyType: string | undefined;

  @OptionalText({ max: SHORT, example: '£400,000', description: 'Property value' })
  readonly propertyValue: string | undefined;

  @OptionalText({
    max: SHORT,
    example: '70',
    label: 'Loan to value',
    description: 'Loan to value in percent, above 0 and at most 150',
  })
  readonly ltv: string | undefined;

  @OptionalText({ max: SHORT, example: 'Conversion to four flats', description: 'Planned works' })
  readonly developmentType: string | undefined;

  @OptionalText({
    max: SHORT,
    example: '£85,000',
    label: 'Refurbishment costs',
    description: 'Cost of the works; omit if there are none',
  })
  readonly refurbCosts: string | undefined;

  @OptionalText({
    ...ADDRESS,
    example: '2 Example Road, Leeds LS1 1AA',
    description: 'Property address, with postcode',
  })
  readonly propertyAddress: string | undefined;

  @OptionalText({
    ...ADDRESS,
    example: '1 Example Street, Glasgow G1 1AA',
    description: 'Registered address, with postcode',
  })
  readonly registeredAddress: string | undefined;
}

/** For the documentation; the response example belongs to the first. */
export const ENQUIRY_EXAMPLES = {
  loan: {
    summary: 'A loan for an established retailer',
    value: {
      fundingType: 'business-loans',
      amount: '100000',
      tradingHistory: '36 months',
      creditScore: '700',
      hasAdverseCredit: 'no',
      businessSector: 'retail',
    },
  },
  bridging: {
    summary: 'A bridging loan on a house',
    value: {
      fundingType: 'Bridging Finance',
      amount: '£500k',
      propertyType: 'residential',
      propertyValue: '£1,000,000',
      propertyAddress: '2 Example Road, Leeds LS1 1AA',
    },
  },
} satisfies Record<string, { summary: string; value: Enquiry }>;
