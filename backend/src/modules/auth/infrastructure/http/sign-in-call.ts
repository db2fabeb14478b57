import { applyDecorators, HttpCode, HttpStatus, Post, UseGuards, type Type } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Access } from '#platform/infrastructure/http/access.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { Costs } from '#platform/infrastructure/http/limits/rate-limit.js';
import { PasswordGuard } from './password.guard.js';

interface SignInCallOptions {
  readonly summary: string;
  readonly description?: string;
  readonly request: Type;
  readonly answer: Type;
}

/** A role's sign-in handler, which begins the session. `CurrentOpening` is the authenticated account. */
export const SignInCall = ({ request, answer, ...operation }: SignInCallOptions): MethodDecorator =>
  applyDecorators(
    Post('login'),
    HttpCode(HttpStatus.OK),
    Access('visitor'),
    Costs('hash'),
    UseGuards(PasswordGuard),
    ApiOperation(operation),
    ApiBody({ type: request }),
    ApiOkResponse({ type: answer }),
    ApiProblems(401),
  );
