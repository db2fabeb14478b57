import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { InvalidInput } from '#kernel/errors.js';
import { validation } from '#platform/infrastructure/http/body/validation.js';
import { requiredRoleOf } from '../session/sessions.js';
import { PASSWORD } from './password.strategy.js';
import { SignInRequest, StaffSignInRequest } from './sign-in.dto.js';

/** Validates the body before passport-local reads it, which would also accept a password from the query. */
@Injectable()
export class PasswordGuard extends AuthGuard(PASSWORD) {
  private readonly pipe = validation();

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    if (Object.keys(request.query).length > 0) {
      throw new InvalidInput([], 'Send the email address and password in a JSON body, not in the URL');
    }
    const metatype = requiredRoleOf(request).twoFactor ? StaffSignInRequest : SignInRequest;
    const body: unknown = await this.pipe.transform(request.body, { type: 'body', metatype });
    request.body = body;
    return Boolean(await super.canActivate(context));
  }

  /** The property that CurrentAccount and CurrentOpening read; the handler begins the session. */
  override getAuthenticateOptions(): { property: string; session: false } {
    return { property: 'account', session: false };
  }
}
