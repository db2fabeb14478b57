import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { InvalidInput } from '#shared/domain/errors.js';
import { validation } from '#shared/infrastructure/http/validation.js';
import type { AdminRequest } from './access.js';
import { ADMIN_PASSWORD } from './admin-password.strategy.js';
import { SignInRequest } from './sign-in.dto.js';

/** Checks the body before passport-local reads it, which would also take a password from the address. */
@Injectable()
export class AdminPasswordGuard extends AuthGuard(ADMIN_PASSWORD) {
  private readonly pipe = validation();

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<AdminRequest>();
    if (Object.keys(request.query).length > 0) {
      throw new InvalidInput([], 'Send the e-mail address and password in a JSON body, not in the address');
    }
    const body: unknown = await this.pipe.transform(request.body, { type: 'body', metatype: SignInRequest });
    request.body = body;
    return Boolean(await super.canActivate(context));
  }

  override getAuthenticateOptions(): { property: string; session: false } {
    return { property: 'admin', session: false };
  }
}
