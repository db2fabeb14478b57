import { ApiProperty } from '@nestjs/swagger';
import { MIN_SAMPLE_SIZE, type TrackRecord } from '#platform/application/track-records.js';
import { Integer } from '#platform/infrastructure/http/dto/shown.js';

const minSample = {
  nullable: true,
  description: `Null while it is of fewer than ${MIN_SAMPLE_SIZE}`,
} as const;

class FigureOfResponse {
  @Integer(12, 'Of how many submissions it is')
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
    description: 'Days from sending to the first offer or refusal: the median of those that were decided',
  })
  readonly decision: DecisionDaysResponse;

  @ApiProperty({ type: ShareResponse, description: 'How many of those that were decided had an offer' })
  readonly offered: ShareResponse;

  @ApiProperty({ type: ShareResponse, description: 'How many of those that are over ended in drawn money' })
  readonly completed: ShareResponse;

  @ApiProperty({
    type: DeclineReasonResponse,
    description: 'The most frequent reason of those that the lender declined',
  })
  readonly declined: DeclineReasonResponse;
}
