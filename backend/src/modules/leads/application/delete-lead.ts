import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { Lead } from '../domain/lead.js';
import { leadDeleted } from './lead-activity.js';
import type { LeadRepository } from './lead.repository.js';

/** Deletes a lead permanently, with all personal data. */
export class DeleteLead {
  constructor(
    private readonly context: UseCaseContext,
    private readonly leads: LeadRepository,
  ) {}

  /** @throws LeadNotFound */
  execute({ introducerId, id }: Pick<Lead, 'introducerId' | 'id'>, actor: Principal): Promise<void> {
    return this.context.unitOfWork.run(async () => {
      const lead = await this.leads.lock(introducerId, id);
      await this.leads.remove(lead);
      await this.context.activity.record(leadDeleted(actor, lead));
    });
  }
}
