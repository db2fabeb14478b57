/** The address that a partner gives its clients: what they send from there becomes the partner's cases. */
export interface ReferralLink {
  readonly introducerId: string;
  /** Whoever knows it can send applications as this partner's clients; it opens nothing else. */
  readonly token: string;
  readonly createdAt: Date;
}
