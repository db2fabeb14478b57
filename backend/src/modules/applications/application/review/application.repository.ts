import type { StoredCall } from '#platform/application/idempotency.js';
import type { Principal } from '#platform/application/principal.js';
import type { FundingApplication } from '../../domain/funding-application.js';
import type { StoredLinks } from '../links/link.repository.js';

/** An application as it comes in: from whom, and with which links for its applicant. */
export interface IncomingApplication {
  readonly application: FundingApplication;
  readonly links: StoredLinks;
  readonly actor: Principal;
  /** Of its first event and of the log's entry of it. */
  readonly eventId: string;
  /** The call that it came by; null where nothing is stored of it. */
  readonly call: StoredCall | null;
}

export abstract class ApplicationRepository {
  /**
   * Keeps it with its links, the event that it was submitted, the log's entry of that and its call: all together, or nothing.
   * @throws ReferenceTaken, InvalidInput where it renews an application that is none
   */
  abstract add(incoming: IncomingApplication): Promise<void>;
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
