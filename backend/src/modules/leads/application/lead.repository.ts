import type { Lead } from '../domain/lead.js';

/** Leads by partner: for anyone else they do not exist. */
export abstract class LeadRepository {
  /**
   * Runs the work as one unit of work after all others of the same partner are finished.
   * @throws ImportRunning when the lock times out
   */
  abstract withLeadsLocked<T>(introducerId: string, work: () => Promise<T>): Promise<T>;
  abstract add(...leads: readonly Lead[]): Promise<void>;
  /** Locks it until the unit of work ends. @throws LeadNotFound */
  abstract lock(introducerId: string, id: string): Promise<Lead>;
  abstract save(lead: Lead): Promise<void>;
  abstract remove(lead: Lead): Promise<void>;
  abstract count(introducerId: string): Promise<number>;
  /** The number of the partner's leads with this address, see `emailKey`. */
  abstract countWithEmail(introducerId: string, emailKey: string): Promise<number>;
  /** The given addresses that the partner's leads already have, see `emailKey`. */
  abstract findKnownEmails(introducerId: string, emailKeys: readonly string[]): Promise<ReadonlySet<string>>;
}
