import type { ConsentState } from '../domain/consent-states.js';
import { lastSentTo } from '../domain/lender-submission.js';
import type { ConsentRepository } from './consent.repository.js';
import type { SubmissionRepository } from './submission.repository.js';

/** Whether the details may go to a lender, as the applicant is asked. */
export interface ConsentForApplicant {
  readonly id: string;
  readonly lender: string;
  readonly state: ConsentState;
  /** Whether the link takes another answer: not once the details were sent. */
  readonly canAnswer: boolean;
}

/** What an applicant may know of the deals of an application. */
export interface DealsForApplicant {
  /** Oldest first. */
  readonly consents: readonly ConsentForApplicant[];
}

/** For the status page: of lenders that the applicant was not asked about it says nothing. */
export class ShowDeals {
  constructor(
    private readonly consents: ConsentRepository,
    private readonly submissions: SubmissionRepository,
  ) {}

  async execute(applicationId: string): Promise<DealsForApplicant> {
    const [consents, submissions] = await Promise.all([
      this.consents.of(applicationId),
      this.submissions.of(applicationId),
    ]);
    return {
      consents: consents.map((consent) => ({
        id: consent.id,
        lender: consent.lenderName,
        state: consent.state,
        canAnswer: consent.isOpen(lastSentTo(consent.lender, submissions)),
      })),
    };
  }
}
