import type { LinkTokens } from '#platform/application/link-tokens.js';
import type { Mails } from '#modules/mail/public.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { Role } from '../../domain/role.js';
import type { PasswordResets } from './password-resets.js';
import type { AccountsByRole } from '../role-accounts.js';

/**
 * Emails an account holder a link to choose a new password. For an unknown address the same rows are written and the
 * same job is queued, which then finds nothing: neither the response nor its time reveals whether an address is
 * known.
 */
export class RequestPasswordReset {
  constructor(
    private readonly context: UseCaseContext,
    private readonly accounts: AccountsByRole,
    private readonly resets: PasswordResets,
    private readonly tokens: LinkTokens,
    private readonly mails: Mails,
  ) {}

  async execute(role: Role, email: string): Promise<void> {
    const account = await this.accounts.of(role).findByEmail(email);
    const accountId = account && !account.suspended ? account.view.id : null;
    const id = this.context.ids.next();
    const token = this.tokens.newest('password-reset', id);
    await this.context.unitOfWork.run(async () => {
      await this.resets.open({ id, role: role.name, accountId, digest: this.tokens.digestOf(token) });
      await this.mails.send('password-reset', { resetId: id }, { id });
    });
  }
}
