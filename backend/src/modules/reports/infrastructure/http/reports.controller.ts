import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApplicationFigures, MeasureDecisions } from '#modules/applications/public.js';
import { DealFigures } from '#modules/deals/public.js';
import { MeasureCoverage } from '#modules/matching/public.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { ShowPanelReport } from '../../application/show-panel-report.js';
import { PanelReportResponse } from './panel-report.dto.js';
import { PipelineResponse } from './pipeline.dto.js';
import { EnquiryTrendResponse, ProductCoverageResponse, WeekOfDecisionsResponse } from './reports.dto.js';

@ApiTags('reports')
@Access('admin')
@Controller('admin/reports')
export class ReportsController {
  constructor(
    private readonly applicationFigures: ApplicationFigures,
    private readonly dealFigures: DealFigures,
    private readonly measureDecisions: MeasureDecisions,
    private readonly measureCoverage: MeasureCoverage,
    private readonly showPanelReport: ShowPanelReport,
  ) {}

  @Get('enquiries')
  @ApiOperation({
    summary: 'Count enquiries by week, product and status',
    description: 'Covers 12 weeks, beginning on Mondays in London. Statuses are as of now.',
  })
  @ApiOkResponse({ type: EnquiryTrendResponse })
  showTrend(): Promise<EnquiryTrendResponse> {
    return this.applicationFigures.trend();
  }

  @Get('decisions')
  @ApiOperation({
    summary: 'Get weekly decision times',
    description: 'Median business minutes from submission to first decision, for each of 12 weeks.',
  })
  @ApiOkResponse({
    type: [WeekOfDecisionsResponse],
    description: 'The last 12 weeks by decision date, current week last',
  })
  async showDecisions(): Promise<WeekOfDecisionsResponse[]> {
    return [...(await this.measureDecisions.execute())];
  }

  @Get('pipeline')
  @ApiOperation({
    summary: 'Count applications by stage, with amounts funded',
    description:
      'Includes amounts requested at each stage, and amounts drawn down this month and in the last 12 months. All figures are current.',
  })
  @ApiOkResponse({ type: PipelineResponse })
  async showPipeline(): Promise<PipelineResponse> {
    const [stages, funded] = await Promise.all([
      this.applicationFigures.countByStage(),
      this.dealFigures.funded(),
    ]);
    return { stages, funded };
  }

  @Get('panel')
  @ApiOperation({
    summary: 'Get panel gaps and lenders to confirm',
    description: 'Matches recent enquiries against the current panel. Cached for a minute or longer.',
  })
  @ApiOkResponse({ type: PanelReportResponse })
  showPanel(): Promise<PanelReportResponse> {
    return this.showPanelReport.execute();
  }

  @Get('coverage')
  @ApiOperation({
    summary: 'Count lenders by product',
    description: 'Counts lenders that currently take part in matching.',
  })
  @ApiOkResponse({ type: [ProductCoverageResponse] })
  async showCoverage(): Promise<ProductCoverageResponse[]> {
    return [...(await this.measureCoverage.execute())];
  }
}
