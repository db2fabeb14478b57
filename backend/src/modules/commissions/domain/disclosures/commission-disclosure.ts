/** What is known of the commission for a case; both null until it completes. Whole pence, net. */
export interface CommissionFigures {
  /** What the lender pays the broker. */
  readonly brokerCommissionPence: number | null;
  /** What the broker pays the partner of it. */
  readonly partnerSharePence: number | null;
}

interface Wording extends CommissionFigures {
  readonly text: string;
  /** Of the text in UTF-8, in hexadecimal digits. */
  readonly sha256: string;
}

/**
 * What a client was told about the commission for their case, word for word. What it says is never changed: a newer one
 * takes its place.
 */
export class CommissionDisclosure implements CommissionFigures {
  readonly id: string;
  readonly applicationId: string;
  /** From 1, for each case. */
  readonly version: number;
  readonly text: string;
  readonly sha256: string;
  readonly brokerCommissionPence: number | null;
  readonly partnerSharePence: number | null;
  /** When the client first had it before them. */
  openedAt: Date | null = null;
  acknowledgedAt: Date | null = null;
  /** The name that the client gave. */
  acknowledgedBy: string | null = null;
  /** Since when an amount that it names is another; null while each is the same. */
  outOfDateSince: Date | null = null;
  readonly createdAt: Date;
  /** Of the member of the staff who froze it; null once they are gone. */
  readonly createdBy: string | null;

  private constructor(
    id: string,
    applicationId: string,
    version: number,
    wording: Wording,
    { by, at }: { readonly by: string | null; readonly at: Date },
  ) {
    this.id = id;
    this.applicationId = applicationId;
    this.version = version;
    this.text = wording.text;
    this.sha256 = wording.sha256;
    this.brokerCommissionPence = wording.brokerCommissionPence;
    this.partnerSharePence = wording.partnerSharePence;
    this.createdAt = at;
    this.createdBy = by;
  }

  /** @param before The newest of the same case; null for the first */
  static frozen(
    id: string,
    applicationId: string,
    before: CommissionDisclosure | null,
    wording: Wording,
    created: { readonly by: string | null; readonly at: Date },
  ): CommissionDisclosure {
    return new CommissionDisclosure(id, applicationId, (before?.version ?? 0) + 1, wording, created);
  }

  /** The first time counts: whether this was it. */
  open(at: Date): boolean {
    if (this.openedAt !== null) return false;
    this.openedAt = at;
    return true;
  }

  /** The first acknowledgement counts: whether this was it. */
  acknowledge(name: string, at: Date): boolean {
    if (this.acknowledgedAt !== null) return false;
    this.acknowledgedAt = at;
    this.acknowledgedBy = name;
    return true;
  }

  /** Holds the amounts that it names against those of now. What it says without an amount is how they are worked out, which a completion does not change. */
  compare({ brokerCommissionPence, partnerSharePence }: CommissionFigures, at: Date): void {
    const isSame =
      isSameAmount(this.brokerCommissionPence, brokerCommissionPence) &&
      isSameAmount(this.partnerSharePence, partnerSharePence);
    this.outOfDateSince = isSame ? null : (this.outOfDateSince ?? at);
  }
}

const isSameAmount = (disclosed: number | null, now: number | null): boolean =>
  disclosed === null || disclosed === now;
