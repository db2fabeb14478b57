import type { Activity, ActivityLog } from '#shared/application/activity-log.js';
import type { Clock } from '#shared/application/clock.js';
import type { Ids } from '#shared/application/ids.js';
import type { JobQueue } from '#shared/application/job-queue.js';
import {
  ACCOUNT_EVENTS,
  isTold,
  type AccountEffects,
  type AccountEvent,
  type ToldEvent,
} from '../domain/account-events.js';
import type { Role } from '../domain/role.js';
import type { AccountSessions } from './account-sessions.js';
import type { PasswordResets } from './password-resets.js';
import { TELL_HOLDER, type HolderToTell } from './tell-holder.js';

/** Does all that an event of an account entails, by the table of `domain/account-events`, and writes it down. */
export class AccountEvents {
  constructor(
    private readonly sessions: AccountSessions,
    private readonly resets: PasswordResets,
    private readonly activity: ActivityLog,
    private readonly jobs: JobQueue,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Its holder did it, unless somebody else is named. To be called inside a unit of work. */
  async apply(
    event: AccountEvent,
    role: Role,
    accountId: string,
    details: Partial<Pick<Activity, 'actor' | 'changes'>> = {},
  ): Promise<void> {
    const effects: AccountEffects = ACCOUNT_EVENTS[event];
    if (effects.sessions === 'ended') await this.sessions.endAll(role, accountId);
    if (effects.resetLinks === 'withdrawn') await this.resets.withdraw(role, accountId);
    const holder = { type: role.name, id: accountId };
    await this.activity.record({ actor: holder, ...details, action: event, subject: holder });
    if (isTold(event)) await this.tell(event, role, accountId);
  }

  private async tell(event: ToldEvent, role: Role, accountId: string): Promise<void> {
    const id = this.ids.next();
    const data: HolderToTell = { id, role: role.name, accountId, event, at: this.clock.now().toISOString() };
    await this.jobs.enqueue({ queue: TELL_HOLDER, id, data });
  }
}
