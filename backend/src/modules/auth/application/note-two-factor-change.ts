import type { ActivityLog } from '#shared/application/activity-log.js';
import type { Clock } from '#shared/application/clock.js';
import type { Ids } from '#shared/application/ids.js';
import type { JobQueue } from '#shared/application/job-queue.js';
import type { Principal } from '#shared/application/principal.js';
import type { Role } from '../domain/role.js';
import type { TwoFactorChange } from '../domain/two-factor.js';
import { MAIL_TWO_FACTOR_CHANGE, type TwoFactorChanged } from './mail-two-factor-change.js';

/** What goes with every change of an account's two-step sign-in. To be called inside a unit of work. */
export class NoteTwoFactorChange {
  constructor(
    private readonly activity: ActivityLog,
    private readonly jobs: JobQueue,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Its holder did it, unless somebody else is named; the holder is warned in either case. */
  async execute(role: Role, accountId: string, change: TwoFactorChange, actor?: Principal): Promise<void> {
    const holder = { type: role.name, id: accountId };
    await this.activity.record({ actor: actor ?? holder, action: change, subject: holder });
    const id = this.ids.next();
    const at = this.clock.now().toISOString();
    const changed: TwoFactorChanged = { id, role: role.name, accountId, change, at };
    await this.jobs.enqueue({ queue: MAIL_TWO_FACTOR_CHANGE, id, data: changed });
  }
}
