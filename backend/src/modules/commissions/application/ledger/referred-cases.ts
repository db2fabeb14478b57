import type { DisclosureAction } from '#platform/application/activity-log.js';
import type { Principal } from '#platform/application/principal.js';
import type { ProductKey } from '#kernel/lending/product.js';
import type { CommissionDisclosure } from '../../domain/disclosures/commission-disclosure.js';

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

export interface LockedCase extends ReferredCase {
  /** Whether its client is written to: not where a partner has not said that the client knows of it. */
  readonly tellsClient: boolean;
}

export abstract class ReferredCases {
  /**
   * The id of the case whose applicant holds this status link.
   * @throws LinkNotFound
   */
  abstract byLink(token: string): Promise<string>;
  /**
   * Until the unit of work ends nobody else changes it or its submissions.
   * @throws ApplicationNotFound
   */
  abstract lock(applicationId: string): Promise<LockedCase>;
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
  /** Keeps with the case that its partner asked about a line of commission. To be called inside the unit of work of the question. */
  abstract questioned(
    applicationId: string,
    lineId: string,
    message: string,
    actor: Principal,
  ): Promise<void>;
  /** Keeps with the case that such a question was answered. To be called inside the unit of work of the answer. */
  abstract answered(applicationId: string, answer: string, actor: Principal): Promise<void>;
  /** Keeps with the case what happened to a disclosure. To be called inside the unit of work of the change. */
  abstract disclosed(
    what: DisclosureAction,
    disclosure: Pick<CommissionDisclosure, 'id' | 'applicationId'>,
    actor: Principal,
  ): Promise<void>;
}
