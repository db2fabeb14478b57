import type { SituationFacts } from '../domain/applicant-situation.js';

/** An application and who sent it, for what is written to them. */
export interface ApplicantCase {
  readonly contactName: string;
  readonly email: string;
  /** From the root of the site; null where the link is over. */
  readonly statusUrl: string | null;
  readonly linksExpireAt: Date;
  readonly facts: SituationFacts;
  /** Since when it has its status. */
  readonly statusAt: Date;
  /** Why it has this status, in the words that staff chose for the applicant; null where they chose none. */
  readonly reason: string | null;
  readonly submissions: readonly {
    readonly id: string;
    readonly lender: string;
    readonly state: string;
  }[];
  /** Of the newest disclosure of commission; null while there is none. */
  readonly disclosureId: string | null;
}

export abstract class ApplicantCases {
  /** Null for one that is gone. */
  abstract find(applicationId: string): Promise<ApplicantCase | null>;
}
