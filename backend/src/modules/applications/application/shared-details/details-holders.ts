import type { FindIntroducer } from '#modules/introducers/public.js';
import type { ViewOf } from '#platform/application/view.js';
import type { SharedDetails } from '../../domain/shared-details.js';
import type { SharedDetailsRepository } from './shared-details.repository.js';

/** The partner of an application, who has the details too. */
export interface CaseOfPartner {
  readonly id: string;
  /** Null for a visitor's own. */
  readonly introducerId: string | null;
  /** Since when the partner has the details. */
  readonly since: Date;
}

/** Someone who has an applicant's details. */
export interface DetailsHolder extends Omit<ViewOf<SharedDetails, 'recipient' | 'what' | 'at'>, 'at'> {
  /** The id of the record; null for the partner of the case. */
  readonly id: string | null;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/**
 * Lists who has an applicant's details: the partner of the case, and everyone they were shared with. Applicant and
 * staff read the same list.
 */
export class DetailsHolders {
  constructor(
    private readonly disclosures: SharedDetailsRepository,
    private readonly findIntroducer: Pick<FindIntroducer, 'execute'>,
  ) {}

  /** Oldest first. */
  async with({ id, introducerId, since }: CaseOfPartner): Promise<readonly DetailsHolder[]> {
    const [partner, recorded] = await Promise.all([
      introducerId === null ? null : this.findIntroducer.execute(introducerId),
      this.disclosures.findByApplication(id),
    ]);
    return [
      ...(partner ? [{ id: null, recipient: partner.companyName, what: null, at: since }] : []),
      ...recorded,
    ].map(({ id: disclosure, recipient, what, at }) => ({
      id: disclosure,
      recipient,
      what,
      at: at.toISOString(),
    }));
  }
}
