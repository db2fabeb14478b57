import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { LeadChanged } from '../domain/errors.js';
import type { Lead } from '../domain/lead.js';
import { leadUpdated } from './lead-activity.js';
import { leadView, type LeadView } from './lead-view.js';
import type { LeadRepository } from './lead.repository.js';

type ChangedDetails = Parameters<Lead['change']>[0];

export class UpdateLead {
  constructor(
    private readonly context: UseCaseContext,
    private readonly leads: LeadRepository,
  ) {}

  /**
   * Changes only the details sent. `readAt` is the `updatedAt` that the caller read: a lead changed since is not
   * overwritten.
   * @throws LeadNotFound, LeadChanged
   */
  execute(
    { introducerId, id }: Pick<Lead, 'introducerId' | 'id'>,
    details: ChangedDetails,
    actor: Principal,
    readAt?: Date,
  ): Promise<LeadView> {
    return this.context.unitOfWork.run(async () => {
      const lead = await this.leads.lock(introducerId, id);
      if (readAt && !lead.isAsReadAt(readAt)) throw new LeadChanged(lead.updatedAt, leadView(lead));
      const changes = lead.change(details, this.context.clock.now());
      if (Object.keys(changes).length > 0) {
        await this.leads.save(lead);
        await this.context.activity.record(leadUpdated(actor, lead, changes));
      }
      return leadView(lead);
    });
  }
}
