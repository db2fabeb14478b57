import { Injectable } from '@nestjs/common';
import { ENQUIRY_ANSWERS } from '#modules/matching/public.js';
import { columnName } from '#platform/infrastructure/database/lists/column-name.js';
import { Database } from '#platform/infrastructure/database/database.js';
import type { RecentEnquiries, RecentEnquiry } from '../../application/figures/recent-enquiries.js';
import { NOT_DUPLICATE } from './application-filters.js';

const ANSWERS = ENQUIRY_ANSWERS.map((answer) => `${columnName(answer)} as "${answer}"`).join(', ');

const LATEST = `
  select id, company_name as "companyName", created_at as "createdAt", ${ANSWERS}
  from application_submissions where created_at >= $1 and ${NOT_DUPLICATE} order by created_at desc limit $2`;

type Row = Omit<RecentEnquiry, 'answers'> & RecentEnquiry['answers'];

@Injectable()
export class PostgresRecentEnquiries implements RecentEnquiries {
  constructor(private readonly database: Database) {}

  async latest(since: Date, most: number): Promise<readonly RecentEnquiry[]> {
    const rows = await this.database.manager.query<Row[]>(LATEST, [since, most]);
    return rows.map(({ id, companyName, createdAt, ...answers }) => ({
      id,
      companyName,
      createdAt,
      answers,
    }));
  }
}
