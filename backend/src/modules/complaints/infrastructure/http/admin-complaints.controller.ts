import { Body, Controller, Get, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Clock } from '#platform/application/clock.js';
import type { AccountHolder } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { ApiList, type ListAnswer } from '#platform/infrastructure/http/dto/list-response.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import {
  ApiSpreadsheet,
  sendSpreadsheet,
} from '#platform/infrastructure/spreadsheet/writing/send-spreadsheet.js';
import { ChangeComplaint } from '../../application/change-complaint.js';
import { ComplaintViews } from '../../application/complaint-views.js';
import { ExportComplaints } from '../../application/export-complaints.js';
import { RecordComplaint } from '../../application/record-complaint.js';
import { ComplaintNotFound } from '../../domain/errors.js';
import { COMPLAINT_COLUMNS } from '../complaint-columns.js';
import {
  ChangeComplaintRequest,
  ComplaintResponse,
  ExportComplaintsQuery,
  ListComplaintsQuery,
  RecordComplaintRequest,
} from './complaints.dto.js';

const ComplaintId = () => RecordId(ComplaintNotFound);

/** The register of complaints. */
@ApiTags('complaints')
@Access('admin')
@Controller('admin/complaints')
export class AdminComplaintsController {
  constructor(
    private readonly complaintViews: ComplaintViews,
    private readonly recordComplaintUseCase: RecordComplaint,
    private readonly changeComplaintUseCase: ChangeComplaint,
    private readonly exportComplaintsUseCase: ExportComplaints,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiList('List complaints, newest first', ComplaintResponse)
  async listComplaints(@Query() query: ListComplaintsQuery): Promise<ListAnswer<ComplaintResponse>> {
    return { request: query, page: await this.complaintViews.page(query) };
  }

  @Get('export')
  @ApiSpreadsheet('Download the register of complaints as a spreadsheet')
  async exportComplaints(
    @Query() { format = 'xlsx', ...request }: ExportComplaintsQuery,
    @CurrentPrincipal() actor: AccountHolder,
    @Res() response: Response,
  ): Promise<void> {
    const rows = await this.exportComplaintsUseCase.execute(request, actor);
    const at = this.clock.now();
    await sendSpreadsheet(response, format, { name: 'Complaints', at, columns: COMPLAINT_COLUMNS, rows });
  }

  @Post()
  @ApiOperation({
    summary: 'Record a complaint',
    description:
      'For a complaint received by phone, email or letter. Each request creates a complaint, unless it repeats an `Idempotency-Key`.',
  })
  @ApiCreatedResponse({ type: ComplaintResponse })
  recordComplaint(
    @Body() body: RecordComplaintRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() actor: AccountHolder,
  ): Promise<ComplaintResponse> {
    const { kind, name, email, phone, company, whatHappened, wanted, receivedOn, applicationId } = body;
    const complaint = {
      kind,
      name,
      email,
      whatHappened,
      receivedOn,
      phone: phone ?? null,
      company: company ?? null,
      wanted: wanted ?? null,
      applicationId: applicationId ?? null,
    };
    return this.recordComplaintUseCase.execute(complaint, key, actor);
  }

  @Get(':id')
  @ApiOperation({
    summary: 'Get a complaint',
    description: 'Includes its deadlines and outcome.',
  })
  @ApiOkResponse({ type: ComplaintResponse })
  getComplaint(@ComplaintId() id: string): Promise<ComplaintResponse> {
    return this.complaintViews.one(id);
  }

  @Patch(':id')
  @ApiOperation({
    summary: 'Update a complaint',
    description:
      'Records acknowledgement, outcome, redress, root cause and owner. An outcome with the date of the final response closes it; null for both reopens it.',
  })
  @ApiOkResponse({ type: ComplaintResponse })
  @ApiProblems(409)
  changeComplaint(
    @ComplaintId() id: string,
    @Body() { updatedAt: readAt, ...to }: ChangeComplaintRequest,
    @CurrentPrincipal() actor: AccountHolder,
  ): Promise<ComplaintResponse> {
    return this.changeComplaintUseCase.execute(id, { ...to, readAt }, actor);
  }
}
