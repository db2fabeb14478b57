import type { ActivityLog } from '#shared/application/activity-log.js';
import type { Clock } from '#shared/application/clock.js';
import type { Idempotency } from '#shared/application/idempotency.js';
import type { Ids } from '#shared/application/ids.js';
import type { Principal } from '#shared/application/principal.js';
import { EmailUnconfirmed } from '#shared/domain/errors.js';
import { ApiAccount } from '../domain/api-account.js';
import { introducerRole } from '../domain/role.js';
import type { AccountEvents } from './account-events.js';
import { apiAccountView, type ApiAccountView } from './api-account-lists.js';
import type { ApiAccountRepository } from './api-account.repository.js';
import type { ApiCredentials } from './api-credentials.js';
import type { OpenedAccount } from './role-accounts.js';

export interface CreatedApiAccount extends ApiAccountView {
  /** Null when the call repeats an earlier one: only its first answer had the secret. */
  readonly secret: string | null;
}

/** Gives a partner's program an account of its own, and tells the partner by mail that there is one. */
export class CreateApiAccount {
  constructor(
    private readonly accounts: ApiAccountRepository,
    private readonly credentials: ApiCredentials,
    private readonly activity: ActivityLog,
    private readonly events: AccountEvents,
    private readonly idempotency: Idempotency,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /**
   * The same key makes one account. Without a key each call makes another: an answer without the secret would help
   * nobody who did not ask for a repeat.
   * The demonstration's partner is told nothing.
   * @throws EmailUnconfirmed, TooManyApiAccounts, CredentialsReplaced, KeyReused
   */
  async execute(
    { view: { id: introducerId, emailConfirmed = true }, credentialsVersion }: OpenedAccount,
    { name }: { readonly name: string },
    key: string | null,
    actor: Principal,
    holder: 'told' | 'untold' = 'told',
  ): Promise<CreatedApiAccount> {
    if (!emailConfirmed) throw new EmailUnconfirmed();
    const call = {
      ...{ operation: 'create-api-account', principal: actor, key, request: { name } },
      withoutKey: 'another' as const,
    };
    const earlier = await this.idempotency.earlierAnswer<ApiAccountView>(call);
    if (earlier) return { ...earlier, secret: null };

    const { username, secret, digest } = this.credentials.issue();
    const account = ApiAccount.create(
      { id: this.ids.next(), introducerId, name, username, password: digest, credentialsVersion },
      this.clock.now(),
    );
    const kept = await this.idempotency.writeOnce(call, apiAccountView(account), () =>
      this.write(account, actor, holder),
    );
    return { ...kept, secret: kept.id === account.id ? secret : null };
  }

  private async write(account: ApiAccount, actor: Principal, holder: 'told' | 'untold'): Promise<void> {
    await this.accounts.add(account);
    const event = 'api-account-created';
    const details = { actor, subject: { type: 'api-account', id: account.id } };
    const { introducerId: id, credentialsVersion } = account;
    if (holder === 'told')
      await this.events.apply(event, introducerRole, { id, credentialsVersion }, details);
    else await this.activity.record({ ...details, action: event });
  }
}
