import { Body, Controller, Delete, Get, Post, Query, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { addressKey } from '#platform/infrastructure/http/limits/address-key.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { CurrentIntroducer, CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { Done, DONE } from '#platform/infrastructure/http/dto/done.dto.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { ApiList, type ListAnswer } from '#platform/infrastructure/http/dto/list-response.js';
import { Costs, RateLimit } from '#platform/infrastructure/http/limits/rate-limit.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { ApiAccountViews } from '../../application/api-account-views.js';
import { CheckHolder, introducerRole, type OpenedAccount } from '#modules/auth/public.js';
import { CurrentOpening } from '#modules/auth/wiring.js';
import { CreateApiAccount } from '../../application/create-api-account.js';
import { RevokeApiAccount } from '../../application/revoke-api-account.js';
import { MAX_LIVE_ACCOUNTS } from '../../domain/api-account.js';
import { ApiAccountNotFound } from '../../domain/errors.js';
import {
  ApiAccountResponse,
  CreateApiAccountRequest,
  CreatedApiAccountResponse,
  ListApiAccountsQuery,
} from './api-accounts.dto.js';

/** Only for the signed-in partner: a system with API account access could otherwise create its own. */
@ApiTags('API accounts')
@Access('introducer')
@Controller(`${introducerRole.area}/me/api-accounts`)
export class ApiAccountsController {
  constructor(
    private readonly apiAccountViews: ApiAccountViews,
    private readonly checkHolder: CheckHolder,
    private readonly createApiAccountUseCase: CreateApiAccount,
    private readonly revokeApiAccountUseCase: RevokeApiAccount,
  ) {}

  @Get()
  @ApiList('List your API accounts, including revoked ones, newest first', ApiAccountResponse)
  async listApiAccounts(
    @CurrentIntroducer() introducerId: string,
    @Query() query: ListApiAccountsQuery,
  ): Promise<ListAnswer<ApiAccountResponse>> {
    return { request: query, page: await this.apiAccountViews.page(introducerId, query) };
  }

  @Post()
  @Costs('hash')
  @RateLimit({ name: 'api-accounts', points: 30, perSeconds: 3_600 })
  @ApiOperation({
    summary: 'Create an API account',
    description: `Requires the partner’s password; incorrect passwords count as failed sign-in attempts. The account holder is notified by email. Returns 403 until the email address is confirmed. The secret is returned only once, and not when the request is repeated with its \`Idempotency-Key\`. A partner can have up to ${MAX_LIVE_ACCOUNTS} active accounts.`,
  })
  @ApiCreatedResponse({ type: CreatedApiAccountResponse })
  @ApiProblems(409)
  async createApiAccount(
    @CurrentOpening() partner: OpenedAccount,
    @CurrentPrincipal() actor: Principal,
    @Body() { name, currentPassword }: CreateApiAccountRequest,
    @IdempotencyKey() key: string | null,
    @Req() { ip }: Request,
  ): Promise<CreatedApiAccountResponse> {
    await this.checkHolder.execute(introducerRole, partner.view.email, { currentPassword }, addressKey(ip));
    return this.createApiAccountUseCase.execute(partner, { name: name.trim() }, key, actor);
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Revoke an API account',
    description:
      'Requests with its credentials are rejected immediately. Data it has sent is kept. Revoking cannot be undone; create a new account instead.',
  })
  @ApiOkResponse({ type: Done })
  async revokeApiAccount(
    @CurrentIntroducer() introducerId: string,
    @CurrentPrincipal() actor: Principal,
    @RecordId(ApiAccountNotFound) id: string,
  ): Promise<Done> {
    await this.revokeApiAccountUseCase.execute(introducerId, id, actor);
    return DONE;
  }
}
