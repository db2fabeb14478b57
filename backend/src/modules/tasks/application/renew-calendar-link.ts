import type { LinkTokens } from '#platform/application/link-tokens.js';
import type { AccountHolder } from '#platform/application/principal.js';
import type { StaffMembers } from '#platform/application/staff-members.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { CalendarLinkRepository } from './calendar-link.repository.js';
import type { ShownCalendarLink } from './show-calendar-link.js';

/** Creates a new calendar link for a member of staff. The previous one no longer works. */
export class RenewCalendarLink {
  constructor(
    private readonly context: UseCaseContext,
    private readonly links: CalendarLinkRepository,
    private readonly staff: StaffMembers,
    private readonly tokens: LinkTokens,
  ) {}

  /** @throws InvalidInput if they were removed meanwhile */
  async execute(actor: AccountHolder): Promise<ShownCalendarLink> {
    const adminId = actor.id;
    const [id, createdAt] = [this.context.ids.next(), this.context.clock.now()];
    const token = this.tokens.newest('calendar', id);
    const link = { id, adminId, digest: this.tokens.digestOf(token), createdAt };
    await this.context.unitOfWork.run(async () => {
      await this.staff.lockOwner(adminId);
      await this.links.replace(link);
      const subject = { type: 'admin', id: adminId };
      await this.context.activity.record({ actor, action: 'calendar-link-renewed', subject });
    });
    return { token, createdAt };
  }
}
