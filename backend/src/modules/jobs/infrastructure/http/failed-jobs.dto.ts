import { ApiProperty } from '@nestjs/swagger';
import type { FailedJob } from '#shared/application/failed-jobs.js';
import { ListQuery } from '#shared/infrastructure/http/dto/list-query.dto.js';

export class ListFailedJobsQuery extends ListQuery {}

export class FailedJobRecipient {
  @ApiProperty({ example: 'Fiona Alder' })
  readonly name: string;

  @ApiProperty({ type: String, nullable: true, example: 'fiona@alder-accounts.example' })
  readonly email: string | null;
}

export class FailedJobSubject {
  @ApiProperty({ example: 'application' })
  readonly type: string;

  @ApiProperty({ format: 'uuid', example: '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11' })
  readonly id: string;

  @ApiProperty({ type: String, nullable: true, example: 'Alder Joinery Ltd' })
  readonly name: string | null;
}

export class FailedJobResponse implements FailedJob {
  @ApiProperty({ format: 'uuid', example: '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f13' })
  readonly id: string;

  @ApiProperty({ example: 'Confirmation to an applicant', description: 'What it was to do' })
  readonly kind: string;

  @ApiProperty({
    type: FailedJobRecipient,
    nullable: true,
    description: 'Null where nobody is known any more, such as after the hour of a link',
  })
  readonly to: FailedJobRecipient | null;

  @ApiProperty({ type: FailedJobSubject, nullable: true })
  readonly about: FailedJobSubject | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'The mail server did not take a mail: EENVELOPE 452',
  })
  readonly reason: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-03-12T09:30:00.000Z' })
  readonly askedAt: string;

  @ApiProperty({ format: 'date-time', example: '2026-03-13T01:30:00.000Z' })
  readonly failedAt: string;

  @ApiProperty({ type: 'integer', example: 13 })
  readonly attempts: number;
}

export class RetriedJobs {
  @ApiProperty({ type: 'integer', example: 3 })
  readonly retried: number;
}
