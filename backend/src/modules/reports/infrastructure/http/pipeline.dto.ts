import { ApiProperty } from '@nestjs/swagger';
import { STAGES, type Stage, type StageCount } from '#modules/applications/public.js';
import type { Drawn, Funded } from '#modules/deals/public.js';
import { Integer } from '#platform/infrastructure/http/dto/shown.js';

export class StageCountResponse implements StageCount {
  @ApiProperty({ enum: STAGES, example: 'with_lenders' })
  readonly stage: Stage;

  @Integer(14)
  readonly count: number;

  @Integer(184_000_000, 'What they ask for together; where an application names a range, its upper end')
  readonly amountPence: number;
}

export class DrawnResponse implements Drawn {
  @Integer(6, 'Completions that were not reversed')
  readonly count: number;

  @Integer(91_500_000)
  readonly drawnPence: number;
}

export class FundedResponse implements Funded {
  @ApiProperty({ type: DrawnResponse, description: 'Since the first of this month, in London' })
  readonly thisMonth: DrawnResponse;

  @ApiProperty({ type: DrawnResponse, description: 'Of twelve months, this one among them' })
  readonly twelveMonths: DrawnResponse;
}

export class PipelineResponse {
  @ApiProperty({
    type: [StageCountResponse],
    description: 'All seven, in the order in which applications come to them',
  })
  readonly stages: readonly StageCountResponse[];

  @ApiProperty({ type: FundedResponse })
  readonly funded: FundedResponse;
}
