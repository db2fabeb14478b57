import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access } from '#platform/infrastructure/http/access.js';
import type { AdminView } from '../../application/admin-view.js';
import { SecondStep, adminRole, type OpenedAccount } from '#modules/auth/public.js';
import {
  AllowWithoutTwoFactor,
  CurrentAccount,
  CurrentOpening,
  Sessions,
  SignInCall,
  StaffSignInRequest,
} from '#modules/auth/wiring.js';
import { AdminAccount, AdminSignedIn } from './admin-session.dto.js';

@ApiTags('auth')
@Controller(adminRole.area)
export class AdminSessionController {
  constructor(
    private readonly sessions: Sessions,
    private readonly secondStep: SecondStep,
  ) {}

  @SignInCall({
    summary: 'Sign in as an admin',
    description:
      'With two-step sign-in, the password alone returns 401 `/problems/code-needed`. Repeat the request with a code from the authenticator app or a recovery code. Wrong codes count as failed sign-in attempts.',
    request: StaffSignInRequest,
    answer: AdminSignedIn,
  })
  async signInAsAdmin(
    @CurrentOpening() admin: OpenedAccount<AdminView>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminSignedIn> {
    await this.sessions.begin(request, response, admin);
    return { admin: await this.shown(admin.view) };
  }

  @Get('me')
  @Access('admin')
  @AllowWithoutTwoFactor()
  @ApiOperation({
    summary: 'Get the signed-in staff member',
    description:
      '`twoFactorOwed` is present if two-step sign-in must be set up before any other request is allowed.',
  })
  @ApiOkResponse({ type: AdminAccount })
  currentAdmin(@CurrentAccount() admin: AdminView): Promise<AdminAccount> {
    return this.shown(admin);
  }

  private async shown(admin: AdminView): Promise<AdminAccount> {
    return (await this.secondStep.isRequired(adminRole, admin.id))
      ? { ...admin, twoFactorOwed: true }
      : admin;
  }
}
