import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Clock } from '#platform/application/clock.js';
import type { AccountHolder, Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { StaffMembers } from '#platform/application/staff-members.js';
import { ApiList, type ListAnswer } from '#platform/infrastructure/http/dto/list-response.js';
import { OwnerResponse } from '#platform/infrastructure/http/dto/owner.dto.js';
import {
  ApiSpreadsheet,
  sendSpreadsheet,
} from '#platform/infrastructure/spreadsheet/writing/send-spreadsheet.js';
import { ExportApplications } from '../../application/lists/export-applications.js';
import { ListApplications } from '../../application/lists/list-applications.js';
import { MeasureAnswers } from '../../application/answers/measure-answers.js';
import { APPLICATION_COLUMNS } from '../application-sheet.js';
import { AnswerFiguresResponse } from './answers/answer-figures.dto.js';
import {
  ApplicationAmountsQuery,
  ExportApplicationsQuery,
  ListApplicationsQuery,
  ListedApplicationResponse,
  StageAmountResponse,
} from './application-lists.dto.js';

/** Lists, exports and counts of applications for staff. */
@ApiTags('applications')
@Access('admin')
@Controller('admin/applications')
export class ApplicationListsController {
  constructor(
    private readonly listApplicationsUseCase: ListApplications,
    private readonly exportApplicationsUseCase: ExportApplications,
    private readonly clock: Clock,
    private readonly measureAnswers: MeasureAnswers,
    private readonly staffMembers: StaffMembers,
  ) {}

  @Get()
  @ApiList('List applications, newest first', ListedApplicationResponse)
  async listApplications(
    @Query() query: ListApplicationsQuery,
    @CurrentPrincipal() viewer: Principal,
  ): Promise<ListAnswer<ListedApplicationResponse>> {
    return { request: query, page: await this.listApplicationsUseCase.execute(query, viewer.id) };
  }

  @Get('amounts')
  @ApiOperation({
    summary: 'Get the amounts requested in each stage',
    description: 'Adds up the applications that the list returns for the same filters.',
  })
  @ApiOkResponse({ type: [StageAmountResponse], description: 'All seven stages, in order' })
  amountsByStage(
    @Query() query: ApplicationAmountsQuery,
    @CurrentPrincipal() viewer: Principal,
  ): Promise<readonly StageAmountResponse[]> {
    return this.listApplicationsUseCase.amountsByStage(query, viewer.id);
  }

  @Get('export')
  @ApiSpreadsheet('Download applications as a spreadsheet')
  async exportApplications(
    @Query() { format = 'xlsx', ...request }: ExportApplicationsQuery,
    @CurrentPrincipal() actor: AccountHolder,
    @Res() response: Response,
  ): Promise<void> {
    const rows = await this.exportApplicationsUseCase.execute(request, actor);
    const at = this.clock.now();
    await sendSpreadsheet(response, format, { name: 'Applications', at, columns: APPLICATION_COLUMNS, rows });
  }

  @Get('figures')
  @ApiOperation({
    summary: 'Get response-time figures',
    description:
      'Covers all applications: those awaiting a response, and the time taken for recent decisions.',
  })
  @ApiOkResponse({ type: AnswerFiguresResponse })
  measure(): Promise<AnswerFiguresResponse> {
    return this.measureAnswers.execute();
  }

  @Get('owners')
  @ApiOperation({
    summary: 'List possible owners',
    description: 'All current staff, by name.',
  })
  @ApiOkResponse({ type: [OwnerResponse] })
  listOwners(): Promise<readonly OwnerResponse[]> {
    return this.staffMembers.all();
  }
}
