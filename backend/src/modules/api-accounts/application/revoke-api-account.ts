import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { ApiAccountRepository } from './api-account.repository.js';

/** Revokes an API account immediately and permanently. Repeating it changes nothing. */
export class RevokeApiAccount {
  constructor(
    private readonly context: UseCaseContext,
    private readonly accounts: ApiAccountRepository,
  ) {}

  /** @throws ApiAccountNotFound */
  execute(introducerId: string, id: string, actor: Principal): Promise<void> {
    return this.context.unitOfWork.run(async () => {
      const account = await this.accounts.lock(id, introducerId);
      if (!account.revoke(this.context.clock.now())) return;
      await this.accounts.save(account);
      await this.context.activity.record({
        actor,
        action: 'api-account-revoked',
        subject: { type: 'api-account', id },
      });
    });
  }
}
