import { ActivityLog } from '#shared/application/activity-log.js';
import { Ids } from '#shared/application/ids.js';
import type { Principal } from '#shared/application/principal.js';
import { Lead, NEW_LEAD, type LeadDetails } from '#modules/leads/domain/lead.js';
import { leadAdded, leadUpdated } from '#modules/leads/application/lead-activity.js';
import { LeadRepository } from '#modules/leads/application/lead.repository.js';
import type { Get } from './get.js';

/** A lead of the demonstration, as it stands, and when it came to that. */
export interface DemoLead extends LeadDetails {
  readonly addedAt: Date;
  readonly movedAt: Date;
}

/** Fills the list of the demonstration's partner as if it had been kept for months. */
export const loadDemoLeads = async (
  get: Get,
  introducerId: string,
  given: readonly DemoLead[],
): Promise<void> => {
  const actor: Principal = { type: 'introducer', id: introducerId };
  const kept = given.map(({ addedAt, movedAt, ...details }) => {
    const asAdded = { ...details, status: NEW_LEAD };
    const lead = Lead.open(get(Ids).next(addedAt), introducerId, asAdded, addedAt);
    const added = { ...leadAdded(actor, lead), at: addedAt };
    const changes = lead.change({ status: details.status }, movedAt);
    const moved = { ...leadUpdated(actor, lead, changes), at: movedAt };
    return { lead, entries: Object.keys(changes).length > 0 ? [added, moved] : [added] };
  });
  await get(LeadRepository).add(...kept.map(({ lead }) => lead));
  await get(ActivityLog).record(...kept.flatMap(({ entries }) => entries));
};
