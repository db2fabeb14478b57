import type { Answers } from '#kernel/lending/answers.js';
import type { FundingApplication } from '../../domain/funding-application.js';
import type { CompanyIdentity } from '../../domain/company-identity.js';

/** A possible duplicate of an application. */
export interface DuplicateCandidate
  extends
    CompanyIdentity,
    Pick<Answers, 'companyName' | 'amount'>,
    Pick<
      FundingApplication,
      'id' | 'status' | 'stage' | 'createdAt' | 'updatedAt' | 'introducerId' | 'duplicateOf' | 'renewalOf'
    > {}

/** The application whose duplicates are searched for. */
export interface DuplicateSearch
  extends CompanyIdentity, Pick<FundingApplication, 'id' | 'createdAt' | 'duplicateOf' | 'renewalOf'> {}

export abstract class DuplicateQueries {
  /**
   * Applications with one of its keys, its marked duplicates, and its renewals in both directions; newest first, up
   * to a maximum of each. `sameBy` decides whether they are from the same company.
   */
  abstract candidates(search: DuplicateSearch): Promise<readonly DuplicateCandidate[]>;
}
