import type { LenderConsent } from '../../domain/lender-consent.js';

/** Change consents only with their case locked. */
export abstract class ConsentRepository {
  abstract add(consent: LenderConsent): Promise<void>;
  /** Oldest first. */
  abstract of(applicationId: string): Promise<readonly LenderConsent[]>;
  abstract save(consent: LenderConsent): Promise<void>;
}
