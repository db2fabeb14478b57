import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { DatedCause } from '#modules/tasks/public.js';
import { Database } from '#platform/infrastructure/database/database.js';
import type { CompletionRepository } from '../../application/completions/completion.repository.js';
import type { Completion } from '../../domain/completion.js';
import { completionTable } from './completion.table.js';

/** `$1` is ninety days from now: ninety days after the end it is too late to ask. */
const ENDING = `
  select completions.id::text as subject, application_id as "applicationId", lender_name as about,
    ends_on::text as day
  from completions join lender_submissions on lender_submissions.id = submission_id
  where ends_on <= $1 and ends_on > $1::date - 180 and reversed_at is null and redeemed_on is null
  order by completions.id`;

@Injectable()
export class PostgresCompletionRepository implements CompletionRepository {
  constructor(private readonly database: Database) {}

  add(completion: Completion): Promise<void> {
    return this.database.insert(completionTable, completion);
  }

  findOf(submissionId: string): Promise<Completion | null> {
    return this.database.manager.findOneBy(completionTable, { submissionId, reversedAt: IsNull() });
  }

  endingBy(day: string): Promise<readonly DatedCause[]> {
    return this.database.manager.query<DatedCause[]>(ENDING, [day]);
  }

  save(completion: Completion): Promise<void> {
    return this.database.save(completionTable, completion);
  }
}
