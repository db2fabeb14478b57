import type { Answers } from '#kernel/lending/answers.js';
import type { ApplicationStatus, Stage } from '../../domain/application-status.js';
import type { StoredMatches } from '../../domain/stored-matches.js';

interface Promised {
  /** By when we promise to respond; null once we have. */
  readonly callbackDueAt: Date | null;
}

export interface SavedEnquiry extends Promised {
  /** The partner who sent it for the applicant; null where the applicant did, or staff entered it. */
  readonly sentBy: string | null;
  /** The partner whose case it is; null where it is nobody's. */
  readonly introducerId: string | null;
  /** When staff recorded how they had reached the client; null until then. */
  readonly clientReachedAt: Date | null;
  readonly answers: Answers;
  readonly matches: StoredMatches;
  readonly submittedAt: Date;
  /** Whether it is neither approved nor rejected, so that its open questions can still be answered. */
  readonly isUndecided: boolean;
}

export interface ApplicantView extends Promised {
  readonly companyName: string;
  readonly fundingType: string;
  readonly status: ApplicationStatus;
  readonly stage: Stage;
  /** Since when it has had this status. */
  readonly statusAt: Date;
  /** Why it has this status, in the words that staff chose for the applicant; null where they chose none. */
  readonly reason: string | null;
  readonly submittedAt: Date;
  /** The partner whose case it is; null for a visitor's own. */
  readonly introducerId: string | null;
  /** When the client agreed to that, or was said to; null where neither is known. */
  readonly clientConsentAt: Date | null;
}

/** What an applicant may see again; null for an application that is gone. */
export abstract class ApplicantQueries {
  abstract savedEnquiry(applicationId: string): Promise<SavedEnquiry | null>;
  abstract standing(applicationId: string): Promise<ApplicantView | null>;
}
