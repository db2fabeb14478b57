/** A partner, as far as its cases need to know it. */
export interface Partner {
  readonly companyName: string;
  readonly contactName: string;
  readonly email: string;
  readonly suspended: boolean;
}

export abstract class Partners {
  /** Null for one who is gone. */
  abstract find(introducerId: string): Promise<Partner | null>;
  /** What partners' companies are called, by the partners' ids. */
  abstract companyNames(introducerIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The partner whose referral link has this token; null for a link that leads to nobody any more. */
  abstract idByLink(token: string): Promise<string | null>;
}
