import { Injectable } from '@nestjs/common';
import { AccountsByRole, CheckHolder } from '#modules/auth/public.js';
import type { HolderChecks, Reauthentication } from '../../application/holder-checks.js';
import type { OpenedAccount } from '../../application/two-factor-accounts.js';
import type { Role } from '../../domain/role.js';

/** By the account's password, and by its second step where it has one. */
@Injectable()
export class PasswordHolderChecks implements HolderChecks {
  constructor(
    private readonly accounts: AccountsByRole,
    private readonly checkHolder: CheckHolder,
  ) {}

  check({ name }: Role, email: string, proof: Reauthentication, address: string): Promise<OpenedAccount> {
    return this.checkHolder.execute(this.accounts.named(name).role, email, proof, address);
  }
}
