import { Injectable } from '@nestjs/common';
import { AccountEvents, AccountsByRole } from '#modules/auth/public.js';
import type { TwoFactorAccounts, OpenedAccount } from '../../application/two-factor-accounts.js';
import type { Role } from '../../domain/role.js';

type Apply = Parameters<TwoFactorAccounts['apply']>;

/** The accounts of each role that people sign in to. */
@Injectable()
export class RoleTwoFactorAccounts implements TwoFactorAccounts {
  constructor(
    private readonly accounts: AccountsByRole,
    private readonly events: AccountEvents,
  ) {}

  findByEmail({ name }: Role, email: string): Promise<OpenedAccount | null> {
    return this.accounts.named(name).findByEmail(email);
  }

  apply(event: Apply[0], { name }: Role, account: Apply[2], details?: Apply[3]): Promise<number> {
    return this.events.apply(event, this.accounts.named(name).role, account, details);
  }
}
