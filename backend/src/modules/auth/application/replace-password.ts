import type { ActivityLog } from '#shared/application/activity-log.js';
import type { Role } from '../domain/role.js';
import type { AccountSessions } from './account-sessions.js';
import type { AskForWarning } from './ask-for-warning.js';
import type { PasswordResets } from './password-resets.js';
import type { AccountsByRole } from './role-accounts.js';

/** What goes with every new password of an account. To be called inside a unit of work. */
export class ReplacePassword {
  constructor(
    private readonly accounts: AccountsByRole,
    private readonly sessions: AccountSessions,
    private readonly resets: PasswordResets,
    private readonly activity: ActivityLog,
    private readonly warning: AskForWarning,
  ) {}

  /** Every session of the account ends, its links for a reset do not work any more, and its holder is warned. */
  async execute(role: Role, accountId: string, hash: string, action: string): Promise<void> {
    await this.accounts.of(role).replacePassword(accountId, hash);
    await this.sessions.endAll(role, accountId);
    await this.resets.withdraw(role, accountId);
    await this.activity.record({
      actor: { type: role.name, id: accountId },
      action,
      subject: { type: role.name, id: accountId },
    });
    await this.warning.execute(role, accountId);
  }
}
