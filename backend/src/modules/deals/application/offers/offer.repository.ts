import type { Offer } from '../../domain/offer.js';

/** Change offers only with their case locked. */
export abstract class OfferRepository {
  abstract add(offer: Offer): Promise<void>;
  /** @throws OfferNotFound */
  abstract submissionOf(id: string): Promise<string>;
  /** Oldest first. */
  abstract of(submissionIds: readonly string[]): Promise<readonly Offer[]>;
  abstract save(offer: Offer): Promise<void>;
}
