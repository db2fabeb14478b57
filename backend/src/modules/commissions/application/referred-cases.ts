import type { DisclosureAction } from '#platform/application/activity-log.js';
import type { Principal } from '#platform/application/principal.js';
import type { ProductKey } from '#kernel/lending/product.js';
import type { CommissionDisclosure } from '../domain/disclosures/commission-disclosure.js';
import type { QuestionTopic } from '../domain/partner-question.js';

/** The facts of a case that commission needs. */
export interface ReferredCase {
  readonly id: string;
  /** The partner of the case; null for a visitor's own. */
  readonly introducerId: string | null;
  readonly companyName: string;
  readonly contactName: string;
  readonly products: readonly ProductKey[];
  readonly submittedAt: Date;
}

export interface LockedCase extends ReferredCase {
  /** Whether its client gets emails: not if the partner has not confirmed that the client knows of it. */
  readonly emailsClient: boolean;
}

export abstract class ReferredCases {
  /** The case of a status link. @throws LinkNotFound */
  abstract byLink(token: string): Promise<string>;
  /** Locks the case and its submissions until the unit of work ends. @throws ApplicationNotFound */
  abstract lock(applicationId: string): Promise<LockedCase>;
  /** Without a lock. @throws ApplicationNotFound */
  abstract find(applicationId: string): Promise<ReferredCase>;
  /** One of the partner's own cases. @throws ApplicationNotFound, also for cases of others */
  abstract findOf(introducerId: string, applicationId: string): Promise<ReferredCase>;
  /**
   * Records in the case's history that its partner asked about commission. Call it inside the unit of work of the
   * query.
   */
  abstract questioned(
    applicationId: string,
    lineId: string,
    message: string,
    actor: Principal,
  ): Promise<void>;
  /** Records in the case's history that its partner asked about it. Call it inside the unit of work of the question. */
  abstract asked(applicationId: string, message: string, actor: Principal): Promise<void>;
  /** Records in the case's history that a question was answered. Call it inside the unit of work of the answer. */
  abstract answered(
    about: QuestionTopic,
    applicationId: string,
    answer: string,
    actor: Principal,
  ): Promise<void>;
  /** Records in the case's history what happened to a disclosure. Call it inside the unit of work of the change. */
  abstract disclosed(
    what: DisclosureAction,
    disclosure: Pick<CommissionDisclosure, 'id' | 'applicationId'>,
    actor: Principal,
  ): Promise<void>;
}
