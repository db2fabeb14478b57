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
    description: 'Current record',
    example: { notes: 'Met on Tuesday', updatedAt: '2026-03-12T09:30:00.000Z' },
  })
  readonly current: object;
}

/** The error response of every endpoint: RFC 9457, with the `error` message that the client shows. */
export class Problem {
  @ApiProperty({
    example: '/problems/invalid-input',
    description: 'Problem type: a stable identifier that clients may compare',
  })
  readonly type: string;

  @ApiProperty({ example: 'Bad Request' })
  readonly title: string;

  @Integer(400)
  readonly status: number;

  @ApiProperty({ example: 'Company name is required', description: 'Readable explanation' })
  readonly detail: string;

  @ApiProperty({ example: 'Company name is required', description: 'Same as `detail`' })
  readonly error: string;

  @ApiProperty({ type: [ProblemField], required: false, description: 'One message per invalid field' })
  readonly errors?: readonly FieldError[];

  @ApiProperty({
    type: ProblemChange,
    required: false,
    description: 'For 409 on a stale update: who changed the record, when, and its current values',
  })
  readonly changed?: ProblemChange | undefined;

  @ApiProperty({
    example: '0192f0a4-7c1e-7b63-9a53-5f0c8f6f2f11',
    description: 'Request id to quote when you ask for help',
  })
  readonly requestId: string;
}
