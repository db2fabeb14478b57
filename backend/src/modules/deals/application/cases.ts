import type { DealAction } from '#platform/application/activity-log.js';
import type { Principal } from '#platform/application/principal.js';
import type { ProductKey } from '#kernel/lending/product.js';
import type { SubmissionLender } from '../domain/lender-record.js';
import type { LenderSubmission, Move } from '../domain/lender-submission.js';
import type { Placement } from '../domain/placement.js';

/** A funding application, as its deals know it. */
export interface Case {
  readonly id: string;
  readonly companyName: string;
  readonly contactName: string;
  readonly products: readonly ProductKey[];
  readonly submittedAt: Date;
  /** The partner whose case it is; null for a visitor's own. */
  readonly introducerId: string | null;
  readonly status: 'pending' | 'in_review' | 'approved' | 'rejected';
  readonly placement: Placement | null;
  readonly assignedLender: string | null;
  /** Whether its client is written to: not where a partner has not said that the client knows of it. */
  readonly tellsClient: boolean;
  /** Whether staff have yet to check if the loan is regulated: until then no lender gets the details. */
  readonly awaitsPerimeterCheck: boolean;
}

/** That details of a case were given away, for its client to read. */
export interface SharedDetails {
  readonly applicationId: string;
  readonly recipient: string;
  /** Which details. */
  readonly what: string;
  readonly actor: Principal;
}

/** How a deal changes its case; what is undefined stays as it is. */
export interface CaseChange {
  readonly placement: Placement | null;
  /** What its partner is told besides how far it has come. */
  readonly progress?: 'lender_declined' | 'completion_reversed' | undefined;
  readonly status?: 'in_review' | 'approved' | undefined;
  /** Null takes it back from its lender. */
  readonly assignedLender?: SubmissionLender | null | undefined;
}

/** A case that nobody else changes until the unit of work ends, nor its submissions. It says how it was when it was locked. */
export interface LockedCase extends Case {
  change(change: CaseChange, actor: Principal): Promise<void>;
}

/** Something that happened to a submission or a consent, which its case keeps among what happened to it. */
export interface SubmissionEvent {
  readonly kind: DealAction;
  /** Absent where it is about the case and a lender. */
  readonly submissionId?: string;
  readonly applicationId: string;
  readonly lender: string;
  readonly move?: Omit<Move, 'from'> & { readonly from: Move['from'] | null };
  readonly reason?: string | null;
  readonly actor: Principal;
}

/** To be called inside the unit of work of the change, but for `check`, `isClosed` and `ownerOf`. */
export abstract class Cases {
  /** @throws ApplicationNotFound */
  abstract check(id: string): Promise<void>;
  /** Whether it is rejected. */
  abstract isClosed(id: string): Promise<boolean>;
  /**
   * Whoever changes a submission of a case locks the case first: until the unit of work ends nobody else changes either.
   * Whoever writes a lender's name into a case locks the lenders before it (`LenderDirectory.lock`).
   * @throws ApplicationNotFound
   */
  abstract lock(id: string): Promise<LockedCase>;
  abstract record(event: SubmissionEvent): Promise<void>;
  /** The same, of a submission. */
  recordOf(
    { id: submissionId, applicationId, lenderName: lender }: LenderSubmission,
    kind: DealAction,
    actor: Principal,
    facts: Pick<SubmissionEvent, 'move' | 'reason'> = {},
  ): Promise<void> {
    return this.record({ kind, submissionId, applicationId, lender, ...facts, actor });
  }
  abstract disclose(details: SharedDetails): Promise<void>;
  /** Whom a mail about a case goes to: its owner, or the firm where nobody owns it. */
  abstract ownerOf(id: string): Promise<{ readonly name: string; readonly address: string }>;
}
