import type { CommissionQuestion } from '../../domain/commission-question.js';

export abstract class QuestionRepository {
  abstract add(question: CommissionQuestion): Promise<void>;
  /**
   * Until the unit of work ends nobody else answers it.
   * @throws QuestionNotFound
   */
  abstract lock(id: string): Promise<CommissionQuestion>;
  abstract save(question: CommissionQuestion): Promise<void>;
  /** Null where there is none. */
  abstract find(id: string): Promise<CommissionQuestion | null>;
}
