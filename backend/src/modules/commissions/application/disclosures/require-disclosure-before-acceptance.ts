import { DisclosureMissing, DisclosureNotAcknowledged } from '../../domain/errors.js';
import type { CommissionDisclosureRepository } from './commission-disclosure.repository.js';

interface FirmRules {
  readonly requireDisclosure: boolean;
}

/** Where the firm asks for it: no offer is accepted before the client has acknowledged the newest disclosure. */
export class RequireDisclosureBeforeAcceptance {
  constructor(
    private readonly rules: FirmRules,
    private readonly disclosures: CommissionDisclosureRepository,
  ) {}

  /** @throws DisclosureMissing, DisclosureNotAcknowledged */
  async check(applicationId: string): Promise<void> {
    if (!this.rules.requireDisclosure) return;
    const newest = await this.disclosures.newestOf(applicationId);
    if (!newest) throw new DisclosureMissing();
    if (newest.acknowledgedAt === null) throw new DisclosureNotAcknowledged(newest.version);
  }
}
