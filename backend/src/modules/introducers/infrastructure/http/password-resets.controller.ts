import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import {
  emailDigest,
  introducerRole,
  RedeemPasswordReset,
  RedeemPasswordResetRequest,
  RequestPasswordReset,
  RequestPasswordResetRequest,
} from '#modules/auth/public.js';
import { Access } from '#shared/infrastructure/http/access.js';
import { ApiProblems } from '#shared/infrastructure/http/api-problems.js';
import { Done, DONE } from '#shared/infrastructure/http/done.js';
import { RateLimit } from '#shared/infrastructure/http/rate-limit.js';

/** The account that is meant, whether there is one or not; limits are counted before the body is checked. */
const accountMeant = ({ body }: Request): string => {
  const { email } = (body ?? {}) as { email?: unknown };
  return emailDigest(typeof email === 'string' ? email : '');
};

@ApiTags('introducers')
@Access('visitor')
@Controller(`${introducerRole.area}/password-resets`)
export class PasswordResetsController {
  constructor(
    private readonly requestPasswordReset: RequestPasswordReset,
    private readonly redeemPasswordReset: RedeemPasswordReset,
  ) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @RateLimit(
    { name: 'introducer-password-reset-address', points: 20, perSeconds: 3_600 },
    { name: 'introducer-password-reset-account', points: 5, perSeconds: 3_600, key: accountMeant },
  )
  @ApiOperation({
    operationId: 'requestPasswordReset',
    summary: 'Ask for a link by mail with which a partner chooses a new password',
    description:
      'Answers the same whether or not there is an account with this address. The link works once, for an hour; asking again replaces it.',
  })
  @ApiOkResponse({ type: Done })
  @ApiProblems(400, 413, 415, 503)
  async request(@Body() { email }: RequestPasswordResetRequest): Promise<Done> {
    await this.requestPasswordReset.execute(introducerRole, email);
    return DONE;
  }

  @Post('redeem')
  @HttpCode(HttpStatus.OK)
  @RateLimit({ name: 'introducer-password-reset-redeem', points: 30, perSeconds: 3_600 })
  @ApiOperation({
    operationId: 'redeemPasswordReset',
    summary: 'Choose a new password with the link from the mail',
    description:
      'Every session of the account ends, and a mail tells its holder. The problem `/problems/reset-link-over` says that the link does not work any more.',
  })
  @ApiOkResponse({ type: Done })
  @ApiProblems(400, 413, 415, 503)
  async redeem(@Body() { token, password }: RedeemPasswordResetRequest): Promise<Done> {
    await this.redeemPasswordReset.execute(introducerRole, token, password);
    return DONE;
  }
}
