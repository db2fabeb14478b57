import { ApiProperty } from '@nestjs/swagger';
import {
  Id,
  Integer,
  NullableDay,
  NullableInteger,
  NullableTime,
  Time,
} from '#platform/infrastructure/http/dto/shown.js';
import type { RetentionCounts } from '../../application/erasure/retention.js';
import { RETAINED, type RetainedPeriod } from '../../domain/periods.js';

class RetainedPeriodResponse {
  @ApiProperty({ enum: RETAINED, example: 'enquiry' })
  readonly period: RetainedPeriod;

  @ApiProperty({ example: 'An application that leads to no deal' })
  readonly what: string;

  @ApiProperty({ example: '12 months after its last change' })
  readonly howLong: string;

  @ApiProperty({ example: 'Deleted' })
  readonly atTheEnd: string;

  @Integer(3, 'Records that the next run deletes or makes anonymous')
  readonly due: number;
}

class RetentionRunResponse {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f1b')
  readonly id: string;

  @Time('2026-03-12T02:30:00.000Z')
  readonly startedAt: string;

  @NullableTime('2026-03-12T02:30:04.000Z', 'Null while it runs, or if it was interrupted')
  readonly endedAt: string | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    example: { enquiry: 3 },
    description: 'Records deleted or made anonymous, by period',
  })
  readonly counts: RetentionCounts;

  @NullableInteger(0, 'Records that were due but not deleted')
  readonly remaining: number | null;
}

export class RetentionResponse {
  @ApiProperty({ type: [RetainedPeriodResponse] })
  readonly periods: readonly RetainedPeriodResponse[];

  @ApiProperty({ type: [RetentionRunResponse] })
  readonly runs: readonly RetentionRunResponse[];

  @NullableDay(null, 'Time since which deletions are overdue; null if none are')
  readonly stoppedSince: string | null;
}
