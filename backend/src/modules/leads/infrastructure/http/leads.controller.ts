import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Clock } from '#platform/application/clock.js';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { CurrentIntroducer, CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { Done, DONE } from '#platform/infrastructure/http/dto/done.dto.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { ApiList, type ListAnswer } from '#platform/infrastructure/http/dto/list-response.js';
import { RateLimit } from '#platform/infrastructure/http/limits/rate-limit.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import {
  ApiSpreadsheet,
  sendSpreadsheet,
} from '#platform/infrastructure/spreadsheet/writing/send-spreadsheet.js';
import { AddLead } from '../../application/add-lead.js';
import { CountDuplicates } from '../../application/count-duplicates.js';
import { DeleteLead } from '../../application/delete-lead.js';
import { LeadViews } from '../../application/lead-views.js';
import { UpdateLead } from '../../application/update-lead.js';
import { LeadNotFound } from '../../domain/errors.js';
import { MAX_LEADS, NEW_LEAD } from '../../domain/lead.js';
import { LEAD_COLUMNS } from '../lead-sheet.js';
import {
  AddedLeadResponse,
  AddLeadRequest,
  CountDuplicatesRequest,
  DuplicatesResponse,
  ExportLeadsQuery,
  LeadResponse,
  ListLeadsQuery,
  UpdateLeadRequest,
} from './lead.dto.js';

export const LEADS_PATH = 'introducers/me/leads';

/** Updates and deletions share one count. */
const CHANGES = { name: 'lead-changes', points: 1_200, perSeconds: 3_600 } as const;

const LeadId = (): ParameterDecorator => RecordId(LeadNotFound);

@ApiTags('leads')
@Access('introducer', 'api-account')
@Controller(LEADS_PATH)
export class LeadsController {
  constructor(
    private readonly leadViews: LeadViews,
    private readonly addLeadUseCase: AddLead,
    private readonly countDuplicatesUseCase: CountDuplicates,
    private readonly updateLeadUseCase: UpdateLead,
    private readonly deleteLeadUseCase: DeleteLead,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiList('List your leads, newest first', LeadResponse)
  async listLeads(
    @CurrentIntroducer() introducerId: string,
    @Query() query: ListLeadsQuery,
  ): Promise<ListAnswer<LeadResponse>> {
    return { request: query, page: await this.leadViews.page(introducerId, query) };
  }

  @Post()
  @RateLimit({ name: 'leads', points: 1_200, perSeconds: 3_600 })
  @ApiOperation({
    summary: 'Add a lead',
    description: `Duplicate email addresses are allowed; \`duplicates\` counts them. Idempotent: repeating the request with the same \`Idempotency-Key\`, or within ten minutes without one, returns the first response. The rate limit is shared by the partner and its API accounts. A list holds up to ${MAX_LEADS} leads; above that, returns \`/problems/lead-list-full\`.`,
  })
  @ApiCreatedResponse({ type: AddedLeadResponse })
  @ApiProblems(409)
  addLead(
    @CurrentIntroducer() introducerId: string,
    @Body() { name, email, phone, company, status, source, notes }: AddLeadRequest,
    @IdempotencyKey('same') key: string | null,
    @CurrentPrincipal() principal: Principal,
  ): Promise<AddedLeadResponse> {
    const details = {
      name,
      email,
      phone: phone ?? null,
      company: company ?? null,
      status: status ?? NEW_LEAD,
      source: source ?? null,
      notes: notes ?? null,
    };
    return this.addLeadUseCase.execute(introducerId, details, key, principal);
  }

  @Get('export')
  @ApiSpreadsheet('Download your leads as a spreadsheet')
  async exportLeads(
    @CurrentIntroducer() introducerId: string,
    @Query() { format = 'xlsx', ...request }: ExportLeadsQuery,
    @Res() response: Response,
  ): Promise<void> {
    const rows = this.leadViews.all(introducerId, request);
    const at = this.clock.now();
    await sendSpreadsheet(response, format, { name: 'Leads', at, columns: LEAD_COLUMNS, rows });
  }

  @Post('duplicates')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Count your leads with an email address',
    description: 'Changes nothing. Uses POST so that the address does not appear in URLs or logs.',
  })
  @ApiOkResponse({ type: DuplicatesResponse })
  async countDuplicates(
    @CurrentIntroducer() introducerId: string,
    @Body() { email }: CountDuplicatesRequest,
  ): Promise<DuplicatesResponse> {
    return { count: await this.countDuplicatesUseCase.execute(introducerId, email) };
  }

  @Get(':id')
  @ApiOperation({
    summary: 'Get one of your leads',
    description: 'Returns 404 if the lead does not exist or belongs to another partner.',
  })
  @ApiOkResponse({ type: LeadResponse })
  getLead(@CurrentIntroducer() introducerId: string, @LeadId() id: string): Promise<LeadResponse> {
    return this.leadViews.one(introducerId, id);
  }

  @Patch(':id')
  @RateLimit(CHANGES)
  @ApiOperation({
    summary: 'Update a lead',
    description:
      'Omitted fields are unchanged; null or blank clears a field. Send the `updatedAt` you read to get 409, with the current record in `changed`, if the lead has changed since; without it, the last write wins.',
  })
  @ApiOkResponse({ type: LeadResponse })
  @ApiProblems(409)
  updateLead(
    @CurrentIntroducer() introducerId: string,
    @LeadId() id: string,
    @Body() { updatedAt: readAt, status, ...details }: UpdateLeadRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<LeadResponse> {
    const changed = { ...details, status: status ?? undefined };
    return this.updateLeadUseCase.execute({ introducerId, id }, changed, principal, readAt);
  }

  @Delete(':id')
  @RateLimit(CHANGES)
  @ApiOperation({
    summary: 'Delete a lead',
    description: 'Permanent: no personal details are kept. Returns 404 if the lead is already deleted.',
  })
  @ApiOkResponse({ type: Done })
  async deleteLead(
    @CurrentIntroducer() introducerId: string,
    @LeadId() id: string,
    @CurrentPrincipal() principal: Principal,
  ): Promise<Done> {
    await this.deleteLeadUseCase.execute({ introducerId, id }, principal);
    return DONE;
  }
}
