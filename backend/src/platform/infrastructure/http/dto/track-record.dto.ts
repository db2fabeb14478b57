import { ApiProperty } from '@nestjs/swagger';
import { MIN_SAMPLE_SIZE, type TrackRecord } from '#platform/application/track-records.js';
import { Integer } from '#platform/infrastructure/http/dto/shown.js';

const minSample = {
  nullable: true,
  description: `Null if based on fewer than ${MIN_SAMPLE_SIZE}`,
} as const;

class FigureOfResponse {
  @Integer(12, 'Number of submissions')
  readonly n: number;
}

export class DecisionDaysResponse extends FigureOfResponse {
  @ApiProperty({ type: Number, example: 3.5, ...minSample })
  readonly medianDays: number | null;
}

export class ShareResponse extends FigureOfResponse {
  @ApiProperty({ type: 'integer', example: 67, ...minSample })
  readonly percent: number | null;
}

export class DeclineReasonResponse extends FigureOfResponse {
  @ApiProperty({ type: String, example: 'sector', ...minSample })
  readonly reasonCode: string | null;
}

export class TrackRecordResponse implements TrackRecord {
  @ApiProperty({
    type: DecisionDaysResponse,
    description: 'Days from sending to the first offer or decline: median of decided submissions',
  })
  readonly decision: DecisionDaysResponse;

  @ApiProperty({ type: ShareResponse, description: 'Number of decided submissions with an offer' })
  readonly offered: ShareResponse;

  @ApiProperty({ type: ShareResponse, description: 'Number of closed submissions that completed' })
  readonly completed: ShareResponse;

  @ApiProperty({
    type: DeclineReasonResponse,
    description: 'Most frequent reason for declining',
  })
  readonly declined: DeclineReasonResponse;
}
