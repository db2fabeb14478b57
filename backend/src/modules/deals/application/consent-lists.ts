import type { ViewOf } from '#shared/application/view.js';
import type { Owner } from '#shared/application/staff-members.js';
import type { LenderConsent } from '../domain/lender-consent.js';
import type { SubmissionLender } from '../domain/lender-submission.js';

export const CONSENT_FIELDS = ['id', 'applicationId', 'state', 'via', 'askedAt', 'answeredAt'] as const;

/** A consent as staff see it. */
export type ConsentView = ViewOf<LenderConsent, (typeof CONSENT_FIELDS)[number]> & {
  readonly lender: SubmissionLender;
  /** The member of the staff to whom the client said it; null for an answer by the link. */
  readonly recordedBy: Owner | null;
};

export abstract class ConsentLists {
  /** Of an application, oldest first; of these lenders only, where some are named. */
  abstract of(applicationId: string, lenders?: readonly string[]): Promise<readonly ConsentView[]>;
}
