import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { Lead, type LeadDetails } from '../domain/lead.js';
import { leadAdded } from './lead-activity.js';
import { leadView, type LeadView } from './lead-view.js';
import type { LeadRepository } from './lead.repository.js';
import { requireRoom } from './require-room.js';

/** A new lead, with the number of other leads in the list with the same address. */
export type AddedLead = LeadView & { readonly duplicates: number };

/** The stored response for repeated requests: without personal data. */
interface Receipt {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly duplicates: number;
}

export class AddLead {
  constructor(
    private readonly context: UseCaseContext,
    private readonly leads: LeadRepository,
  ) {}

  /**
   * Idempotent: the same details under one key, or soon from the same caller, add one lead.
   * @throws KeyReused, LeadListFull
   */
  async execute(
    introducerId: string,
    details: LeadDetails,
    key: string | null,
    principal: Principal,
  ): Promise<AddedLead> {
    const call = { operation: 'add-lead', principal, key, request: details, withoutKey: 'same' } as const;
    const answer = ({ id, createdAt, duplicates }: Receipt): AddedLead => ({
      ...leadView(Lead.open(id, introducerId, details, new Date(createdAt))),
      duplicates,
    });
    const lead = Lead.open(this.context.ids.next(), introducerId, details, this.context.clock.now());
    const duplicates = await this.leads.countWithEmail(introducerId, lead.emailKey);
    const receipt = { id: lead.id, createdAt: lead.createdAt.toISOString(), duplicates };
    return answer(
      await this.context.idempotency.once(call, receipt, async () => {
        await requireRoom(this.leads, introducerId, 1);
        await this.leads.add(lead);
        await this.context.activity.record(leadAdded(principal, lead));
      }),
    );
  }
}
