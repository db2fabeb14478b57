import { introducerRole, type AccountEvents } from '#modules/auth/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { EmailUnconfirmed } from '#kernel/errors.js';
import { ApiAccount } from '../domain/api-account.js';
import { apiAccountView, type ApiAccountView } from './api-account-views.js';
import type { ApiAccountRepository } from './api-account.repository.js';
import type { ApiCredentials } from './api-credentials.js';

/** The signed-in partner. */
export interface SignedInPartner {
  readonly view: { readonly id: string; readonly emailConfirmed?: boolean };
  readonly credentialsVersion: number;
}

export interface CreatedApiAccount extends ApiAccountView {
  /** Null for a repeated request: only the first response had the secret. */
  readonly secret: string | null;
}

/** Creates an API account for a partner's system, and emails the partner about it. */
export class CreateApiAccount {
  constructor(
    private readonly context: UseCaseContext,
    private readonly accounts: ApiAccountRepository,
    private readonly credentials: ApiCredentials,
    private readonly events: Pick<AccountEvents, 'apply'>,
  ) {}

  /**
   * Creates one account per key. Without a key each request creates another: an identical request without the secret
   * would be useless.
   * @throws EmailUnconfirmed, TooManyApiAccounts, CredentialsReplaced, KeyReused
   */
  async execute(
    { view: { id: introducerId, emailConfirmed = true }, credentialsVersion }: SignedInPartner,
    { name }: { readonly name: string },
    key: string | null,
    actor: Principal,
  ): Promise<CreatedApiAccount> {
    if (!emailConfirmed) throw new EmailUnconfirmed();
    const call = { operation: 'create-api-account', principal: actor, key, request: { name } };
    const { username, secret, digest } = this.credentials.issue();
    const account = ApiAccount.create(
      { id: this.context.ids.next(), introducerId, name, username, password: digest, credentialsVersion },
      this.context.clock.now(),
    );
    const created = await this.context.idempotency.once(call, apiAccountView(account), () =>
      this.write(account, actor),
    );
    return { ...created, secret: created.id === account.id ? secret : null };
  }

  private async write(account: ApiAccount, actor: Principal): Promise<void> {
    await this.accounts.add(account);
    const { id, introducerId, credentialsVersion } = account;
    const holder = { id: introducerId, credentialsVersion };
    const subject = { type: 'api-account', id };
    await this.events.apply('api-account-created', introducerRole, holder, { actor, subject });
  }
}
