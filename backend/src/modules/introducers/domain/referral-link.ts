/** A partner's public link: applications submitted through it become the partner's cases. */
export interface ReferralLink {
  readonly introducerId: string;
  /** Whoever knows it can submit applications as this partner's clients; it grants nothing else. */
  readonly token: string;
  readonly createdAt: Date;
}
