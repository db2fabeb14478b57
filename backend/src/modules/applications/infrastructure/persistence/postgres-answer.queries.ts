import { Injectable } from '@nestjs/common';
import { COUNT_LIMIT } from '#platform/application/list.js';
import { Database } from '#platform/infrastructure/database/database.js';
import type { AnswerQueries, Decided, DecidedInWeek } from '../../application/answers/answer.queries.js';
import { RESPONSE_DUE_AT, NOT_DUPLICATE } from './application-filters.js';

// In the order of the index, so that a count that ends early does not scan the table.
const counted = (condition: string): string => `(select count(*)::int from (
  select from application_submissions where ${condition} and ${NOT_DUPLICATE} order by ${RESPONSE_DUE_AT} limit $3) as waiting)`;

const AWAITED_NOW = `select ${counted(`${RESPONSE_DUE_AT} <= $1`)} as overdue,
  ${counted(`${RESPONSE_DUE_AT} > $1 and ${RESPONSE_DUE_AT} <= $2`)} as "dueSoon"`;

const DECISIONS = `
  select created_at as "createdAt", coalesce(first_moved_at, first_decided_at) as "firstMovedAt",
    first_decided_at as "firstDecidedAt"
  from application_submissions where first_decided_at >= $1 and ${NOT_DUPLICATE} order by first_decided_at desc limit $2`;

const WEEKLY_DECISIONS = `
  with this as (select date_trunc('week', now() at time zone 'Europe/London') as week),
  shown as (select generate_series(week - interval '11 weeks', week, interval '1 week') as week from this)
  select to_char(week, 'YYYY-MM-DD') as week, created_at as "createdAt", first_decided_at as "firstDecidedAt"
  from shown left join lateral (
    select created_at, first_decided_at from application_submissions
    where first_decided_at >= week at time zone 'Europe/London'
      and first_decided_at < (week + interval '1 week') at time zone 'Europe/London' and ${NOT_DUPLICATE}
    order by first_decided_at desc limit $1
  ) as decided on true order by shown.week`;

@Injectable()
export class PostgresAnswerQueries implements AnswerQueries {
  constructor(private readonly database: Database) {}

  async awaited(now: Date, soon: Date): Promise<{ overdue: number; dueSoon: number }> {
    const [counts] = await this.database.manager.query<[{ overdue: number; dueSoon: number }]>(AWAITED_NOW, [
      now,
      soon,
      COUNT_LIMIT,
    ]);
    return counts;
  }

  latestDecisions(since: Date, most: number): Promise<readonly Decided[]> {
    return this.database.manager.query<Decided[]>(DECISIONS, [since, most]);
  }

  weeklyDecisions(mostInAWeek: number): Promise<readonly DecidedInWeek[]> {
    return this.database.manager.query<DecidedInWeek[]>(WEEKLY_DECISIONS, [mostInAWeek]);
  }
}
