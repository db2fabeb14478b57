import { Injectable } from '@nestjs/common';
import { HeldSubmissions, type HeldSubmission } from '../../application/held-submissions.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { HeldSubmissionNotFound } from '../../domain/errors.js';
import { heldSubmissionTable } from './held-submission.table.js';

/** The maximum held: few enough for staff to review, and a flood cannot fill the database. */
export const MAX_HELD = 500;

/** Skips rows locked by other requests, so that no two deadlock. */
const DELETE_TOO_OLD = `
  delete from held_submissions where id in (
    select id from held_submissions
    where id <= (select id from held_submissions order by id desc offset ${MAX_HELD} limit 1)
    for update skip locked
  )`;

@Injectable()
export class PostgresHeldSubmissions extends HeldSubmissions {
  constructor(private readonly database: Database) {
    super();
  }

  async hold(submission: HeldSubmission): Promise<void> {
    await this.database.insert(heldSubmissionTable, submission);
    await this.database.manager.query(DELETE_TOO_OLD);
  }

  async take(id: string): Promise<HeldSubmission> {
    const submission = await this.database.lock(heldSubmissionTable, { id }, HeldSubmissionNotFound);
    await this.database.manager.delete(heldSubmissionTable, { id });
    return submission;
  }
}
