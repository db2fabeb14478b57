import type { LenderConsent } from '../../domain/lender-consent.js';

/** Consents are changed under the lock of their case. */
export abstract class ConsentRepository {
  abstract add(consent: LenderConsent): Promise<void>;
  /** Oldest first. */
  abstract of(applicationId: string): Promise<readonly LenderConsent[]>;
  abstract save(consent: LenderConsent): Promise<void>;
}
