import { ApiProperty } from '@nestjs/swagger';

export class ApplicationCountsResponse {
  @ApiProperty({ type: 'integer', example: 214 })
  readonly total: number;

  @ApiProperty({ type: 'integer', example: 9, description: 'Pending review' })
  readonly pending: number;

  @ApiProperty({ type: 'integer', example: 131 })
  readonly approved: number;

  @ApiProperty({ type: 'integer', example: 48 })
  readonly rejected: number;
}

export class LenderCountsResponse {
  @ApiProperty({ type: 'integer', example: 145 })
  readonly total: number;

  @ApiProperty({ type: 'integer', example: 138, description: 'Those whose isActive is true' })
  readonly active: number;
}

export class BrokerSummaryResponse {
  @ApiProperty({ type: 'integer', example: 17, description: 'Partners who have signed up' })
  readonly introducers: number;

  @ApiProperty({ type: ApplicationCountsResponse })
  readonly applications: ApplicationCountsResponse;

  @ApiProperty({ type: LenderCountsResponse })
  readonly lenders: LenderCountsResponse;

  @ApiProperty({
    type: 'integer',
    example: 61,
    description: 'Approved of all applications, in whole percent; 0 while there are none',
  })
  readonly completionRate: number;
}
