import { Body, Controller, Get, HttpCode, HttpStatus, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ApiProblems } from '#shared/infrastructure/http/api-problems.js';
import { Public } from '#shared/infrastructure/http/public.js';
import type { AdminView } from '../../application/admin-view.js';
import { adminSessions } from '../session/session-role.js';
import { endSession, startSession } from '../session/session-of.js';
import { AdminOnly, CurrentAdmin } from './access.js';
import { AdminPasswordGuard } from './admin-password.guard.js';
import { KnownDevice } from './known-device.js';
import { AdminAccount, AdminSignedIn, SignedOut, SignInRequest } from './sign-in.dto.js';

@ApiTags('auth')
@Controller('admin')
export class AdminSessionController {
  constructor(private readonly devices: KnownDevice) {}

  @Post('login')
  @HttpCode(HttpStatus.OK)
  @Public()
  @UseGuards(AdminPasswordGuard)
  @ApiOperation({ operationId: 'signInAsAdmin', summary: 'Sign in as an admin' })
  @ApiOkResponse({ type: AdminSignedIn })
  @ApiProblems(400, 401, 403, 413, 415, 429, 503)
  async signIn(
    @Body() { email }: SignInRequest,
    @CurrentAdmin() admin: AdminView,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminSignedIn> {
    await startSession(request, admin.id);
    this.devices.remember(response, email);
    return { admin };
  }

  @Get('me')
  @AdminOnly()
  @ApiOperation({ operationId: 'currentAdmin', summary: 'The admin who is signed in' })
  @ApiOkResponse({ type: AdminAccount })
  me(@CurrentAdmin() admin: AdminView): AdminView {
    return admin;
  }

  @Post('logout')
  @HttpCode(HttpStatus.OK)
  @Public()
  @ApiOperation({
    operationId: 'signOutAdmin',
    summary: 'Sign out; the session, if there is one, ends at once',
  })
  @ApiOkResponse({ type: SignedOut })
  @ApiProblems(403, 503)
  async signOut(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<SignedOut> {
    await endSession(request);
    response.clearCookie(adminSessions.cookie, { path: adminSessions.path });
    response.setHeader('Clear-Site-Data', '"storage"');
    return { success: true };
  }
}
