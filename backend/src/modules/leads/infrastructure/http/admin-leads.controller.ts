import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { ApiList, type ListAnswer } from '#platform/infrastructure/http/dto/list-response.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { ShowLeadsToStaff } from '../../application/show-leads-to-staff.js';
import { LeadOwnerNotFound } from '../../domain/errors.js';
import { ListPartnersLeadsQuery, PartnersLeadResponse } from './admin-leads.dto.js';

@ApiTags('leads')
@Access('admin')
@Controller('admin/introducers/:id/leads')
export class AdminLeadsController {
  constructor(private readonly showLeadsToStaff: ShowLeadsToStaff) {}

  @Get()
  @ApiList(
    'List a partner’s leads without personal details, newest first; access is logged',
    PartnersLeadResponse,
  )
  async listPartnersLeads(
    @RecordId(LeadOwnerNotFound) id: string,
    @Query() query: ListPartnersLeadsQuery,
    @CurrentPrincipal() actor: Principal,
  ): Promise<ListAnswer<PartnersLeadResponse>> {
    return { request: query, page: await this.showLeadsToStaff.execute(id, query, actor) };
  }
}
