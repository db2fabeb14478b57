import type { ProductKey } from '#shared/domain/product.js';

/** A case, as far as commission needs to know it. */
export interface ReferredCase {
  readonly id: string;
  /** The partner whose case it is; null for a visitor's own. */
  readonly introducerId: string | null;
  readonly companyName: string;
  readonly contactName: string;
  readonly products: readonly ProductKey[];
  readonly submittedAt: Date;
}

export abstract class ReferredCases {
  /**
   * Until the unit of work ends nobody else changes it or its submissions.
   * @throws ApplicationNotFound
   */
  abstract lock(applicationId: string): Promise<ReferredCase>;
  /**
   * To read it.
   * @throws ApplicationNotFound
   */
  abstract find(applicationId: string): Promise<ReferredCase>;
  /**
   * One of the partner's; those of others are none.
   * @throws ApplicationNotFound
   */
  abstract findOf(introducerId: string, applicationId: string): Promise<ReferredCase>;
}
