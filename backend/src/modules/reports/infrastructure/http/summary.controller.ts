import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApplicationFigures } from '#modules/applications/public.js';
import { IntroducerViews } from '#modules/introducers/public.js';
import { LenderFigures } from '#modules/lenders/public.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { BrokerSummaryResponse } from './summary.dto.js';

@ApiTags('reports')
@Access('admin')
@Controller('admin/summary')
export class SummaryController {
  constructor(
    private readonly introducerViews: IntroducerViews,
    private readonly applicationFigures: ApplicationFigures,
    private readonly lenderFigures: LenderFigures,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'Get dashboard totals',
    description: 'Current totals for the whole business.',
  })
  @ApiOkResponse({ type: BrokerSummaryResponse })
  async summarise(): Promise<BrokerSummaryResponse> {
    const [introducers, { pending, in_review, approved, rejected }, lenders] = await Promise.all([
      this.introducerViews.count(),
      this.applicationFigures.countByStatus(),
      this.lenderFigures.count(),
    ]);
    const total = pending + in_review + approved + rejected;
    const completionRate = total === 0 ? 0 : Math.round((100 * approved) / total);
    return { introducers, applications: { total, pending, approved, rejected }, lenders, completionRate };
  }
}
