import type { Answers } from '#kernel/lending/answers.js';
import type { FundingApplication } from '../../domain/funding-application.js';
import type { CompanyIdentity } from '../../domain/company-identity.js';

/** An application that may be about the same as another. */
export interface DuplicateCandidate
  extends
    CompanyIdentity,
    Pick<Answers, 'companyName' | 'amount'>,
    Pick<
      FundingApplication,
      'id' | 'status' | 'stage' | 'createdAt' | 'updatedAt' | 'introducerId' | 'duplicateOf' | 'renewalOf'
    > {}

/** Whose duplicates are looked for. */
export interface DuplicateSearch
  extends CompanyIdentity, Pick<FundingApplication, 'id' | 'createdAt' | 'duplicateOf' | 'renewalOf'> {}

export abstract class DuplicateQueries {
  /**
   * The others with one of its keys, those that are marked as one with it, what it renews and what renews it; newest first, so many at most of each.
   * Whether they are the same company is for `sameBy` to say.
   */
  abstract candidates(search: DuplicateSearch): Promise<readonly DuplicateCandidate[]>;
}
