export interface ReferralLinkState {
  readonly introducerId: string;
  /** Whoever knows it can send applications as this partner's clients; it opens nothing else. */
  readonly token: string;
  readonly createdAt: Date;
}

/** The address that a partner gives its clients: what they send from there becomes the partner's cases. */
export class ReferralLink implements ReferralLinkState {
  readonly introducerId: string;
  readonly token: string;
  readonly createdAt: Date;

  constructor({ introducerId, token, createdAt }: ReferralLinkState) {
    this.introducerId = introducerId;
    this.token = token;
    this.createdAt = createdAt;
  }
}
