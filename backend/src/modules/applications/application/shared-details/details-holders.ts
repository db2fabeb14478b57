import type { FindIntroducer } from '#modules/introducers/public.js';
import type { ViewOf } from '#platform/application/view.js';
import type { SharedDetails } from '../../domain/shared-details.js';
import type { SharedDetailsRepository } from './shared-details.repository.js';

/** Whose case an application is, as far as that gives the details away. */
export interface CaseOfPartner {
  readonly id: string;
  /** Null for a visitor's own. */
  readonly introducerId: string | null;
  /** Since when the partner has had the details. */
  readonly since: Date;
}

/** Somebody who has an applicant's details. */
export interface DetailsHolder extends Omit<ViewOf<SharedDetails, 'recipient' | 'what' | 'at'>, 'at'> {
  /** Of the disclosure that was recorded; null for the partner whose case it is. */
  readonly id: string | null;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Who has an applicant's details: the partner whose case it is, and whoever was given them. The applicant and staff read the same. */
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
