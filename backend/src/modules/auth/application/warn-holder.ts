import type { Role } from '../domain/role.js';
import type { TwoFactorChange } from '../domain/two-factor.js';
import type { AccountsByRole } from './role-accounts.js';
import type { WarningMail } from './warning-mail.js';

export const MAIL_PASSWORD_CHANGE = 'mail-password-change';
export const MAIL_TWO_FACTOR_CHANGE = 'mail-two-factor-change';

export interface AccountChanged {
  readonly id: string;
  readonly role: Role['name'];
  readonly accountId: string;
  /** What happened to its two-step sign-in; absent where its password is a new one. */
  readonly change?: TwoFactorChange;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Warns the holder of an account, as long as there is one, that the way into it has changed. */
export class WarnHolder {
  constructor(
    private readonly accounts: AccountsByRole,
    private readonly mail: WarningMail,
  ) {}

  async execute({ id, role: name, accountId, change, at }: AccountChanged): Promise<void> {
    const accounts = this.accounts.named(name);
    const account = await accounts.findById(accountId);
    if (!account) return;
    const { role } = accounts;
    await this.mail.send(id, account, { role, twoFactor: change ?? null, at: new Date(at) });
  }
}
