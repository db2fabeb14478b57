import type { CommissionQuestion } from '../../domain/commission-question.js';

export abstract class QuestionRepository {
  abstract add(question: CommissionQuestion): Promise<void>;
  /** Locks it until the unit of work ends. @throws QuestionNotFound */
  abstract lock(id: string): Promise<CommissionQuestion>;
  abstract save(question: CommissionQuestion): Promise<void>;
  /** Null if unknown. */
  abstract find(id: string): Promise<CommissionQuestion | null>;
}
