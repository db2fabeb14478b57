import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database } from '#shared/infrastructure/database/database.js';
import { CompletionRepository } from '../../application/completion.repository.js';
import type { Completion } from '../../domain/completion.js';
import { completionTable } from './completion.table.js';

@Injectable()
export class TypeOrmCompletionRepository extends CompletionRepository {
  constructor(private readonly database: Database) {
    super();
  }

  add(completion: Completion): Promise<void> {
    return this.database.insert(completionTable, completion);
  }

  findOf(submissionId: string): Promise<Completion | null> {
    return this.database.manager.findOneBy(completionTable, { submissionId, reversedAt: IsNull() });
  }

  save(completion: Completion): Promise<void> {
    return this.database.save(completionTable, completion);
  }
}
