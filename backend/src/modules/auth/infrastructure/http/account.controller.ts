import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  HttpStatus,
  Post,
  Req,
  Res,
  type Type,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access } from '#platform/infrastructure/http/access.js';
import { addressKey } from '#platform/infrastructure/http/limits/address-key.js';
import { Done, DONE } from '#platform/infrastructure/http/dto/done.dto.js';
import { Costs } from '#platform/infrastructure/http/limits/rate-limit.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { AccountSessions } from '../../application/sign-in/account-sessions.js';
import { ChangePassword } from '../../application/passwords/change-password.js';
import { EndSessions } from '../../application/sign-in/end-sessions.js';
import type { AccountView } from '../../application/role-accounts.js';
import { SessionNotFound } from '../../domain/errors.js';
import type { Role } from '../../domain/role.js';
import { Sessions } from '../session/sessions.js';
import { CurrentAccount } from './current-account.js';
import { ChangePasswordRequest } from './password.dto.js';
import type { RoleCalls } from './role-calls.js';
import { SessionResponse } from './session.dto.js';

/** The signed-in account of a role, below `folder`: password and sessions. */
export const accountController = (role: Role, folder: string, { tag, named }: RoleCalls): Type => {
  @ApiTags(tag)
  @Access(role.name)
  @Controller(folder)
  class AccountController {
    constructor(
      private readonly changePassword: ChangePassword,
      private readonly accountSessions: AccountSessions,
      private readonly endSessions: EndSessions,
      private readonly sessions: Sessions,
    ) {}

    @Post('password')
    @Costs('hash')
    @HttpCode(HttpStatus.OK)
    @ApiOperation({
      operationId: named('changePassword'),
      summary: 'Change the password',
      description:
        'Ends all other sessions and replaces the cookie of the current one. Incorrect current passwords count as failed sign-in attempts.',
    })
    @ApiOkResponse({ type: Done })
    async replacePassword(
      @CurrentAccount() account: AccountView,
      @Body() change: ChangePasswordRequest,
      @Req() request: Request,
      @Res({ passthrough: true }) response: Response,
    ): Promise<Done> {
      const { ip } = request;
      const opened = await this.changePassword.execute(role, account.email, change, addressKey(ip));
      await this.sessions.begin(request, response, opened);
      return DONE;
    }

    @Get('sessions')
    @ApiOperation({
      operationId: named('listSessions'),
      summary: 'List sessions, most recently used first',
      description:
        'Lists each session with its device and times; `current` marks the session of this request.',
    })
    @ApiOkResponse({ type: [SessionResponse] })
    listSessions(
      @CurrentAccount() { id }: AccountView,
      @Req() { sessionID }: Request,
    ): Promise<readonly SessionResponse[]> {
      return this.accountSessions.list(role, id, sessionID);
    }

    @Delete('sessions/others')
    @ApiOperation({
      operationId: named('endOtherSessions'),
      summary: 'End all other sessions',
      description: 'The other sessions are rejected from their next request. API accounts are not affected.',
    })
    @ApiOkResponse({ type: Done })
    async endOtherSessions(
      @CurrentAccount() { id }: AccountView,
      @Req() { sessionID }: Request,
    ): Promise<Done> {
      await this.endSessions.execute(role, id, { allBut: sessionID });
      return DONE;
    }

    @Delete('sessions/:id')
    @ApiOperation({
      operationId: named('endSession'),
      summary: 'End a session',
      description:
        'The session is rejected from its next request. Returns 404 if the session has ended or belongs to another account.',
    })
    @ApiOkResponse({ type: Done })
    async endSession(
      @CurrentAccount() account: AccountView,
      @RecordId(SessionNotFound) id: string,
    ): Promise<Done> {
      await this.endSessions.execute(role, account.id, { id });
      return DONE;
    }

    @Delete('sessions')
    @ApiOperation({
      operationId: named('endAllSessions'),
      summary: 'End all sessions',
      description:
        'All sessions are rejected from their next request, and the current session’s cookie is cleared. API accounts are not affected.',
    })
    @ApiOkResponse({ type: Done })
    async endAllSessions(
      @CurrentAccount() { id }: AccountView,
      @Req() request: Request,
      @Res({ passthrough: true }) response: Response,
    ): Promise<Done> {
      await this.endSessions.execute(role, id, 'all');
      await this.sessions.end(request, response);
      return DONE;
    }
  }
  return AccountController;
};
