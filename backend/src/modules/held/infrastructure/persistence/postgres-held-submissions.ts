import { Injectable } from '@nestjs/common';
import { HeldSubmissions, type HeldSubmission } from '../../application/held-submissions.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { HeldSubmissionNotFound } from '../../domain/errors.js';
import { heldSubmissionTable } from './held-submission.table.js';

/** How many are held: so many that staff can look through them, and no flood fills the database. */
export const MAX_HELD = 500;

/** Those that another call takes or deletes at this moment are left to it, so that no two wait for each other. */
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
