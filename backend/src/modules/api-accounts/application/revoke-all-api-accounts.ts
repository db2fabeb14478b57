import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { ApiAccountRepository } from './api-account.repository.js';

/** Revokes all API accounts of a partner. Call it inside a unit of work. */
export class RevokeAllApiAccounts {
  constructor(
    private readonly context: UseCaseContext,
    private readonly accounts: ApiAccountRepository,
  ) {}

  async execute(introducerId: string, actor: Principal): Promise<void> {
    for (const account of await this.accounts.lockLive(introducerId)) {
      account.revoke(this.context.clock.now());
      await this.accounts.save(account);
      const subject = { type: 'api-account', id: account.id };
      await this.context.activity.record({ actor, action: 'api-account-revoked', subject });
    }
  }
}
