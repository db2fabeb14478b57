import { Injectable } from '@nestjs/common';
import { Database } from '#platform/infrastructure/database/database.js';
import type { LenderQuestionRepository } from '../../application/questions/lender-question.repository.js';
import type { LenderQuestion } from '../../domain/lender-question.js';
import { lenderQuestionTable } from './lender-question.table.js';

@Injectable()
export class PostgresLenderQuestionRepository implements LenderQuestionRepository {
  constructor(private readonly database: Database) {}

  add(question: LenderQuestion): Promise<void> {
    return this.database.insert(lenderQuestionTable, question);
  }

  of(applicationId: string): Promise<readonly LenderQuestion[]> {
    return this.database.manager.find(lenderQuestionTable, {
      where: { applicationId },
      order: { id: 'asc' },
    });
  }
}
