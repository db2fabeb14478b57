import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { ApiAccount } from '../domain/api-account.js';
import type { ApiAccountRepository } from './api-account.repository.js';
import type { ApiCredentials } from './api-credentials.js';

/** Authenticates an API account by username and secret. */
export class AuthenticateApiAccount {
  constructor(
    private readonly context: UseCaseContext,
    private readonly accounts: ApiAccountRepository,
    private readonly credentials: ApiCredentials,
  ) {}

  /** Null for wrong credentials, a revoked account, and a partner who may not sign in. */
  async execute(username: string, secret: string): Promise<ApiAccount | null> {
    const found = await this.accounts.findByUsername(username);
    const matches = this.credentials.matches(secret, found?.account.password ?? null);
    if (!found || !matches || found.account.revokedAt || !found.partnerIsLetIn) return null;
    const { account } = found;
    if (account.noteUse(this.context.clock.now())) await this.accounts.saveLastUse(account);
    return account;
  }
}
