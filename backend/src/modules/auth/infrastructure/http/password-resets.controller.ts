import { Body, Controller, HttpCode, HttpStatus, Post, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#platform/infrastructure/http/access.js';
import { Done, DONE } from '#platform/infrastructure/http/dto/done.dto.js';
import { Costs, RateLimit } from '#platform/infrastructure/http/limits/rate-limit.js';
import { RedeemPasswordReset } from '../../application/passwords/redeem-password-reset.js';
import { RequestPasswordReset } from '../../application/passwords/request-password-reset.js';
import type { Role } from '../../domain/role.js';
import { emailOfBody } from '#platform/infrastructure/http/limits/email-of-body.js';
import { RedeemPasswordResetRequest, RequestPasswordResetRequest } from './password.dto.js';
import type { RoleCalls } from './role-calls.js';

/** Password resets for the accounts of a role. */
export const passwordResetsController = (role: Role, { tag, named }: RoleCalls): Type => {
  const limited = `${role.name}-password-reset`;

  @ApiTags(tag)
  @Access('visitor')
  @Controller(`${role.area}/password-resets`)
  class PasswordResetsController {
    constructor(
      private readonly requestPasswordReset: RequestPasswordReset,
      private readonly redeemPasswordReset: RedeemPasswordReset,
    ) {}

    @Post()
    @HttpCode(HttpStatus.OK)
    @RateLimit(
      { name: `${limited}-address`, points: 20, perSeconds: 3_600, isExact: true },
      { name: `${limited}-account`, points: 5, perSeconds: 3_600, isExact: true, key: emailOfBody },
    )
    @ApiOperation({
      operationId: named('requestPasswordReset'),
      summary: 'Request a password reset email',
      description:
        'Returns the same response whether or not an account exists. The link can be used once within an hour. A new request replaces it.',
    })
    @ApiOkResponse({ type: Done })
    async request(@Body() { email }: RequestPasswordResetRequest): Promise<Done> {
      await this.requestPasswordReset.execute(role, email);
      return DONE;
    }

    @Post('redeem')
    @HttpCode(HttpStatus.OK)
    @Costs('hash')
    @RateLimit({ name: `${limited}-redeem`, points: 30, perSeconds: 3_600, isExact: true })
    @ApiOperation({
      operationId: named('redeemPasswordReset'),
      summary: 'Reset a password',
      description:
        'Ends all sessions of the account, revokes a partner’s API accounts, withdraws an administrator’s open invitations and notifies the account holder by email. Returns `/problems/reset-link-over` if the link is used, expired or replaced.',
    })
    @ApiOkResponse({ type: Done })
    async redeem(@Body() { token, password }: RedeemPasswordResetRequest): Promise<Done> {
      await this.redeemPasswordReset.execute(role, token, password);
      return DONE;
    }
  }
  return PasswordResetsController;
};
