import type { Role } from '../domain/role.js';
import type { TwoFactorChange } from '../domain/two-factor.js';
import type { AccountsByRole } from './role-accounts.js';
import type { TwoFactorMail } from './two-factor-mail.js';

export const MAIL_TWO_FACTOR_CHANGE = 'mail-two-factor-change';

export interface TwoFactorChanged {
  readonly id: string;
  readonly role: Role['name'];
  readonly accountId: string;
  readonly change: TwoFactorChange;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Warns the holder of an account that its two-step sign-in has changed. */
export class MailTwoFactorChange {
  constructor(
    private readonly accounts: AccountsByRole,
    private readonly mail: TwoFactorMail,
  ) {}

  async execute({ id, role, accountId, change, at }: TwoFactorChanged): Promise<void> {
    const accounts = this.accounts.named(role);
    const account = await accounts.findById(accountId);
    if (account) await this.mail.send(id, account, { role: accounts.role, change, at: new Date(at) });
  }
}
