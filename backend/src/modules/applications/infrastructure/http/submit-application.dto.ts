import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow } from 'class-validator';
import { Honeypot } from '#platform/infrastructure/http/body/honeypot.js';
import { OptionalFlag } from '#platform/infrastructure/http/dto/choice.js';
import { Id, NullableText, Time } from '#platform/infrastructure/http/dto/shown.js';
import type { SubmittedApplication } from '../../application/submission/receive-application.js';
import { APPLICATION_STATUSES, type ApplicationStatus } from '../../domain/application-status.js';
import { AnswersRequest } from './answers/answers.dto.js';
import { ApplicantPerimeterResponse, ApiPerimeterProperty } from './applicant-perimeter.dto.js';
import { CallbackResponse } from './callback.dto.js';

/** An invalid token is treated as a link that no longer works, so that the application is not lost. */
const isToken = (value: unknown): boolean => typeof value === 'string' && /^[\w-]{1,100}$/.test(value);

export class SubmitApplicationRequest extends AnswersRequest {
  @ApiProperty({
    type: String,
    required: false,
    example: 'Zm9yIGRvY3VtZW50',
    description:
      'Token of the referral link used by the client. With `clientConsent`, the application becomes the partner’s case. Ignored if the link is no longer active.',
  })
  @Transform(({ value }: { value: unknown }) => (isToken(value) ? value : undefined))
  @Allow()
  readonly referralToken?: string;

  @OptionalFlag({
    example: true,
    description: 'Whether the client agrees that the partner may see the application',
  })
  readonly clientConsent?: boolean | null;

  @Honeypot()
  readonly leaveBlank?: unknown;
}

const EXAMPLE_TOKEN = 'Zm9yIGRvY3VtZW50YXRpb24gb25seSwgbm8gc2VjcmV0';

export class SubmittedApplicationResponse implements SubmittedApplication {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11')
  readonly id: string;

  @ApiProperty({ enum: APPLICATION_STATUSES, example: 'pending' })
  readonly status: ApplicationStatus;

  @NullableText('86', 'Best match score in percent; null if no lender matched')
  readonly matchScore: string | null;

  @Time('2026-03-12T09:30:00.000Z')
  readonly createdAt: string;

  @ApiProperty({
    example: EXAMPLE_TOKEN,
    description: 'Secret token for `/api/results/{token}`',
  })
  readonly resultsToken: string;

  @ApiProperty({
    example: `/results/${EXAMPLE_TOKEN}`,
    description: 'URL of the results page; relative if the server’s public URL is not set',
  })
  readonly resultsUrl: string;

  @ApiProperty({
    example: EXAMPLE_TOKEN,
    description: 'Secret token for `/api/status/{token}`',
  })
  readonly statusToken: string;

  @ApiProperty({
    example: `/status/${EXAMPLE_TOKEN}`,
    description: 'URL of the status page; relative if the server’s public URL is not set',
  })
  readonly statusUrl: string;

  @Time(
    '2026-06-10T09:30:00.000Z',
    'Expiry time of the results link, 90 days after submission. The status link works while the application is open and for 90 days afterwards',
  )
  readonly linksExpireAt: string;

  @ApiPerimeterProperty()
  readonly perimeter: ApplicantPerimeterResponse;

  @ApiProperty({ type: CallbackResponse, description: 'What happens next' })
  readonly callback: CallbackResponse;
}
