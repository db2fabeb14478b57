import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AccountHolder } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentIntroducer, CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { ApiList, type ListAnswer } from '#platform/infrastructure/http/dto/list-response.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { AgreeCommissionTerms } from '../../application/terms/agree-commission-terms.js';
import { CommissionTermsViews } from '../../application/terms/commission-terms-views.js';
import { ShowTermsInForce } from '../../application/terms/show-terms-in-force.js';
import {
  AgreeTermsRequest,
  FIRM,
  ListTermsQuery,
  TermsInForceResponse,
  TermsResponse,
} from './commission-terms.dto.js';

const PATH = 'admin/commission-terms';

@ApiTags('commissions')
@Controller()
export class CommissionTermsController {
  constructor(
    private readonly commissionTermsViews: CommissionTermsViews,
    private readonly agreeCommissionTermsUseCase: AgreeCommissionTerms,
    private readonly showTermsInForce: ShowTermsInForce,
  ) {}

  @Get(PATH)
  @Access('admin')
  @ApiList('List commission terms, newest first', TermsResponse)
  async listCommissionTerms(@Query() query: ListTermsQuery): Promise<ListAnswer<TermsResponse>> {
    const { introducerId, ...request } = query;
    const whose = introducerId === FIRM ? null : introducerId;
    return {
      request: query,
      page: await this.commissionTermsViews.page({ ...request, introducerId: whose }),
    };
  }

  @Post(PATH)
  @Access('administrator')
  @ApiOperation({
    summary: 'Create commission terms',
    description:
      'Apply to cases submitted on or after their start date, once the terms exist; earlier cases keep their terms. Terms cannot be changed: newer ones for the same partner and product replace them.',
  })
  @ApiCreatedResponse({ type: TermsResponse })
  @ApiProblems(409)
  agreeCommissionTerms(
    @Body() body: AgreeTermsRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() actor: AccountHolder,
  ): Promise<TermsResponse> {
    const terms = {
      introducerId: body.introducerId ?? null,
      product: body.product ?? null,
      basis: body.basis,
      percent: body.percent ?? null,
      fixedPence: body.fixedPence ?? null,
      minimumPence: body.minimumPence ?? null,
      capPence: body.capPence ?? null,
      vat: body.vat,
      payWhen: body.payWhen ?? null,
      payAfterDays: body.payAfterDays ?? null,
      validFrom: body.validFrom,
    };
    return this.agreeCommissionTermsUseCase.execute(terms, key, actor);
  }

  @Get('introducers/me/commission-terms')
  @Access('introducer', 'api-account')
  @ApiOperation({
    summary: 'Get your commission terms',
    description:
      'Terms for a case submitted now, each with a description and an example. Terms for the most products come first. Products without terms are omitted. Earlier cases keep the terms in force when they were submitted.',
  })
  @ApiOkResponse({ type: [TermsInForceResponse] })
  readCommissionTerms(@CurrentIntroducer() introducerId: string): Promise<readonly TermsInForceResponse[]> {
    return this.showTermsInForce.execute(introducerId);
  }
}
