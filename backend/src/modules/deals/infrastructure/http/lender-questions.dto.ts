import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { NullableText, Time } from '#platform/infrastructure/http/dto/shown.js';
import { OptionalText } from '#platform/infrastructure/http/dto/text.js';
import type { QuestionFromApplicant } from '../../application/show-deals.js';

export class AskAboutLenderRequest {
  @ApiProperty({ format: 'uuid', example: '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11' })
  @IsUUID('all', { message: 'lenderId must be the id of a lender' })
  readonly lenderId: string;

  @OptionalText({
    max: 1_000,
    shape: 'multi-line',
    example: 'Would they consider a longer term?',
    description:
      'What the applicant would like to know; without it, the applicant asks for a call about the lender',
  })
  readonly message?: string;
}

export class QuestionFromApplicantResponse implements QuestionFromApplicant {
  @ApiProperty({ example: 'Alba', description: 'Lender the applicant asked about' })
  readonly lender: string;

  @NullableText('Would they consider a longer term?')
  readonly message: string | null;

  @Time('2026-03-12T10:05:00.000Z')
  readonly at: string;
}
