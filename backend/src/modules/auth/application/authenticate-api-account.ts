import type { Clock } from '#shared/application/clock.js';
import type { ApiAccount } from '../domain/api-account.js';
import { introducerRole } from '../domain/role.js';
import type { ApiAccountRepository } from './api-account.repository.js';
import type { ApiCredentials } from './api-credentials.js';
import type { AccountsByRole } from './role-accounts.js';

/** Finds the API account that a username and a secret open. */
export class AuthenticateApiAccount {
  constructor(
    private readonly accounts: ApiAccountRepository,
    private readonly credentials: ApiCredentials,
    private readonly holders: AccountsByRole,
    private readonly clock: Clock,
  ) {}

  /** Null for whoever shows no live account's secret, and for every account of a partner who may not sign in. */
  async execute(username: string, secret: string): Promise<ApiAccount | null> {
    const account = await this.accounts.findByUsername(username);
    const matches = this.credentials.matches(secret, account?.password ?? null);
    if (!account || !matches || account.revokedAt) return null;
    if ((await this.holders.of(introducerRole).find(account.introducerId)) === null) return null;
    if (account.noteUse(this.clock.now())) await this.accounts.keepLastUse(account);
    return account;
  }
}
