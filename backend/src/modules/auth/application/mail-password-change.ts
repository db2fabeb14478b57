import type { Role } from '../domain/role.js';
import type { PasswordMails } from './password-mails.js';
import type { AccountsByRole } from './role-accounts.js';

export const MAIL_PASSWORD_CHANGE = 'mail-password-change';

export interface PasswordChanged {
  readonly id: string;
  readonly role: Role['name'];
  readonly accountId: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Warns the holder of an account that its password has changed. */
export class MailPasswordChange {
  constructor(
    private readonly accounts: AccountsByRole,
    private readonly mails: PasswordMails,
  ) {}

  async execute({ id, role, accountId, at }: PasswordChanged): Promise<void> {
    const accounts = this.accounts.named(role);
    const account = await accounts.findById(accountId);
    if (account) await this.mails.sendChanged(id, account, { role: accounts.role, at: new Date(at) });
  }
}
