import { ActivityLog } from '#platform/application/activity-log.js';
import { Ids } from '#platform/application/ids.js';
import type { Principal } from '#platform/application/principal.js';
import { Lead, NEW_LEAD, type LeadDetails } from '#modules/leads/domain/lead.js';
import { leadAdded, leadUpdated } from '#modules/leads/application/lead-activity.js';
import { LeadRepository } from '#modules/leads/application/lead.repository.js';
import { hoursAfter, workingTime } from './demo-times.js';
import type { Get } from './get.js';

/** A demonstration lead in its current status. */
export interface DemoLead extends LeadDetails {
  readonly daysAgo: number;
  /** Days from adding it until that status. */
  readonly movedAfterDays?: number;
}

/** Fills the demonstration partner's leads with months of history. */
export const loadDemoLeads = async (
  get: Get,
  introducerId: string,
  leads: readonly DemoLead[],
  now: Date,
): Promise<void> => {
  const actor: Principal = { type: 'introducer', id: introducerId };
  const stored = leads.map(({ daysAgo, movedAfterDays = 0, ...details }) => {
    const addedAt = workingTime(now, daysAgo, '10:00');
    const movedAt = hoursAfter(addedAt, 24 * movedAfterDays);
    const asAdded = { ...details, status: NEW_LEAD };
    const lead = Lead.open(get(Ids).next(addedAt), introducerId, asAdded, addedAt);
    const added = { ...leadAdded(actor, lead), at: addedAt };
    const changes = lead.change({ status: details.status }, movedAt);
    const moved = { ...leadUpdated(actor, lead, changes), at: movedAt };
    return { lead, entries: Object.keys(changes).length > 0 ? [added, moved] : [added] };
  });
  await get(LeadRepository).add(...stored.map(({ lead }) => lead));
  await get(ActivityLog).record(...stored.flatMap(({ entries }) => entries));
};
