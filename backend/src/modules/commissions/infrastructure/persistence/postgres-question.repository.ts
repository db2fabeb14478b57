import { Injectable } from '@nestjs/common';
import { Database } from '#platform/infrastructure/database/database.js';
import type { QuestionRepository } from '../../application/ledger/question.repository.js';
import type { PartnerQuestion } from '../../domain/partner-question.js';
import { QuestionNotFound } from '../../domain/errors.js';
import { questionTable } from './question.table.js';

@Injectable()
export class PostgresQuestionRepository implements QuestionRepository {
  constructor(private readonly database: Database) {}

  add(question: PartnerQuestion): Promise<void> {
    return this.database.insert(questionTable, question);
  }

  lock(id: string): Promise<PartnerQuestion> {
    return this.database.lock(questionTable, { id }, QuestionNotFound);
  }

  save(question: PartnerQuestion): Promise<void> {
    return this.database.save(questionTable, question);
  }

  find(id: string): Promise<PartnerQuestion | null> {
    return this.database.manager.findOne(questionTable, { where: { id } });
  }
}
