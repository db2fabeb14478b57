import type { StoredCall } from '#platform/application/idempotency.js';
import type { Principal } from '#platform/application/principal.js';
import type { FundingApplication } from '../../domain/funding-application.js';
import type { StoredLinks } from '../links/link.repository.js';

/** A new application with its origin and its applicant's links. */
export interface IncomingApplication {
  readonly application: FundingApplication;
  readonly links: StoredLinks;
  readonly actor: Principal;
  /** The id of its first event and of the log entry. */
  readonly eventId: string;
  /** The request that submitted it; null if nothing is stored of it. */
  readonly call: StoredCall | null;
}

export abstract class ApplicationRepository {
  /**
   * Inserts the application with its links, its first event, the log entry and the request, in one statement.
   * @throws ReferenceTaken, InvalidInput when it renews an unknown application
   */
  abstract add(incoming: IncomingApplication): Promise<void>;
  /** Locks it until the unit of work ends. @throws ApplicationNotFound */
  abstract lock(id: string): Promise<FundingApplication>;
  /** Locks a partner's own case until the unit of work ends. @throws ApplicationNotFound, also for cases of others */
  abstract lockCase(introducerId: string, id: string): Promise<FundingApplication>;
  /** Unassigns the applications of a member of staff. Returns their ids. */
  abstract releaseOwnedBy(ownerId: string): Promise<readonly string[]>;
  abstract save(application: FundingApplication): Promise<void>;
}
