import type { ActivityLog } from '#shared/application/activity-log.js';
import type { Principal } from '#shared/application/principal.js';
import type { Role } from '../domain/role.js';
import type { TwoFactorChange } from '../domain/two-factor.js';
import type { AskForWarning } from './ask-for-warning.js';

/** What goes with every change of an account's two-step sign-in. To be called inside a unit of work. */
export class NoteTwoFactorChange {
  constructor(
    private readonly activity: ActivityLog,
    private readonly warning: AskForWarning,
  ) {}

  /** Its holder did it, unless somebody else is named; the holder is warned in either case. */
  async execute(role: Role, accountId: string, change: TwoFactorChange, actor?: Principal): Promise<void> {
    const holder = { type: role.name, id: accountId };
    await this.activity.record({ actor: actor ?? holder, action: change, subject: holder });
    await this.warning.execute(role, accountId, change);
  }
}
