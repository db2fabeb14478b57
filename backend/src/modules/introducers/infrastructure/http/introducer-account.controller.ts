import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import {
  AccountSessions,
  ChangePassword,
  ChangePasswordRequest,
  CurrentAccount,
  EndSessions,
  introducerRole,
  SessionNotFound,
  SessionResponse,
  Sessions,
} from '#modules/auth/public.js';
import { Access } from '#shared/infrastructure/http/access.js';
import { addressKey } from '#shared/infrastructure/http/address-key.js';
import { ApiProblems } from '#shared/infrastructure/http/api-problems.js';
import { CurrentIntroducer } from '#shared/infrastructure/http/current-principal.js';
import { Done, DONE } from '#shared/infrastructure/http/done.js';
import { RecordId } from '#shared/infrastructure/http/record-id.js';
import type { IntroducerView } from '../../application/introducer-view.js';
import { UpdateIntroducer } from '../../application/update-introducer.js';
import { IntroducerResponse, UpdateIntroducerRequest } from './introducers.dto.js';

/** What a partner who is signed in does with the account itself. */
@ApiTags('introducers')
@Access('introducer')
@Controller(`${introducerRole.area}/me`)
export class IntroducerAccountController {
  constructor(
    private readonly updateIntroducer: UpdateIntroducer,
    private readonly changePassword: ChangePassword,
    private readonly accountSessions: AccountSessions,
    private readonly endSessions: EndSessions,
    private readonly sessions: Sessions,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'currentIntroducer', summary: 'The partner who is signed in' })
  @ApiOkResponse({ type: IntroducerResponse })
  me(@CurrentAccount() introducer: IntroducerView): IntroducerView {
    return introducer;
  }

  @Patch()
  @ApiOperation({
    operationId: 'updateIntroducer',
    summary: 'Change the details of the account; the e-mail address stays',
  })
  @ApiOkResponse({ type: IntroducerResponse })
  @ApiProblems(400, 413, 415, 503)
  update(@CurrentIntroducer() id: string, @Body() changes: UpdateIntroducerRequest): Promise<IntroducerView> {
    return this.updateIntroducer.execute(id, changes);
  }

  @Post('password')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    operationId: 'changePassword',
    summary: 'Change the password',
    description:
      'Every other session of the account ends; this one goes on under a new cookie. Wrong current passwords are counted like wrong sign-ins.',
  })
  @ApiOkResponse({ type: Done })
  @ApiProblems(400, 413, 415, 429, 503)
  async replacePassword(
    @CurrentAccount() introducer: IntroducerView,
    @Body() change: ChangePasswordRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Done> {
    const { email } = introducer;
    await this.changePassword.execute(introducerRole, email, change, addressKey(request.ip));
    await this.sessions.begin(request, response, introducer, email);
    return DONE;
  }

  @Get('sessions')
  @ApiOperation({
    operationId: 'listSessions',
    summary: 'Where the account is signed in, the last used first',
  })
  @ApiOkResponse({ type: [SessionResponse] })
  listSessions(
    @CurrentIntroducer() id: string,
    @Req() { sessionID }: Request,
  ): Promise<readonly SessionResponse[]> {
    return this.accountSessions.list(introducerRole, id, sessionID);
  }

  @Delete('sessions/:id')
  @ApiOperation({ operationId: 'endSession', summary: 'Sign out in one place' })
  @ApiOkResponse({ type: Done })
  @ApiProblems(404, 503)
  async endSession(
    @CurrentIntroducer() introducerId: string,
    @RecordId(() => new SessionNotFound()) id: string,
  ): Promise<Done> {
    await this.endSessions.execute(introducerRole, introducerId, id);
    return DONE;
  }

  @Delete('sessions')
  @ApiOperation({ operationId: 'endAllSessions', summary: 'Sign out everywhere, here too' })
  @ApiOkResponse({ type: Done })
  @ApiProblems(503)
  async endAllSessions(
    @CurrentIntroducer() id: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Done> {
    await this.endSessions.execute(introducerRole, id);
    await this.sessions.end(request, response);
    return DONE;
  }
}
