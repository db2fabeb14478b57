import type { CommissionCertainty, OfferCommission } from '#modules/deals/public.js';

/** The commission for a case; both null until it completes. Whole pence, net. */
export interface CommissionFigures {
  /** What the lender pays the broker. */
  readonly brokerCommissionPence: number | null;
  /** What the broker pays the partner of that. */
  readonly partnerSharePence: number | null;
}

/** The commission for one shared offer, as a disclosure names it. Whole pence, net. */
export interface DisclosedOffer {
  readonly offerId: string;
  /** Null while it is not known. */
  readonly brokerCommissionPence: number | null;
  readonly brokerCommissionBasis: CommissionCertainty;
}

interface Wording extends CommissionFigures {
  readonly offers: readonly DisclosedOffer[];
  readonly text: string;
  /** The hash of the text in UTF-8, in hexadecimal. */
  readonly sha256: string;
}

export interface Creation {
  /** The member of staff; null for the product itself. */
  readonly by: string | null;
  readonly at: Date;
  readonly awaitsSending: boolean;
}

/**
 * What a client was told about the commission for a case, word for word. Its content never changes: a newer one
 * supersedes it.
 */
export class CommissionDisclosure implements CommissionFigures {
  readonly id: string;
  readonly applicationId: string;
  /** From 1, per case. */
  readonly version: number;
  readonly text: string;
  readonly sha256: string;
  readonly brokerCommissionPence: number | null;
  readonly partnerSharePence: number | null;
  /** The offers that it names. */
  readonly offers: readonly DisclosedOffer[];
  /** When the client first opened it. */
  openedAt: Date | null = null;
  acknowledgedAt: Date | null = null;
  /** The name that the client entered. */
  acknowledgedBy: string | null = null;
  /** Whether it was written at a completion, and its client has had no email about it yet. */
  awaitsSending: boolean;
  /** Since when an amount in it is no longer right; null while all are. */
  outOfDateSince: Date | null = null;
  readonly createdAt: Date;
  /** The member of staff who froze it; null after the account's deletion. */
  readonly createdBy: string | null;

  private constructor(
    id: string,
    applicationId: string,
    version: number,
    wording: Wording,
    { by, at, awaitsSending }: Creation,
  ) {
    this.id = id;
    this.applicationId = applicationId;
    this.version = version;
    this.text = wording.text;
    this.sha256 = wording.sha256;
    this.brokerCommissionPence = wording.brokerCommissionPence;
    this.partnerSharePence = wording.partnerSharePence;
    this.offers = wording.offers;
    this.awaitsSending = awaitsSending;
    this.createdAt = at;
    this.createdBy = by;
  }

  /** @param before The newest of the same case; null for the first */
  static frozen(
    id: string,
    applicationId: string,
    before: CommissionDisclosure | null,
    wording: Wording,
    created: Creation,
  ): CommissionDisclosure {
    return new CommissionDisclosure(id, applicationId, (before?.version ?? 0) + 1, wording, created);
  }

  /** Records that the client is emailed about it; returns whether that was still to be done. */
  send(): boolean {
    const isDue = this.awaitsSending;
    this.awaitsSending = false;
    return isDue;
  }

  /** Records the first opening; returns whether this was it. */
  open(at: Date): boolean {
    if (this.openedAt !== null) return false;
    this.openedAt = at;
    return true;
  }

  /** Records the first acknowledgement; returns whether this was it. */
  acknowledge(name: string, at: Date): boolean {
    if (this.acknowledgedAt !== null) return false;
    this.acknowledgedAt = at;
    this.acknowledgedBy = name;
    this.awaitsSending = false;
    return true;
  }

  /** Whether it names the commission for an offer, as the offer has it now. An unknown one is not named. */
  names({
    id,
    brokerCommissionPence,
    brokerCommissionBasis,
  }: OfferCommission & { readonly id: string }): boolean {
    return this.offers.some(
      (named) =>
        named.offerId === id &&
        named.brokerCommissionPence !== null &&
        named.brokerCommissionPence === brokerCommissionPence &&
        named.brokerCommissionBasis === brokerCommissionBasis,
    );
  }

  /**
   * Compares its amounts with the current ones. Without amounts it explains how commission is calculated, which a
   * completion does not change.
   */
  compare(
    { brokerCommissionPence, partnerSharePence }: CommissionFigures,
    completedOfferId: string | null,
    at: Date,
  ): void {
    const named = this.offers.find(({ offerId }) => offerId === completedOfferId);
    const isSame =
      isSameAmount(
        this.brokerCommissionPence ?? named?.brokerCommissionPence ?? null,
        brokerCommissionPence,
      ) && isSameAmount(this.partnerSharePence, partnerSharePence);
    this.outOfDateSince = isSame ? null : (this.outOfDateSince ?? at);
  }
}

const isSameAmount = (disclosed: number | null, now: number | null): boolean =>
  disclosed === null || disclosed === now;
