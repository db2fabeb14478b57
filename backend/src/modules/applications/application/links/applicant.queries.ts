import type { Answers } from '#kernel/lending/answers.js';
import type { ApplicationStatus, Stage } from '../../domain/application-status.js';
import type { StoredMatches } from '../../domain/stored-matches.js';

interface Promised {
  /** The time by which we promise to respond; null once we have. */
  readonly callbackDueAt: Date | null;
}

export interface SavedEnquiry extends Promised {
  /** The partner who submitted it for the applicant; null if the applicant did, or staff added it. */
  readonly sentBy: string | null;
  /** The partner of the case; null without one. */
  readonly introducerId: string | null;
  /** When staff recorded contact with the client; null if they have not. */
  readonly clientReachedAt: Date | null;
  readonly answers: Answers;
  readonly matches: StoredMatches;
  readonly submittedAt: Date;
  /** Whether it is neither approved nor rejected, so that open questions can still be answered. */
  readonly isUndecided: boolean;
}

export interface ApplicantView extends Promised {
  readonly companyName: string;
  readonly fundingType: string;
  /** As it was answered. */
  readonly amount: string;
  /** Null if not answered. */
  readonly purpose: string | null;
  readonly status: ApplicationStatus;
  readonly stage: Stage;
  /** Since when it has this status. */
  readonly statusAt: Date;
  /** The reason for the status in staff's words for the applicant; null if they gave none. */
  readonly reason: string | null;
  readonly submittedAt: Date;
  /** The partner of the case; null for a visitor's own. */
  readonly introducerId: string | null;
  /** When the client agreed, or the partner said so; null if unknown. */
  readonly clientConsentAt: Date | null;
}

/** What an applicant may see; null for a deleted application. */
export abstract class ApplicantQueries {
  abstract savedEnquiry(applicationId: string): Promise<SavedEnquiry | null>;
  abstract standing(applicationId: string): Promise<ApplicantView | null>;
}
