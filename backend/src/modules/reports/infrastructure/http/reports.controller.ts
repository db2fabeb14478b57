import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApplicationFigures } from '#modules/applications/public.js';
import { MeasureCoverage } from '#modules/matching/public.js';
import { Access } from '#shared/infrastructure/http/access.js';
import { ApiProblems } from '#shared/infrastructure/http/api-problems.js';
import { EnquiryTrendResponse, ProductCoverageResponse } from './reports.dto.js';

@ApiTags('reports')
@Access('admin')
@Controller('admin/reports')
export class ReportsController {
  constructor(
    private readonly applications: ApplicationFigures,
    private readonly measureCoverage: MeasureCoverage,
  ) {}

  @Get('enquiries')
  @ApiOperation({ summary: 'Count the enquiries of twelve weeks by product and by how they stand' })
  @ApiOkResponse({ type: EnquiryTrendResponse })
  @ApiProblems(503)
  showTrend(): Promise<EnquiryTrendResponse> {
    return this.applications.trend();
  }

  @Get('coverage')
  @ApiOperation({ summary: 'Count the lenders that stand behind each product' })
  @ApiOkResponse({ type: [ProductCoverageResponse] })
  @ApiProblems(503)
  async showCoverage(): Promise<ProductCoverageResponse[]> {
    return [...(await this.measureCoverage.execute())];
  }
}
