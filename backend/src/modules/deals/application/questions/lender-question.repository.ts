import type { LenderQuestion } from '../../domain/lender-question.js';

export abstract class LenderQuestionRepository {
  abstract add(question: LenderQuestion): Promise<void>;
  /** Oldest first. */
  abstract of(applicationId: string): Promise<readonly LenderQuestion[]>;
}
