import { Injectable } from '@nestjs/common';
import { Database } from '#platform/infrastructure/database/database.js';
import type {
  DuplicateQueries,
  DuplicateCandidate,
  DuplicateSearch,
} from '../../application/duplicates/duplicate.queries.js';
import { SAME_WITHIN_MS } from '../../domain/company-identity.js';

/** The maximum number of candidates: no one would look through more. */
const MOST = 20;

/** Each part uses an index of its own. */
const part = (condition: string): string =>
  `(select id from application_submissions where ${condition} order by id desc limit ${MOST})`;
const NEAR = 'created_at between $5 and $6';

const CANDIDATES = `
  select id, company_name as "companyName", amount, status, stage, created_at as "createdAt", updated_at as "updatedAt",
    introducer_id as "introducerId", duplicate_of as "duplicateOf", renewal_of as "renewalOf", company_number_key as "companyNumberKey",
    coalesce(email_key, '') as "emailKey", coalesce(company_key, '') as "companyKey"
  from application_submissions
  where id <> $1 and id in (
    ${part('company_number_key = $2')} union all
    ${part(`email_key = $3 and ${NEAR}`)} union all
    ${part(`company_key = $4 and ${NEAR}`)} union all
    ${part('duplicate_of = $1')} union all
    ${part('renewal_of = $1')} union all
    ${part('id in ($7, $8)')})
  order by id desc`;

@Injectable()
export class PostgresDuplicateQueries implements DuplicateQueries {
  constructor(private readonly database: Database) {}

  candidates(search: DuplicateSearch): Promise<readonly DuplicateCandidate[]> {
    const { id, companyNumberKey, emailKey, companyKey, duplicateOf, renewalOf } = search;
    const at = search.createdAt.getTime();
    return this.database.manager.query<DuplicateCandidate[]>(CANDIDATES, [
      ...[id, companyNumberKey, emailKey, companyKey === '' ? null : companyKey],
      ...[new Date(at - SAME_WITHIN_MS), new Date(at + SAME_WITHIN_MS), duplicateOf, renewalOf],
    ]);
  }
}
