import type { DealAction } from '#platform/application/activity-log.js';
import type { Principal } from '#platform/application/principal.js';
import type { ProductKey } from '#kernel/lending/product.js';
import type { SubmissionLender } from '../domain/lender-record.js';
import type { LenderSubmission, Move } from '../domain/lender-submission.js';
import type { Placement } from '../domain/placement.js';

/** An application, as its deals see it. */
export interface Case {
  readonly id: string;
  readonly companyName: string;
  readonly contactName: string;
  readonly products: readonly ProductKey[];
  readonly submittedAt: Date;
  /** The partner of the case; null for a visitor's own. */
  readonly introducerId: string | null;
  readonly status: 'pending' | 'in_review' | 'approved' | 'rejected';
  readonly placement: Placement | null;
  readonly assignedLender: string | null;
  /** Whether its client gets emails: not if the partner has not confirmed that the client knows of it. */
  readonly emailsClient: boolean;
  /** Whether staff still have to check if the loan is regulated: until then nothing goes to a lender. */
  readonly awaitsPerimeterCheck: boolean;
}

/** A record, for the client to see, that details of a case were shared. */
export interface SharedDetails {
  readonly applicationId: string;
  readonly recipient: string;
  /** Which details. */
  readonly what: string;
  readonly actor: Principal;
}

/** How a deal changes its case; undefined fields stay unchanged. */
export interface CaseChange {
  readonly placement: Placement | null;
  /** Progress to email to the partner besides the stage. */
  readonly progress?: 'lender_declined' | 'completion_reversed' | undefined;
  readonly status?: 'in_review' | 'approved' | undefined;
  /** Null unassigns the lender. */
  readonly assignedLender?: SubmissionLender | null | undefined;
}

/** A case locked with its submissions until the unit of work ends, as it was when locked. */
export interface LockedCase extends Case {
  change(change: CaseChange, actor: Principal): Promise<void>;
  /** Staff have acted on the client's behalf: the promise of an answer is kept. */
  keepPromise(): Promise<void>;
}

/** An event of a submission or a consent, for the case's history. */
export interface SubmissionEvent {
  readonly kind: DealAction;
  /** Absent if it is about the case and a lender. */
  readonly submissionId?: string;
  readonly applicationId: string;
  readonly lender: string;
  readonly move?: Omit<Move, 'from'> & { readonly from: Move['from'] | null };
  readonly reason?: string | null;
  readonly actor: Principal;
}

/** Call its methods inside the unit of work of the change, except `check`, `isClosed` and `ownerOf`. */
export abstract class Cases {
  /** @throws ApplicationNotFound */
  abstract check(id: string): Promise<void>;
  /** Whether it is rejected. */
  abstract isClosed(id: string): Promise<boolean>;
  /**
   * Locks a case until the unit of work ends. Changes to a submission must lock its case first. Code that writes a
   * lender's name into a case must lock the lenders before that (`LenderDirectory.lock`).
   * @throws ApplicationNotFound
   */
  abstract lock(id: string): Promise<LockedCase>;
  abstract record(event: SubmissionEvent): Promise<void>;
  /** Locks the case of a submission, like `lock`. */
  recordOf(
    { id: submissionId, applicationId, lenderName: lender }: LenderSubmission,
    kind: DealAction,
    actor: Principal,
    facts: Pick<SubmissionEvent, 'move' | 'reason'> = {},
  ): Promise<void> {
    return this.record({ kind, submissionId, applicationId, lender, ...facts, actor });
  }
  abstract disclose(details: SharedDetails): Promise<void>;
  /** The recipient of internal emails about a case: its owner, or the firm if unassigned. */
  abstract ownerOf(id: string): Promise<{ readonly name: string; readonly address: string }>;
}
