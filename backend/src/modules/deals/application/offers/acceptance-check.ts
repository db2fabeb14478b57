import type { OfferCommission } from '../../domain/offer.js';

/** The offer that is to be accepted. */
export interface AcceptedOffer extends OfferCommission {
  readonly id: string;
}

/** A module's check before an offer is accepted; deals know none of them. */
export abstract class AcceptanceCheck {
  /** Called inside the unit of work of an acceptance, with the case locked. Throws to prevent it. */
  abstract check(applicationId: string, offer: AcceptedOffer): Promise<void>;
}
