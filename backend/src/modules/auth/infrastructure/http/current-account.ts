import { createParamDecorator, UnauthorizedException } from '@nestjs/common';
import type { Request } from 'express';
import type { AccountView } from '../../application/role-accounts.js';

/** A request on which a guard has left the account of whoever is signing in or signed in. */
export interface AccountRequest extends Request {
  account?: AccountView;
}

/** That account, as its holder may see it: only for handlers behind one of these guards. */
export const CurrentAccount = createParamDecorator((_data: unknown, context): AccountView => {
  const { account } = context.switchToHttp().getRequest<AccountRequest>();
  if (!account) throw new UnauthorizedException();
  return account;
});
