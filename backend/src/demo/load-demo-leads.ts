import type { ActivityLog } from '#shared/application/activity-log.js';
import type { Ids } from '#shared/application/ids.js';
import type { Principal } from '#shared/application/principal.js';
import type { UnitOfWork } from '#shared/application/unit-of-work.js';
import { Lead, NEW_LEAD, type LeadDetails } from '#modules/leads/domain/lead.js';
import { leadAdded, leadUpdated } from '#modules/leads/application/lead-activity.js';
import type { LeadRepository } from '#modules/leads/application/lead.repository.js';

/** A lead of the demonstration, as it stands, and when it came to that. */
export interface DemoLead extends LeadDetails {
  readonly addedAt: Date;
  readonly movedAt: Date;
}

/** Fills the list of the demonstration's partner as if it had been kept for months. */
export class LoadDemoLeads {
  constructor(
    private readonly leads: LeadRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly activity: ActivityLog,
    private readonly ids: Ids,
  ) {}

  execute(introducerId: string, given: readonly DemoLead[]): Promise<void> {
    const actor: Principal = { type: 'introducer', id: introducerId };
    const kept = given.map(({ addedAt, movedAt, ...details }) => {
      const lead = Lead.open(this.ids.next(addedAt), introducerId, { ...details, status: NEW_LEAD }, addedAt);
      const added = { ...leadAdded(actor, lead), at: addedAt };
      const changes = lead.change({ status: details.status }, movedAt);
      const moved = { ...leadUpdated(actor, lead, changes), at: movedAt };
      return { lead, entries: Object.keys(changes).length > 0 ? [added, moved] : [added] };
    });
    return this.unitOfWork.run(async () => {
      await this.leads.add(...kept.map(({ lead }) => lead));
      await this.activity.record(...kept.flatMap(({ entries }) => entries));
    });
  }
}
