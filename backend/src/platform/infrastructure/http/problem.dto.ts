import { ApiProperty } from '@nestjs/swagger';
import type { FieldError } from '#kernel/errors.js';
import { NullableText, Time, Integer } from '#platform/infrastructure/http/dto/shown.js';

export class ProblemField implements FieldError {
  @ApiProperty({ example: 'companyName' })
  readonly field: string;

  @ApiProperty({ example: 'Company name is required' })
  readonly message: string;
}

export class ProblemChange {
  @NullableText('Ada Admin')
  readonly by: string | null;

  @Time('2026-03-12T09:30:00.000Z')
  readonly at: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'The record as it is now',
    example: { notes: 'Met on Tuesday', updatedAt: '2026-03-12T09:30:00.000Z' },
  })
  readonly current: object;
}

/** How every call says no: RFC 9457 with the `error` sentence the client shows. */
export class Problem {
  @ApiProperty({
    example: '/problems/invalid-input',
    description: 'What went wrong; stable, safe to compare',
  })
  readonly type: string;

  @ApiProperty({ example: 'Bad Request' })
  readonly title: string;

  @Integer(400)
  readonly status: number;

  @ApiProperty({ example: 'Company name is required', description: 'A sentence a person can act on' })
  readonly detail: string;

  @ApiProperty({ example: 'Company name is required', description: 'The same sentence as detail' })
  readonly error: string;

  @ApiProperty({ type: [ProblemField], required: false, description: 'One sentence per refused field' })
  readonly errors?: readonly FieldError[];

  @ApiProperty({
    type: ProblemChange,
    required: false,
    description:
      'With 409 for a stale update: who changed the record since you read it, when, and what it is now',
  })
  readonly changed?: ProblemChange | undefined;

  @ApiProperty({
    example: '0192f0a4-7c1e-7b63-9a53-5f0c8f6f2f11',
    description: 'Quote it when you ask for help',
  })
  readonly requestId: string;
}
