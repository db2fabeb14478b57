import { ApiProperty } from '@nestjs/swagger';
import { isEmail } from 'class-validator';
import { readFundingType, UNKNOWN_FUNDING_TYPE } from '#shared/domain/funding-type.js';
import { HONEYPOT, Honeypot } from '#shared/infrastructure/http/honeypot.js';
import { OptionalText, RequiredText, type TextOptions } from '#shared/infrastructure/http/text.js';
import type { SubmittedApplication } from '../../application/submit-application.js';
import {
  OPTIONAL_QUESTIONS,
  REQUIRED_QUESTIONS,
  type AnswerKind,
  type RequiredAnswer,
  type SentAnswers,
} from '../../domain/answers.js';
import { APPLICATION_STATUSES, type ApplicationStatus } from '../../domain/funding-application.js';

type Complaints = Pick<TextOptions, 'missing' | 'check'>;

const TEXT_OF: Readonly<Record<AnswerKind, Pick<TextOptions, 'max' | 'shape'>>> = {
  short: { max: 200, shape: 'one-line' },
  long: { max: 5_000, shape: 'multi-line' },
  email: { max: 254, shape: 'one-line' },
  phone: { max: 40, shape: 'one-line' },
};

const complainUnless = (
  fits: (text: string) => boolean,
  missing: string,
  complaint = missing,
): Complaints => ({
  missing,
  check: (text) => (fits(text.trim()) ? null : complaint),
});

/** The words of the specification's forms. */
const COMPLAINTS: Readonly<Record<RequiredAnswer, Complaints>> = {
  companyName: complainUnless((text) => text.length >= 2, 'Company name is required'),
  contactName: complainUnless((text) => text.length >= 2, 'Contact name is required'),
  email: complainUnless((text) => isEmail(text), 'Please enter a valid email'),
  phone: complainUnless((text) => text.length >= 10, 'Please enter a valid phone number'),
  fundingType: complainUnless(
    (text) => readFundingType(text) !== null,
    'Please select a funding type',
    UNKNOWN_FUNDING_TYPE,
  ),
  amount: { missing: 'Please select an amount range' },
};

const AnswersRequest = class {} as new () => SentAnswers;

/** Made from the domain's list of questions: it has no list of its own. */
export class SubmitApplicationRequest extends AnswersRequest {}

for (const [name, { label, kind, example }] of Object.entries(REQUIRED_QUESTIONS)) {
  const options = { label, example, ...TEXT_OF[kind], ...COMPLAINTS[name as RequiredAnswer] };
  RequiredText(options)(SubmitApplicationRequest.prototype, name);
}
for (const [name, { label, kind, example }] of Object.entries(OPTIONAL_QUESTIONS)) {
  OptionalText({ label, example, description: label, ...TEXT_OF[kind] })(
    SubmitApplicationRequest.prototype,
    name,
  );
}

Honeypot()(SubmitApplicationRequest.prototype, HONEYPOT);

const EXAMPLE_TOKEN = 'Zm9yIGRvY3VtZW50YXRpb24gb25seSwgbm8gc2VjcmV0';

export class SubmittedApplicationResponse implements SubmittedApplication {
  @ApiProperty({ format: 'uuid', example: '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11' })
  readonly id: string;

  @ApiProperty({ enum: APPLICATION_STATUSES, example: 'pending' })
  readonly status: ApplicationStatus;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '86',
    description: 'The best score in percent, if any lender matched',
  })
  readonly matchScore: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-03-12T09:30:00.000Z' })
  readonly createdAt: string;

  @ApiProperty({
    example: EXAMPLE_TOKEN,
    description: 'Opens /api/results/{token}; a secret of the applicant’s',
  })
  readonly resultsToken: string;

  @ApiProperty({
    example: `/results/${EXAMPLE_TOKEN}`,
    description: 'The page for it, from the root of the site when the site’s own address is not set',
  })
  readonly resultsUrl: string;

  @ApiProperty({
    example: EXAMPLE_TOKEN,
    description: 'Opens /api/status/{token}; a secret of the applicant’s',
  })
  readonly statusToken: string;

  @ApiProperty({ example: `/status/${EXAMPLE_TOKEN}`, description: 'The page for it' })
  readonly statusUrl: string;

  @ApiProperty({ format: 'date-time', example: '2026-06-10T09:30:00.000Z', description: 'After 90 days' })
  readonly linksExpireAt: string;
}
