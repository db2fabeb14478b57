import { Injectable } from '@nestjs/common';
import { AccountsByRole, CheckHolder } from '#modules/auth/public.js';
import { HolderChecks, type HolderProof } from '../../application/holder-checks.js';
import type { OpenedAccount } from '../../application/secured-accounts.js';
import type { Role } from '../../domain/role.js';

/** By the account's password, and by its second step where it has one. */
@Injectable()
export class PasswordHolderChecks extends HolderChecks {
  constructor(
    private readonly accounts: AccountsByRole,
    private readonly checkHolder: CheckHolder,
  ) {
    super();
  }

  check({ name }: Role, email: string, proof: HolderProof, address: string): Promise<OpenedAccount> {
    return this.checkHolder.execute(this.accounts.named(name).role, email, proof, address);
  }
}
