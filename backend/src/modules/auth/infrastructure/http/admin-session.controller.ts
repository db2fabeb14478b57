import { Body, Controller, Get, HttpCode, HttpStatus, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access } from '#shared/infrastructure/http/access.js';
import { ApiProblems } from '#shared/infrastructure/http/api-problems.js';
import { Done, DONE } from '#shared/infrastructure/http/done.js';
import type { AdminView } from '../../application/admin-view.js';
import { adminRole } from '../../domain/role.js';
import { Sessions } from '../session/sessions.js';
import { CurrentAccount } from './current-account.js';
import { PasswordGuard } from './password.guard.js';
import { AdminAccount, AdminSignedIn, SignInRequest } from './sign-in.dto.js';

@ApiTags('auth')
@Controller(adminRole.area)
export class AdminSessionController {
  constructor(private readonly sessions: Sessions) {}

  @Post('login')
  @HttpCode(HttpStatus.OK)
  @Access('visitor')
  @UseGuards(PasswordGuard)
  @ApiOperation({ operationId: 'signInAsAdmin', summary: 'Sign in as an admin' })
  @ApiOkResponse({ type: AdminSignedIn })
  @ApiProblems(400, 401, 403, 413, 415, 429, 503)
  async signIn(
    @Body() { email }: SignInRequest,
    @CurrentAccount() admin: AdminView,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminSignedIn> {
    await this.sessions.begin(request, response, admin, email);
    return { admin };
  }

  @Get('me')
  @Access('admin')
  @ApiOperation({ operationId: 'currentAdmin', summary: 'The admin who is signed in' })
  @ApiOkResponse({ type: AdminAccount })
  me(@CurrentAccount() admin: AdminView): AdminView {
    return admin;
  }

  @Post('logout')
  @HttpCode(HttpStatus.OK)
  @Access('visitor')
  @ApiOperation({
    operationId: 'signOutAdmin',
    summary: 'Sign out; the session, if there is one, ends at once',
  })
  @ApiOkResponse({ type: Done })
  @ApiProblems(403, 503)
  async signOut(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<Done> {
    await this.sessions.end(request, response);
    return DONE;
  }
}
