import { Injectable } from '@nestjs/common';
import { Database } from '#platform/infrastructure/database/database.js';
import type { DealFigures, Drawn, Funded } from '../../application/deal-figures.js';

/** Uses only the partial index of completions in force. */
const FUNDED = `
  select count(*) filter (where completed_on >= month)::int as count,
    coalesce(sum(drawn_pence) filter (where completed_on >= month), 0)::float8 as "drawnPence",
    count(*)::int as "countInTwelve", coalesce(sum(drawn_pence), 0)::float8 as "drawnInTwelve"
  from completions, (select date_trunc('month', now() at time zone 'Europe/London')::date as month) as this
  where completed_on >= (month - interval '11 months')::date and reversed_at is null`;

type Row = Drawn & { readonly countInTwelve: number; readonly drawnInTwelve: number };

@Injectable()
export class PostgresDealFigures implements DealFigures {
  constructor(private readonly database: Database) {}

  async funded(): Promise<Funded> {
    const [row] = await this.database.manager.query<[Row]>(FUNDED);
    const { count, drawnPence, countInTwelve, drawnInTwelve } = row;
    return {
      thisMonth: { count, drawnPence },
      twelveMonths: { count: countInTwelve, drawnPence: drawnInTwelve },
    };
  }
}
