import { Body, Controller, Get, HttpCode, HttpStatus, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { Done, DONE } from '#platform/infrastructure/http/dto/done.dto.js';
import { ApiList, type ListAnswer } from '#platform/infrastructure/http/dto/list-response.js';
import { RateLimit } from '#platform/infrastructure/http/limits/rate-limit.js';
import { RecordId, recordIdOf } from '#platform/infrastructure/http/dto/record-id.js';
import { AgreeSelfBilling } from '../../application/agree-self-billing.js';
import { IntroducerViews } from '../../application/introducer-views.js';
import { SendPasswordReset } from '../../application/send-password-reset.js';
import { SuspendIntroducer } from '../../application/suspend-introducer.js';
import { IntroducerNotFound } from '../../domain/errors.js';
import { ShowIntroducer } from '../show-introducer.js';
import {
  IntroducerInFullResponse,
  ListedIntroducerResponse,
  ListIntroducersQuery,
  plainVatNumber,
  SelfBillingRequest,
  SuspensionRequest,
} from './admin-introducers.dto.js';

const IntroducerId = (): ParameterDecorator => RecordId(IntroducerNotFound);

@ApiTags('introducers')
@Controller('admin/introducers')
export class AdminIntroducersController {
  constructor(
    private readonly introducerViews: IntroducerViews,
    private readonly showIntroducer: ShowIntroducer,
    private readonly agreeSelfBillingUseCase: AgreeSelfBilling,
    private readonly suspendIntroducer: SuspendIntroducer,
    private readonly sendPasswordResetUseCase: SendPasswordReset,
  ) {}

  @Get()
  @Access('admin')
  @ApiList('List partners, newest first', ListedIntroducerResponse)
  async listIntroducers(@Query() query: ListIntroducersQuery): Promise<ListAnswer<ListedIntroducerResponse>> {
    return { request: query, page: await this.introducerViews.page(query) };
  }

  @Get(':id')
  @Access('admin')
  @ApiOperation({
    summary: 'Get a partner with its API accounts',
    description:
      'API accounts are listed with their names and times. Secrets are not stored in readable form.',
  })
  @ApiOkResponse({ type: IntroducerInFullResponse })
  getIntroducer(@IntroducerId() id: string): Promise<IntroducerInFullResponse> {
    return this.showIntroducer.execute(id);
  }

  @Patch(':id')
  @Access('administrator')
  @ApiOperation({
    summary: 'Record a self-billing agreement',
    description:
      'With an agreement date and a VAT number, the partner’s statements are self-billed invoices.',
  })
  @ApiOkResponse({ type: IntroducerInFullResponse })
  async agreeSelfBilling(
    @IntroducerId() id: string,
    @Body() { selfBillingAgreedOn, vatNumber }: SelfBillingRequest,
    @CurrentPrincipal() actor: Principal,
  ): Promise<IntroducerInFullResponse> {
    const to = { selfBillingAgreedOn, vatNumber: vatNumber ? plainVatNumber(vatNumber) : vatNumber };
    await this.agreeSelfBillingUseCase.execute(id, to, actor);
    return this.showIntroducer.execute(id);
  }

  @Post(':id/suspend')
  @Access('admin')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Suspend a partner',
    description:
      'Takes effect immediately: ends its sessions, rejects its API accounts and referral link, and stops emails about its cases. No data is deleted.',
  })
  @ApiOkResponse({ type: IntroducerInFullResponse })
  async suspend(
    @IntroducerId() id: string,
    @Body() { reason }: SuspensionRequest,
    @CurrentPrincipal() actor: Principal,
  ): Promise<IntroducerInFullResponse> {
    await this.suspendIntroducer.execute(id, 'suspended', reason, actor);
    return this.showIntroducer.execute(id);
  }

  @Post(':id/restore')
  @Access('admin')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Restore a partner',
    description: 'Its API accounts and referral link work again. The partner must sign in again.',
  })
  @ApiOkResponse({ type: IntroducerInFullResponse })
  async restore(
    @IntroducerId() id: string,
    @Body() { reason }: SuspensionRequest,
    @CurrentPrincipal() actor: Principal,
  ): Promise<IntroducerInFullResponse> {
    await this.suspendIntroducer.execute(id, 'restored', reason, actor);
    return this.showIntroducer.execute(id);
  }

  @Post(':id/password-reset')
  @Access('admin')
  @HttpCode(HttpStatus.OK)
  @RateLimit({ name: 'admin-password-reset', points: 5, perSeconds: 3_600, isExact: true, key: recordIdOf })
  @ApiOperation({
    summary: 'Send a partner a password reset email',
    description:
      'The same email as for a forgotten password: the link can be used once within an hour and replaces any earlier one. Returns 409 while the partner is suspended.',
  })
  @ApiOkResponse({ type: Done })
  @ApiProblems(409)
  async sendPasswordReset(@IntroducerId() id: string, @CurrentPrincipal() actor: Principal): Promise<Done> {
    await this.sendPasswordResetUseCase.execute(id, actor);
    return DONE;
  }
}
