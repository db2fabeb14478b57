import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#shared/infrastructure/http/access.js';
import { ShowSummary } from '../../application/show-summary.js';
import { BrokerSummaryResponse } from './summary.dto.js';

@ApiTags('reports')
@Access('admin')
@Controller('admin/summary')
export class SummaryController {
  constructor(private readonly showSummary: ShowSummary) {}

  @Get()
  @ApiOperation({
    summary: 'Count introducers, applications and lenders',
    description: 'What the dashboard opens with: totals of the whole business as of now.',
  })
  @ApiOkResponse({ type: BrokerSummaryResponse })
  summarise(): Promise<BrokerSummaryResponse> {
    return this.showSummary.execute();
  }
}
