import type { ActivityAction } from '#platform/application/activity-log.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { SessionNotFound } from '../../domain/errors.js';
import type { Role } from '../../domain/role.js';
import type { AccountSessions } from './account-sessions.js';

/** Which sessions to end: all, one by its id, or all except the one with a given key. */
export type EndingSessions = 'all' | { readonly id: string } | { readonly allBut: string };

/** Signs an account out: in one browser, in all others, or everywhere. */
export class EndSessions {
  constructor(
    private readonly context: UseCaseContext,
    private readonly sessions: AccountSessions,
  ) {}

  /** @throws SessionNotFound */
  execute(role: Role, accountId: string, which: EndingSessions): Promise<void> {
    return this.context.unitOfWork.run(async () => {
      const action = await this.end(role, accountId, which);
      await this.context.activity.record({
        actor: { type: role.name, id: accountId },
        action,
        subject: { type: role.name, id: accountId },
      });
    });
  }

  private async end(role: Role, accountId: string, which: EndingSessions): Promise<ActivityAction> {
    if (which === 'all') {
      await this.sessions.endAll(role, accountId);
      return 'all-sessions-ended';
    }
    if ('allBut' in which) {
      await this.sessions.endOthers(role, accountId, which.allBut);
      return 'other-sessions-ended';
    }
    if (!(await this.sessions.end(role, accountId, which.id))) throw new SessionNotFound();
    return 'session-ended';
  }
}
