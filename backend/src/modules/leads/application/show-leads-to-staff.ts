import type { FindIntroducer } from '#modules/introducers/public.js';
import type { ListRequest, Page } from '#platform/application/list.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { viewOf } from '#platform/application/view.js';
import { LeadOwnerNotFound } from '../domain/errors.js';
import type { LeadStatus } from '../domain/lead.js';
import type { LeadViews } from './lead-views.js';
import type { LeadView } from './lead-view.js';

export const FIELDS_FOR_STAFF = ['id', 'company', 'status', 'source', 'createdAt', 'updatedAt'] as const;

/** A partner's lead as staff see it: enough to discuss it with the partner, without contact details. */
export interface LeadAsStaffSeeIt extends Pick<LeadView, (typeof FIELDS_FOR_STAFF)[number]> {
  /** 'FA' for Fiona Alder. */
  readonly initials: string;
}

export interface StaffLeadListRequest extends ListRequest<'newest'> {
  readonly status?: LeadStatus;
}

/** Shows staff a partner's leads without the people in them, and logs the access. */
export class ShowLeadsToStaff {
  constructor(
    private readonly context: UseCaseContext,
    private readonly findIntroducer: Pick<FindIntroducer, 'execute'>,
    private readonly leads: LeadViews,
  ) {}

  /** @throws LeadOwnerNotFound, InvalidInput when the cursor is not one of ours */
  execute(
    introducerId: string,
    { status, limit, cursor }: StaffLeadListRequest,
    actor: Principal,
  ): Promise<Page<LeadAsStaffSeeIt>> {
    return this.context.unitOfWork.run(async () => {
      if (!(await this.findIntroducer.execute(introducerId))) throw new LeadOwnerNotFound();
      const request = { ...(status && { status }), ...(limit && { limit }), ...(cursor && { cursor }) };
      const page = await this.leads.page(introducerId, { ...request, sort: 'newest' });
      const subject = { type: 'introducer', id: introducerId };
      await this.context.activity.record({ actor, action: 'leads-looked-at', subject });
      return { ...page, items: page.items.map(asStaffSeeIt) };
    });
  }
}

const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => (Array.from(word)[0] ?? '').toUpperCase())
    .slice(0, 3)
    .join('');

const asStaffSeeIt = (lead: LeadView): LeadAsStaffSeeIt => ({
  ...viewOf(lead, FIELDS_FOR_STAFF),
  initials: initialsOf(lead.name),
});
