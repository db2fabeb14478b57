import type { Lead } from '../domain/lead.js';

/** The leads, each for the partner in whose list it stands: to anybody else it does not exist. */
export abstract class LeadRepository {
  /**
   * Runs the work as one unit of work, after every other such work for the same partner is kept or forgotten.
   * @throws ImportRunning when its turn does not come
   */
  abstract withLeadsLocked<T>(introducerId: string, work: () => Promise<T>): Promise<T>;
  abstract add(...leads: readonly Lead[]): Promise<void>;
  /**
   * The lead, for whoever changes it: others who want to change it wait until the unit of work ends.
   * @throws LeadNotFound
   */
  abstract lock(introducerId: string, id: string): Promise<Lead>;
  abstract save(lead: Lead): Promise<void>;
  abstract remove(lead: Lead): Promise<void>;
  abstract count(introducerId: string): Promise<number>;
  /** How many leads of the partner have this address, see `emailKey`. */
  abstract countWithEmail(introducerId: string, emailKey: string): Promise<number>;
  /** Those of these addresses that the partner's leads have, see `emailKey`. */
  abstract findKnownEmails(introducerId: string, emailKeys: readonly string[]): Promise<ReadonlySet<string>>;
}
