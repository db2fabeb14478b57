import { ApiProperty } from '@nestjs/swagger';
import { Integer } from '#platform/infrastructure/http/dto/shown.js';

export class ApplicationCountsResponse {
  @Integer(214)
  readonly total: number;

  @Integer(9, 'Pending review')
  readonly pending: number;

  @Integer(131)
  readonly approved: number;

  @Integer(48)
  readonly rejected: number;
}

export class LenderCountsResponse {
  @Integer(145)
  readonly total: number;

  @Integer(138, 'Those whose isActive is true')
  readonly active: number;
}

export class BrokerSummaryResponse {
  @Integer(17, 'Partners who have signed up')
  readonly introducers: number;

  @ApiProperty({ type: ApplicationCountsResponse })
  readonly applications: ApplicationCountsResponse;

  @ApiProperty({ type: LenderCountsResponse })
  readonly lenders: LenderCountsResponse;

  @Integer(61, 'Share of applications approved, in whole percent; 0 while there are none')
  readonly completionRate: number;
}
