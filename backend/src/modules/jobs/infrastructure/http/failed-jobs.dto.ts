import { ApiProperty } from '@nestjs/swagger';
import type { FailedJob } from '#platform/application/failed-jobs.js';
import { ListQuery } from '#platform/infrastructure/http/dto/list-query.dto.js';
import { Id, Integer, NullableText, Time } from '#platform/infrastructure/http/dto/shown.js';

export class ListFailedJobsQuery extends ListQuery {}

export class FailedJobRecipient {
  @ApiProperty({ example: 'Fiona Alder' })
  readonly name: string;

  @NullableText('fiona@alder-accounts.example')
  readonly email: string | null;
}

export class FailedJobSubject {
  @ApiProperty({ example: 'application' })
  readonly type: string;

  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11')
  readonly id: string;

  @NullableText('Alder Joinery Ltd')
  readonly name: string | null;
}

export class FailedJobResponse implements FailedJob {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f13')
  readonly id: string;

  @ApiProperty({ example: 'Confirmation to an applicant', description: 'Purpose of the job' })
  readonly kind: string;

  @ApiProperty({
    type: FailedJobRecipient,
    nullable: true,
    description: 'Recipient; null if no longer known, for example after a link has expired',
  })
  readonly to: FailedJobRecipient | null;

  @ApiProperty({ type: FailedJobSubject, nullable: true })
  readonly about: FailedJobSubject | null;

  @NullableText('The mail server rejected an email: EENVELOPE 452')
  readonly reason: string | null;

  @Time('2026-03-12T09:30:00.000Z')
  readonly askedAt: string;

  @Time('2026-03-13T01:30:00.000Z')
  readonly failedAt: string;

  @Integer(13)
  readonly attempts: number;
}

export class RetriedJobs {
  @Integer(3)
  readonly retried: number;
}
