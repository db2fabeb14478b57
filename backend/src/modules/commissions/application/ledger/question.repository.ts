import type { PartnerQuestion } from '../../domain/partner-question.js';

export abstract class QuestionRepository {
  abstract add(question: PartnerQuestion): Promise<void>;
  /** Locks it until the unit of work ends. @throws QuestionNotFound */
  abstract lock(id: string): Promise<PartnerQuestion>;
  abstract save(question: PartnerQuestion): Promise<void>;
  /** Null if unknown. */
  abstract find(id: string): Promise<PartnerQuestion | null>;
}
