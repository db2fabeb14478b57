import type { ActivityLog } from '#shared/application/activity-log.js';
import type { UnitOfWork } from '#shared/application/unit-of-work.js';
import { SessionNotFound } from '../domain/errors.js';
import type { Role } from '../domain/role.js';
import type { AccountSessions } from './account-sessions.js';

/** Signs an account out elsewhere: in one browser, or in all of them. */
export class EndSessions {
  constructor(
    private readonly sessions: AccountSessions,
    private readonly activity: ActivityLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Without a session's id, all of the account's.
   * @throws SessionNotFound
   */
  execute(role: Role, accountId: string, sessionId?: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (sessionId === undefined) await this.sessions.endAll(role, accountId);
      else if (!(await this.sessions.end(role, accountId, sessionId))) throw new SessionNotFound();
      await this.activity.record({
        actor: { type: role.name, id: accountId },
        action: sessionId === undefined ? 'all-sessions-ended' : 'session-ended',
        subject: { type: role.name, id: accountId },
      });
    });
  }
}
