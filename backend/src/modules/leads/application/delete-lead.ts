import type { ActivityLog } from '#shared/application/activity-log.js';
import type { Principal } from '#shared/application/principal.js';
import type { UnitOfWork } from '#shared/application/unit-of-work.js';
import type { Lead } from '../domain/lead.js';
import { leadDeleted } from './lead-activity.js';
import type { LeadRepository } from './lead.repository.js';

/** Takes a lead out of its list for good: nothing of the person stays. */
export class DeleteLead {
  constructor(
    private readonly leads: LeadRepository,
    private readonly work: UnitOfWork,
    private readonly activity: ActivityLog,
  ) {}

  /** @throws LeadNotFound */
  execute({ introducerId, id }: Pick<Lead, 'introducerId' | 'id'>, actor: Principal): Promise<void> {
    return this.work.run(async () => {
      const lead = await this.leads.lock(introducerId, id);
      await this.leads.remove(lead);
      await this.activity.record(leadDeleted(actor, lead));
    });
  }
}
