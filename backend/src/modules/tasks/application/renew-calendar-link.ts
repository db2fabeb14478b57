import type { ActivityLog } from '#shared/application/activity-log.js';
import type { Clock } from '#shared/application/clock.js';
import type { Ids } from '#shared/application/ids.js';
import type { LinkTokens } from '#shared/application/link-tokens.js';
import type { AccountHolder } from '#shared/application/principal.js';
import type { StaffMembers } from '#shared/application/staff-members.js';
import type { UnitOfWork } from '#shared/application/unit-of-work.js';
import type { CalendarLinkRepository } from './calendar-link.repository.js';
import type { ShownCalendarLink } from './show-calendar-link.js';

/** Gives a member of the staff a new address for their calendar. The one before opens nothing from then on. */
export class RenewCalendarLink {
  constructor(
    private readonly links: CalendarLinkRepository,
    private readonly staff: StaffMembers,
    private readonly tokens: LinkTokens,
    private readonly activity: ActivityLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidInput for somebody who has left meanwhile */
  async execute(actor: AccountHolder): Promise<ShownCalendarLink> {
    const adminId = actor.id;
    const [id, createdAt] = [this.ids.next(), this.clock.now()];
    const token = this.tokens.newest('calendar', id);
    const link = { id, adminId, digest: this.tokens.digestOf(token), createdAt };
    await this.unitOfWork.run(async () => {
      await this.staff.lockOwner(adminId);
      await this.links.replace(link);
      const subject = { type: 'admin', id: adminId };
      await this.activity.record({ actor, action: 'calendar-link-renewed', subject });
    });
    return { token, createdAt };
  }
}
