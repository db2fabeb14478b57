import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApplicationNotFound } from '#modules/applications/public.js';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { ApiList, type ListAnswer } from '#platform/infrastructure/http/dto/list-response.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { AskConsents } from '../../application/consents/ask-consents.js';
import { Cases } from '../../application/cases.js';
import { ConsentViews } from '../../application/consents/consent-views.js';
import { RecordConsents } from '../../application/consents/record-consents.js';
import { AskConsentsRequest, ConsentResponse, ListConsentsQuery } from './consents.dto.js';

const CaseId = () => RecordId(ApplicationNotFound);

@ApiTags('consents')
@Access('admin')
@Controller('admin/applications/:id/consents')
export class ConsentsController {
  constructor(
    private readonly consentViews: ConsentViews,
    private readonly cases: Cases,
    private readonly askConsentsUseCase: AskConsents,
    private readonly recordConsents: RecordConsents,
  ) {}

  @Get()
  @ApiList('List lender consents, oldest first', ConsentResponse)
  async list(
    @CaseId() applicationId: string,
    @Query() query: ListConsentsQuery,
  ): Promise<ListAnswer<ConsentResponse>> {
    await this.cases.check(applicationId);
    const { sort = 'oldest', ...part } = query;
    return { request: query, page: await this.consentViews.page({ ...part, sort, applicationId }) };
  }

  @Post()
  @ApiOperation({
    summary: 'Request or record lender consents',
    description:
      'Without `state`, requests consent: the client receives one email with a link to the status page, and is not asked again about lenders already consented to. With `state`, records the answer that the client gave to staff. Returns the consents for these lenders.',
  })
  @ApiCreatedResponse({ type: [ConsentResponse] })
  @ApiProblems(409)
  askConsents(
    @CaseId() applicationId: string,
    @Body() { lenders, state, via }: AskConsentsRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() actor: Principal,
  ): Promise<readonly ConsentResponse[]> {
    if (!state || !via) return this.askConsentsUseCase.execute(applicationId, lenders, key, actor);
    const answer = { isYes: state === 'given', via };
    return this.recordConsents.execute(applicationId, lenders, answer, key, actor);
  }
}
