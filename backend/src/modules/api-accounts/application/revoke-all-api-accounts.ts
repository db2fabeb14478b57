import type { ActivityLog } from '#shared/application/activity-log.js';
import type { Clock } from '#shared/application/clock.js';
import type { Principal } from '#shared/application/principal.js';
import type { ApiAccountRepository } from './api-account.repository.js';

/** Ends all that a partner has of API accounts. To be called inside a unit of work. */
export class RevokeAllApiAccounts {
  constructor(
    private readonly accounts: ApiAccountRepository,
    private readonly activity: ActivityLog,
    private readonly clock: Clock,
  ) {}

  async execute(introducerId: string, actor: Principal): Promise<void> {
    for (const account of await this.accounts.lockLive(introducerId)) {
      account.revoke(this.clock.now());
      await this.accounts.save(account);
      const subject = { type: 'api-account', id: account.id };
      await this.activity.record({ actor, action: 'api-account-revoked', subject });
    }
  }
}
