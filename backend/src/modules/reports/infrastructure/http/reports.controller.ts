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
    summary: 'Count the enquiries of twelve weeks by product and by how they stand',
    description: 'Weeks begin on Mondays in London; how the enquiries stand is as of now.',
  })
  @ApiOkResponse({ type: EnquiryTrendResponse })
  showTrend(): Promise<EnquiryTrendResponse> {
    return this.applicationFigures.trend();
  }

  @Get('decisions')
  @ApiOperation({
    summary: 'Measure how long first decisions took, in each of twelve weeks',
    description:
      'The median in minutes of office hours, from the arrival of an enquiry until it was first approved or rejected.',
  })
  @ApiOkResponse({
    type: [WeekOfDecisionsResponse],
    description: 'The last twelve, this one last, by when it was decided',
  })
  async showDecisions(): Promise<WeekOfDecisionsResponse[]> {
    return [...(await this.measureDecisions.execute())];
  }

  @Get('pipeline')
  @ApiOperation({
    summary: 'Count the applications at each stage, and what was funded',
    description:
      'With what is asked for at each stage, and with what was drawn in this month and in twelve; all as of now.',
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
    description: 'Of the rule, asked again with the panel of today; kept for a minute or longer.',
  })
  @ApiOkResponse({ type: PanelReportResponse })
  showPanel(): Promise<PanelReportResponse> {
    return this.showPanelReport.execute();
  }

  @Get('coverage')
  @ApiOperation({
    summary: 'Count the lenders that stand behind each product',
    description: 'Of the lenders that take part in the matching today.',
  })
  @ApiOkResponse({ type: [ProductCoverageResponse] })
  async showCoverage(): Promise<ProductCoverageResponse[]> {
    return [...(await this.measureCoverage.execute())];
  }
}
