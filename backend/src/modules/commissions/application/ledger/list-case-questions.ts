import type { ReferredCases } from '../referred-cases.js';
import type { LedgerViews, LineQuestion, StaffLineQuestion } from './ledger-views.js';

/** Partners' questions about a case itself, oldest first. */
export class ListCaseQuestions {
  constructor(
    private readonly cases: Pick<ReferredCases, 'find' | 'findOf'>,
    private readonly views: Pick<LedgerViews, 'questionsOfCase' | 'ownQuestionsOfCase'>,
  ) {}

  /** @throws ApplicationNotFound, also for cases of others */
  async ofPartner(introducerId: string, applicationId: string): Promise<readonly LineQuestion[]> {
    await this.cases.findOf(introducerId, applicationId);
    return this.views.ownQuestionsOfCase(introducerId, applicationId);
  }

  /** @throws ApplicationNotFound */
  async forStaff(applicationId: string): Promise<readonly StaffLineQuestion[]> {
    await this.cases.find(applicationId);
    return this.views.questionsOfCase(applicationId);
  }
}
