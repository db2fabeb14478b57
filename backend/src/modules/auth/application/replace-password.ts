import type { ActivityLog } from '#shared/application/activity-log.js';
import type { Clock } from '#shared/application/clock.js';
import type { Ids } from '#shared/application/ids.js';
import type { JobQueue } from '#shared/application/job-queue.js';
import type { Role } from '../domain/role.js';
import type { AccountSessions } from './account-sessions.js';
import { MAIL_PASSWORD_CHANGE, type PasswordChanged } from './mail-password-change.js';
import type { PasswordResets } from './password-resets.js';
import type { AccountsByRole } from './role-accounts.js';

/** What goes with every new password of an account. To be called inside a unit of work. */
export class ReplacePassword {
  constructor(
    private readonly accounts: AccountsByRole,
    private readonly sessions: AccountSessions,
    private readonly resets: PasswordResets,
    private readonly activity: ActivityLog,
    private readonly jobs: JobQueue,
    private readonly ids: Ids,
    private readonly clock: Clock,
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
    const id = this.ids.next();
    const at = this.clock.now().toISOString();
    const changed: PasswordChanged = { id, role: role.name, accountId, at };
    await this.jobs.enqueue({ queue: MAIL_PASSWORD_CHANGE, id, data: changed });
  }
}
