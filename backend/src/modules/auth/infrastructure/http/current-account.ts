import { createParamDecorator, UnauthorizedException, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { AccountView, OpenedAccount } from '../../application/role-accounts.js';

/** A request on which a guard has left the account of whoever is signing in or signed in. */
export interface AccountRequest extends Request {
  account?: OpenedAccount;
}

const accountOf = (context: ExecutionContext): OpenedAccount => {
  const { account } = context.switchToHttp().getRequest<AccountRequest>();
  if (!account) throw new UnauthorizedException();
  return account;
};

/** That account, as its holder may see it: only for handlers behind one of these guards. */
export const CurrentAccount = createParamDecorator(
  (_data: unknown, context): AccountView => accountOf(context).view,
);

/** The same with the number of the credentials that opened it, for what is written with those alone. */
export const CurrentOpening = createParamDecorator((_data: unknown, context) => accountOf(context));
