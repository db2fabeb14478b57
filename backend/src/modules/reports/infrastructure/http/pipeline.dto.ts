import { ApiProperty } from '@nestjs/swagger';
import { STAGES, type Stage, type StageCount } from '#modules/applications/public.js';
import type { Drawn, Funded } from '#modules/deals/public.js';
import { Integer } from '#platform/infrastructure/http/dto/shown.js';

export class StageCountResponse implements StageCount {
  @ApiProperty({ enum: STAGES, example: 'with_lenders' })
  readonly stage: Stage;

  @Integer(14)
  readonly count: number;

  @Integer(184_000_000, 'Total amount requested; the upper end if an application gives a range')
  readonly amountPence: number;
}

export class DrawnResponse implements Drawn {
  @Integer(6, 'Number of completions, excluding reversed ones')
  readonly count: number;

  @Integer(91_500_000)
  readonly drawnPence: number;
}

export class FundedResponse implements Funded {
  @ApiProperty({ type: DrawnResponse, description: 'Since the first of the current month, in London' })
  readonly thisMonth: DrawnResponse;

  @ApiProperty({ type: DrawnResponse, description: 'The last 12 months, including the current one' })
  readonly twelveMonths: DrawnResponse;
}

export class PipelineResponse {
  @ApiProperty({
    type: [StageCountResponse],
    description: 'All seven stages, in order',
  })
  readonly stages: readonly StageCountResponse[];

  @ApiProperty({ type: FundedResponse })
  readonly funded: FundedResponse;
}
