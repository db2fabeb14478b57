import { Injectable } from '@nestjs/common';
import { Database } from '#platform/infrastructure/database/database.js';
import type { SubmissionRepository } from '../../application/submissions/submission.repository.js';
import { SubmissionNotFound } from '../../domain/errors.js';
import type { LenderSubmission } from '../../domain/lender-submission.js';
import { submissionTable } from './submission.table.js';

@Injectable()
export class PostgresSubmissionRepository implements SubmissionRepository {
  constructor(private readonly database: Database) {}

  add(submission: LenderSubmission): Promise<void> {
    return this.database.insert(submissionTable, submission);
  }

  async applicationOf(id: string): Promise<string> {
    const found = await this.database.manager.findOneBy(submissionTable, { id });
    if (!found) throw new SubmissionNotFound();
    return found.applicationId;
  }

  of(applicationId: string): Promise<readonly LenderSubmission[]> {
    return this.database.manager.find(submissionTable, { where: { applicationId }, order: { id: 'asc' } });
  }

  save(submission: LenderSubmission): Promise<void> {
    return this.database.save(submissionTable, submission);
  }
}
