import { Body, Controller, HttpCode, HttpStatus, Post, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Access } from '#platform/infrastructure/http/access.js';
import { Done, DONE } from '#platform/infrastructure/http/dto/done.dto.js';
import { Costs, RateLimit } from '#platform/infrastructure/http/limits/rate-limit.js';
import { RedeemPasswordReset } from '../../application/passwords/redeem-password-reset.js';
import { RequestPasswordReset } from '../../application/passwords/request-password-reset.js';
import type { Role } from '../../domain/role.js';
import { emailDigest } from '#platform/infrastructure/email-digest.js';
import { RedeemPasswordResetRequest, RequestPasswordResetRequest } from './password.dto.js';
import type { RoleCalls } from './role-calls.js';

/** The account that is meant, whether there is one or not; limits are counted before the body is checked. */
const accountOf = ({ body }: Request): string => {
  const { email } = (body ?? {}) as { email?: unknown };
  return emailDigest(typeof email === 'string' ? email : '');
};

/** How whoever has forgotten the password of a role's account chooses another one. */
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
      { name: `${limited}-account`, points: 5, perSeconds: 3_600, isExact: true, key: accountOf },
    )
    @ApiOperation({
      operationId: named('requestPasswordReset'),
      summary: 'Request a password reset email',
      description:
        'Answers the same whether or not there is an account with this address. The link works once, for an hour; asking again replaces it.',
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
        'Every session of the account ends, a partner’s API accounts are revoked, the open invitations of an administrator are withdrawn, and a mail tells the holder. The problem `/problems/reset-link-over` says that the link does not work any more.',
    })
    @ApiOkResponse({ type: Done })
    async redeem(@Body() { token, password }: RedeemPasswordResetRequest): Promise<Done> {
      await this.redeemPasswordReset.execute(role, token, password);
      return DONE;
    }
  }
  return PasswordResetsController;
};
