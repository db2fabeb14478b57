import type { Clock } from '#shared/application/clock.js';
import type { Ids } from '#shared/application/ids.js';
import type { JobQueue } from '#shared/application/job-queue.js';
import type { Role } from '../domain/role.js';
import type { TwoFactorChange } from '../domain/two-factor.js';
import { MAIL_PASSWORD_CHANGE, MAIL_TWO_FACTOR_CHANGE, type AccountChanged } from './warn-holder.js';

/** Has the holder of an account warned that the way into it has changed. To be called inside a unit of work. */
export class AskForWarning {
  constructor(
    private readonly jobs: JobQueue,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Of a new password, unless it is said what happened to the two-step sign-in. */
  async execute(role: Role, accountId: string, change?: TwoFactorChange): Promise<void> {
    const id = this.ids.next();
    const at = this.clock.now().toISOString();
    const data: AccountChanged = { id, role: role.name, accountId, at, ...(change && { change }) };
    await this.jobs.enqueue({ queue: change ? MAIL_TWO_FACTOR_CHANGE : MAIL_PASSWORD_CHANGE, id, data });
  }
}
