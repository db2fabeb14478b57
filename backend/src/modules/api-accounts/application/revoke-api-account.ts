import type { ActivityLog } from '#shared/application/activity-log.js';
import type { Clock } from '#shared/application/clock.js';
import type { Principal } from '#shared/application/principal.js';
import type { UnitOfWork } from '#shared/application/unit-of-work.js';
import type { ApiAccountRepository } from './api-account.repository.js';

/** Ends an API account at once, and for good. Revoking it twice is revoking it once. */
export class RevokeApiAccount {
  constructor(
    private readonly accounts: ApiAccountRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly activity: ActivityLog,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiAccountNotFound */
  execute(introducerId: string, id: string, actor: Principal): Promise<void> {
    return this.unitOfWork.run(async () => {
      const account = await this.accounts.lock(id, introducerId);
      if (!account.revoke(this.clock.now())) return;
      await this.accounts.save(account);
      await this.activity.record({
        actor,
        action: 'api-account-revoked',
        subject: { type: 'api-account', id },
      });
    });
  }
}
