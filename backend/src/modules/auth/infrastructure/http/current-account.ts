import { createParamDecorator, UnauthorizedException, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { AccountView, OpenedAccount } from '../../application/role-accounts.js';

/** A request on which a guard has stored the account. */
export interface AccountRequest extends Request {
  account?: OpenedAccount;
}

const accountOf = (context: ExecutionContext): OpenedAccount => {
  const { account } = context.switchToHttp().getRequest<AccountRequest>();
  if (!account) throw new UnauthorizedException();
  return account;
};

/** The account as its holder sees it: only for handlers behind one of these guards. */
export const CurrentAccount = createParamDecorator(
  (_data: unknown, context): AccountView => accountOf(context).view,
);

/** The account with its credentials version, for changes that need it. */
export const CurrentOpening = createParamDecorator((_data: unknown, context) => accountOf(context));
