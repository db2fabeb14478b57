import type { LinkTokens } from '#platform/application/link-tokens.js';
import { ResetLinkExpired } from '../../domain/errors.js';
import type { Role } from '../../domain/role.js';
import type { AccountsByRole, StoredAccount } from '../role-accounts.js';
import type { PasswordResets } from './password-resets.js';

/** The links of password resets. */
export class ResetLinks {
  constructor(
    private readonly resets: PasswordResets,
    private readonly accounts: AccountsByRole,
    private readonly tokens: LinkTokens,
  ) {}

  /** The reset of a link, and its account. @throws ResetLinkExpired */
  async follow(
    role: Role,
    token: string,
  ): Promise<{ readonly resetId: string; readonly account: StoredAccount }> {
    const reset = await this.resets.findByDigest(role, this.tokens.digestOf(token));
    const account = reset && (await this.accounts.of(role).findById(reset.accountId));
    if (!reset || !account || account.suspended) throw new ResetLinkExpired();
    return { resetId: reset.id, account };
  }

  /** @throws ResetLinkExpired if it was used at the same time */
  async use(resetId: string): Promise<void> {
    if (!(await this.resets.use(resetId))) throw new ResetLinkExpired();
  }
}
