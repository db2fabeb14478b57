import type { FundingApplication } from '../domain/funding-application.js';

export abstract class ApplicationRepository {
  /** @throws ReferenceTaken, at the latest when the unit of work ends */
  abstract add(application: FundingApplication): Promise<void>;
  /**
   * For a change: nobody else changes it before the unit of work ends.
   * @throws ApplicationNotFound
   */
  abstract lock(id: string): Promise<FundingApplication>;
  /**
   * The same of one of a partner's cases; those of others are none.
   * @throws ApplicationNotFound
   */
  abstract lockCase(introducerId: string, id: string): Promise<FundingApplication>;
  /** Leaves to nobody what a member of the staff owns. Gives the ids of those applications. */
  abstract releaseOwnedBy(ownerId: string): Promise<readonly string[]>;
  abstract save(application: FundingApplication): Promise<void>;
}
