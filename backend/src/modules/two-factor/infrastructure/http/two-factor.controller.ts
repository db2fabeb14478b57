import { Body, Controller, Get, HttpCode, HttpStatus, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access } from '#platform/infrastructure/http/access.js';
import { addressKey } from '#platform/infrastructure/http/limits/address-key.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { Done, DONE } from '#platform/infrastructure/http/dto/done.dto.js';
import { Costs } from '#platform/infrastructure/http/limits/rate-limit.js';
import { adminRole, type AccountView, type OpenedAccount } from '#modules/auth/public.js';
import { AllowWithoutTwoFactor, CurrentAccount, CurrentOpening, Sessions } from '#modules/auth/wiring.js';
import { BeginTwoFactor, type ProposedTwoFactor } from '../../application/begin-two-factor.js';
import { RenewRecoveryCodes } from '../../application/renew-recovery-codes.js';
import { TurnOffTwoFactor } from '../../application/turn-off-two-factor.js';
import { TurnOnTwoFactor } from '../../application/turn-on-two-factor.js';
import { TwoFactorPolicy } from '../../application/two-factor-policy.js';
import {
  ConfirmTwoFactorRequest,
  ReauthenticationRequest,
  ProposedTwoFactorResponse,
  RecoveryCodesResponse,
  TwoFactorResponse,
} from './two-factor.dto.js';

/** Two-step sign-in of a signed-in admin. */
@ApiTags('auth')
@Access('admin')
@AllowWithoutTwoFactor()
@Controller(`${adminRole.area}/two-factor`)
export class TwoFactorController {
  constructor(
    private readonly twoFactorPolicy: TwoFactorPolicy,
    private readonly beginTwoFactorUseCase: BeginTwoFactor,
    private readonly turnOnTwoFactorUseCase: TurnOnTwoFactor,
    private readonly turnOffTwoFactorUseCase: TurnOffTwoFactor,
    private readonly renewRecoveryCodesUseCase: RenewRecoveryCodes,
    private readonly sessions: Sessions,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'Get two-step sign-in status',
    description:
      'Returns when it was turned on and how many recovery codes are unused, never the codes or the app’s secret.',
  })
  @ApiOkResponse({ type: TwoFactorResponse })
  twoFactor(@CurrentAccount() { id }: AccountView): Promise<TwoFactorResponse> {
    return this.twoFactorPolicy.view(adminRole, id);
  }

  @Post('set-up')
  @Costs('hash')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Start setting up two-step sign-in, or moving it to another app',
    description:
      'Returns a secret for the authenticator app. Nothing changes until a code from the app confirms it.',
  })
  @ApiOkResponse({ type: ProposedTwoFactorResponse })
  beginTwoFactor(
    @CurrentAccount() { email }: AccountView,
    @Body() proof: ReauthenticationRequest,
    @Req() { ip }: Request,
  ): Promise<ProposedTwoFactor> {
    return this.beginTwoFactorUseCase.execute(adminRole, email, proof, addressKey(ip));
  }

  @Post('confirm')
  @Costs('hash')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Turn on two-step sign-in',
    description:
      'Requires a code from the app. Ends all other sessions and replaces the cookie of the current one.',
  })
  @ApiOkResponse({ type: RecoveryCodesResponse })
  @ApiProblems(409)
  async turnOnTwoFactor(
    @CurrentOpening() admin: OpenedAccount,
    @Body() { code }: ConfirmTwoFactorRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RecoveryCodesResponse> {
    const { opened, recoveryCodes } = await this.turnOnTwoFactorUseCase.execute(adminRole, admin, code);
    await this.sessions.begin(request, response, opened);
    return { recoveryCodes };
  }

  @Post('turn-off')
  @Costs('hash')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Turn off two-step sign-in',
    description: 'Ends all other sessions and replaces the cookie of the current one.',
  })
  @ApiOkResponse({ type: Done })
  @ApiProblems(409)
  async turnOffTwoFactor(
    @CurrentAccount() { email }: AccountView,
    @Body() proof: ReauthenticationRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Done> {
    const opened = await this.turnOffTwoFactorUseCase.execute(
      adminRole,
      email,
      proof,
      addressKey(request.ip),
    );
    await this.sessions.begin(request, response, opened);
    return DONE;
  }

  @Post('recovery-codes')
  @Costs('hash')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Regenerate recovery codes',
    description:
      'Returns ten single-use codes, only in this response. Requires the password and, if two-step sign-in is on, a code. Incorrect ones count as failed sign-in attempts.',
  })
  @ApiOkResponse({ type: RecoveryCodesResponse })
  @ApiProblems(409)
  async renewRecoveryCodes(
    @CurrentAccount() { email }: AccountView,
    @Body() proof: ReauthenticationRequest,
    @Req() { ip }: Request,
  ): Promise<RecoveryCodesResponse> {
    return {
      recoveryCodes: await this.renewRecoveryCodesUseCase.execute(adminRole, email, proof, addressKey(ip)),
    };
  }
}
