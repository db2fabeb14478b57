import { Injectable } from '@nestjs/common';
import { Database } from '#platform/infrastructure/database/database.js';
import { NOW, type Counted } from './counted.js';

// One statement, so that concurrent requests of all processes are counted one after another.
const ADD = `
  insert into rate_limits as known (key, points, expire) values ($1, 1, ${NOW} + $2)
  on conflict (key) do update set
    points = case when known.expire <= ${NOW} then 1 else known.points + 1 end,
    expire = case when known.expire <= ${NOW} then excluded.expire else known.expire end
  returning points, (expire - ${NOW})::float8 as "msLeft"`;

/** Counts in PostgreSQL, for limits that must be exact; joins the running unit of work. */
@Injectable()
export class ExactCounts {
  constructor(private readonly database: Database) {}

  async add(key: string, windowMs: number): Promise<Counted> {
    const [counted] = await this.database.manager.query<Counted[]>(ADD, [key, windowMs]);
    if (!counted) throw new Error('PostgreSQL returned no count');
    return counted;
  }
}
