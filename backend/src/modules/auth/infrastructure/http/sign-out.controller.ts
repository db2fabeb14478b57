import { Controller, HttpCode, HttpStatus, Post, Req, Res, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access } from '#platform/infrastructure/http/access.js';
import { Done, DONE } from '#platform/infrastructure/http/dto/done.dto.js';
import type { Role } from '../../domain/role.js';
import { Sessions } from '../session/sessions.js';
import type { RoleCalls } from './role-calls.js';

/** Sign-out for a role; does nothing without a session. */
export const signOutController = (role: Role, { tag }: RoleCalls): Type => {
  @ApiTags(tag)
  @Access('visitor')
  @Controller(role.area)
  class SignOutController {
    constructor(private readonly sessions: Sessions) {}

    @Post('logout')
    @HttpCode(HttpStatus.OK)
    @ApiOperation({
      operationId: `signOut${role.name.charAt(0).toUpperCase()}${role.name.slice(1)}`,
      summary: 'Sign out',
      description:
        'Ends the session immediately: copies of its cookie stop working too. Returns the same response if there is no session.',
    })
    @ApiOkResponse({ type: Done })
    async signOut(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<Done> {
      await this.sessions.end(request, response);
      return DONE;
    }
  }
  return SignOutController;
};
