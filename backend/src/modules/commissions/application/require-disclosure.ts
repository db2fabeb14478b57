import { DisclosureMissing, DisclosureNotAcknowledged } from '../domain/errors.js';
import type { DisclosureRepository } from './disclosure.repository.js';

/** Where the firm asks for it: no offer is accepted before the client has acknowledged the newest disclosure. */
export class RequireDisclosure {
  constructor(private readonly disclosures: DisclosureRepository) {}

  /** @throws DisclosureMissing, DisclosureNotAcknowledged */
  async check(applicationId: string): Promise<void> {
    const newest = await this.disclosures.newestOf(applicationId);
    if (!newest) throw new DisclosureMissing();
    if (newest.acknowledgedAt === null) throw new DisclosureNotAcknowledged(newest.version);
  }
}
