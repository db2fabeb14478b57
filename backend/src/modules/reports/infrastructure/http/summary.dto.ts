import { ApiProperty } from '@nestjs/swagger';
import { Integer } from '#platform/infrastructure/http/dto/shown.js';

export class ApplicationCountsResponse {
  @Integer(214)
  readonly total: number;

  @Integer(9, 'Number pending review')
  readonly pending: number;

  @Integer(131)
  readonly approved: number;

  @Integer(48)
  readonly rejected: number;
}

export class LenderCountsResponse {
  @Integer(145)
  readonly total: number;

  @Integer(138, 'Number of active lenders')
  readonly active: number;
}

export class BrokerSummaryResponse {
  @Integer(17, 'Number of registered partners')
  readonly introducers: number;

  @ApiProperty({ type: ApplicationCountsResponse })
  readonly applications: ApplicationCountsResponse;

  @ApiProperty({ type: LenderCountsResponse })
  readonly lenders: LenderCountsResponse;

  @Integer(61, 'Applications approved, in whole percent; 0 if there are none')
  readonly completionRate: number;
}
