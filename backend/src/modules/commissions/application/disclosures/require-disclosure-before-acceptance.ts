import type { AcceptedOffer } from '#modules/deals/public.js';
import { DisclosureMissing, DisclosureNotAcknowledged, OfferNotDisclosed } from '../../domain/errors.js';
import type { CommissionDisclosureRepository } from './commission-disclosure.repository.js';

interface FirmRules {
  readonly requireDisclosure: boolean;
}

/** If the firm requires it: an offer can be accepted only after the client has acknowledged the newest disclosure. */
export class RequireDisclosureBeforeAcceptance {
  constructor(
    private readonly rules: FirmRules,
    private readonly disclosures: CommissionDisclosureRepository,
  ) {}

  /** @throws DisclosureMissing, DisclosureNotAcknowledged, OfferNotDisclosed */
  async check(applicationId: string, offer: AcceptedOffer): Promise<void> {
    if (!this.rules.requireDisclosure) return;
    const newest = await this.disclosures.newestOf(applicationId);
    if (!newest) throw new DisclosureMissing();
    if (newest.acknowledgedAt === null) throw new DisclosureNotAcknowledged(newest.version);
    if (!newest.names(offer)) throw new OfferNotDisclosed(applicationId);
  }
}
