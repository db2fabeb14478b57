import { changeFields, type FieldChanges } from '#kernel/change-fields.js';
import { InvalidInput } from '#kernel/errors.js';
import { OfferAccepted, OfferExpired, OfferWithdrawn } from './errors.js';
import { offerFigures, type OfferTerms, type RateKind, type Repayment } from './offer-figures.js';

export const OFFER_KINDS = ['indicative', 'formal'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** How sure the broker is of what the lender will pay it for an offer. */
export const COMMISSION_CERTAINTIES = ['confirmed', 'likely', 'unknown'] as const;
export type CommissionCertainty = (typeof COMMISSION_CERTAINTIES)[number];

/** What the lender pays the broker for an offer. Only a disclosure tells it to clients and partners. */
export interface OfferCommission {
  /** 0 if the lender pays nothing; null while it is unknown. */
  readonly brokerCommissionPence: number | null;
  readonly brokerCommissionBasis: CommissionCertainty;
}

/** An offer as staff enter it. */
export interface OfferDetails extends OfferTerms, OfferCommission {
  readonly kind: OfferKind;
  /** The last date in London on which it can be accepted: '2026-03-12'; null if the lender gave none. */
  readonly expiresOn: string | null;
  /** The lender's further conditions. */
  readonly conditions: string | null;
}

/** What the client sees of a shared offer. */
export const OFFER_DETAILS = [
  'kind',
  'amountPence',
  'termMonths',
  'rateKind',
  'rate',
  'repayment',
  'arrangementFeePence',
  'brokerFeePence',
  'otherFeesPence',
  'exitFeePence',
  'expiresOn',
  'conditions',
] as const;
export const OFFER_COMMISSION = ['brokerCommissionPence', 'brokerCommissionBasis'] as const;
const EDITED = [...OFFER_DETAILS, ...OFFER_COMMISSION] as const;
type OfferDetail = (typeof EDITED)[number];
/** Undefined fields stay unchanged. */
export type OfferEdit = { readonly [Detail in OfferDetail]?: OfferDetails[Detail] | undefined };

/** The current time, with its date in London. */
export interface Now {
  readonly at: Date;
  readonly today: string;
}

/** A lender's offer for one submission. */
export class Offer implements OfferDetails {
  readonly id: string;
  readonly submissionId: string;
  kind: OfferKind;
  amountPence: number;
  termMonths: number | null;
  rateKind: RateKind;
  rate: number;
  repayment: Repayment;
  arrangementFeePence: number;
  brokerFeePence: number;
  otherFeesPence: number;
  exitFeePence: number;
  expiresOn: string | null;
  conditions: string | null;
  brokerCommissionPence: number | null;
  brokerCommissionBasis: CommissionCertainty;
  /** Since when the applicant sees it. */
  sharedAt: Date | null = null;
  /** When staff last reminded the applicant to choose. */
  remindedAt: Date | null = null;
  withdrawnAt: Date | null = null;
  /** The applicant's latest choice on a case counts, while its terms are unchanged. */
  chosenByApplicantAt: Date | null = null;
  acceptedAt: Date | null = null;
  readonly createdAt: Date;
  /** Also its version: an edit based on an earlier one is stale. */
  updatedAt: Date;

  private constructor(id: string, submissionId: string, details: OfferDetails, at: Date) {
    this.id = id;
    this.submissionId = submissionId;
    this.kind = details.kind;
    this.amountPence = details.amountPence;
    this.termMonths = details.termMonths;
    this.rateKind = details.rateKind;
    this.rate = details.rate;
    this.repayment = details.repayment;
    this.arrangementFeePence = details.arrangementFeePence;
    this.brokerFeePence = details.brokerFeePence;
    this.otherFeesPence = details.otherFeesPence;
    this.exitFeePence = details.exitFeePence;
    this.expiresOn = details.expiresOn;
    this.conditions = details.conditions;
    this.brokerCommissionPence = details.brokerCommissionPence;
    this.brokerCommissionBasis = details.brokerCommissionBasis;
    this.createdAt = at;
    this.updatedAt = at;
  }

  /** @throws InvalidInput for implausible terms, and for an expiry date in the past */
  static made(id: string, submissionId: string, details: OfferDetails, { at, today }: Now): Offer {
    offerFigures(details);
    checkCommission(details);
    checkLastDay(details.expiresOn, today);
    return new Offer(id, submissionId, details, at);
  }

  /** Identifies the task to deal with it before it expires: another date is another cause. Null without a date. */
  get expiry(): string | null {
    return this.expiresOn === null ? null : `${this.id}:${this.expiresOn}`;
  }

  isAsReadAt(at: Date): boolean {
    return this.updatedAt.getTime() === at.getTime();
  }

  /**
   * Any change except to the expiry date clears the applicant's choice, which was of the earlier terms.
   * @throws OfferAccepted, OfferWithdrawn, InvalidInput
   */
  change(to: OfferEdit, { at, today }: Now): FieldChanges<OfferDetails, OfferDetail> {
    this.checkOpen();
    const changes = changeFields<Offer, OfferDetail>(this, EDITED, to);
    const changed = Object.keys(changes);
    offerFigures(this);
    checkCommission(this);
    if (changes.expiresOn) checkLastDay(this.expiresOn, today);
    if (changed.some((detail) => detail !== 'expiresOn')) this.chosenByApplicantAt = null;
    if (changed.length > 0) this.updatedAt = at;
    return changes;
  }

  /** @throws OfferAccepted, OfferWithdrawn */
  withdraw(at: Date): void {
    this.checkOpen();
    this.withdrawnAt = at;
    this.updatedAt = at;
  }

  /** @throws OfferAccepted, OfferWithdrawn, OfferExpired */
  accept({ at, today }: Now): void {
    this.checkOpen();
    this.checkStanding(today);
    this.acceptedAt = at;
    this.updatedAt = at;
  }

  /** Returns false if it is shared already. @throws OfferAccepted, OfferWithdrawn, OfferExpired */
  share({ at, today }: Now): boolean {
    this.checkOpen();
    this.checkStanding(today);
    if (this.sharedAt) return false;
    this.sharedAt = at;
    this.updatedAt = at;
    return true;
  }

  /** A reminder changes no terms, so the version stays. */
  remind(at: Date): void {
    this.remindedAt = at;
  }

  /** The applicant chooses it. */
  choose(at: Date): void {
    this.chosenByApplicantAt = at;
    this.updatedAt = at;
  }

  /** The applicant chooses another. */
  clearChoice(at: Date): void {
    this.chosenByApplicantAt = null;
    this.updatedAt = at;
  }

  undoAcceptance(at: Date): void {
    this.acceptedAt = null;
    this.updatedAt = at;
  }

  private checkStanding(today: string): void {
    if (this.expiresOn !== null && this.expiresOn < today) throw new OfferExpired(this.expiresOn);
  }

  private checkOpen(): void {
    if (this.acceptedAt) throw new OfferAccepted();
    if (this.withdrawnAt) throw new OfferWithdrawn();
  }
}

/** A submission has at most one. */
export const acceptedAmong = (offers: readonly Offer[]): Offer | null =>
  offers.find(({ acceptedAt }) => acceptedAt !== null) ?? null;

const checkCommission = ({ brokerCommissionPence, brokerCommissionBasis }: OfferCommission): void => {
  const isUnknown = brokerCommissionBasis === 'unknown';
  if (isUnknown === (brokerCommissionPence === null)) return;
  const error = isUnknown
    ? { field: 'brokerCommissionBasis', message: 'Choose whether the commission is confirmed or likely' }
    : { field: 'brokerCommissionPence', message: 'Enter the commission, or 0 if the lender pays nothing' };
  throw new InvalidInput([error]);
};

const checkLastDay = (expiresOn: string | null, today: string): void => {
  if (expiresOn === null || expiresOn >= today) return;
  const message = 'This date is in the past. Choose today or a later date, or leave it empty.';
  throw new InvalidInput([{ field: 'expiresOn', message }]);
};
