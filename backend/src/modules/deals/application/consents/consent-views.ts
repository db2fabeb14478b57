import type { ListRequest, OrderByAge, Page } from '#platform/application/list.js';
import type { ViewOf } from '#platform/application/view.js';
import type { Owner } from '#platform/application/staff-members.js';
import type { ConsentState } from '../../domain/consent-states.js';
import type { LenderConsent } from '../../domain/lender-consent.js';
import type { SubmissionLender } from '../../domain/lender-record.js';

export const CONSENT_FIELDS = ['id', 'applicationId', 'state', 'via', 'askedAt', 'answeredAt'] as const;

/** A consent as staff see it. */
export type ConsentView = ViewOf<LenderConsent, (typeof CONSENT_FIELDS)[number]> & {
  readonly lender: SubmissionLender;
  /** The member of staff who recorded the answer; null for an answer through the link. */
  readonly recordedBy: Owner | null;
};

/** Filters for the consents of an application; undefined filters match everything. */
export interface ConsentSelection extends ListRequest<OrderByAge> {
  readonly applicationId: string;
  readonly state?: ConsentState | undefined;
}

export abstract class ConsentViews {
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(selection: ConsentSelection): Promise<Page<ConsentView>>;
  /** The consents for these lenders, oldest first. */
  abstract about(applicationId: string, lenders: readonly string[]): Promise<readonly ConsentView[]>;
}
