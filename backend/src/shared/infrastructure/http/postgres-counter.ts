import { RateLimiterPostgres, RateLimiterRes, type IRateLimiterStoreOptions } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { Gathering } from '../database/gathering.js';

interface Count {
  readonly points: number;
  /** Until the window ends; null for one without an end. */
  readonly ms: number | null;
}

/** What a call adds to a count, and how long a window is that it begins. */
interface Added {
  readonly points: number;
  readonly msDuration: number;
}

const NOW = '(extract(epoch from now()) * 1000)::bigint';
const MS = `(expire - ${NOW})::float8 as ms`;
export const EXPIRED_COUNTS = `delete from rate_limits where expire < ${NOW}`;

const COUNT = `
  insert into rate_limits as known (key, points, expire)
  values ($1, $2, case when $3::bigint > 0 then ${NOW} + $3::bigint end)
  on conflict (key) do update set
    points = case when $4 or known.expire <= ${NOW} then excluded.points else known.points + excluded.points end,
    expire = case when $4 or known.expire <= ${NOW} then excluded.expire else known.expire end
  returning points, ${MS}`;
const READ = `select points, ${MS} from rate_limits where key = $1 and (expire > ${NOW} or expire is null)`;

/**
 * The library's counting, in windows that begin and end by the database's clock. The library goes by each process's
 * own, and processes that disagree would end each other's windows. The methods are those its limiters ask a store for.
 */
export class PostgresCounter extends RateLimiterPostgres {
  /** Calls of one caller at the same moment would wait for each other's row, each with a connection of its own. */
  private readonly added = new Gathering<Added, Count>((key, calls) => this.addTogether(key, calls));

  constructor(
    private readonly source: DataSource,
    options: Omit<IRateLimiterStoreOptions, 'storeClient'>,
  ) {
    super({
      ...options,
      storeClient: source,
      storeType: 'typeorm',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
    });
  }

  async _upsert(key: string, points: number, msDuration: number, anew = false): Promise<Count> {
    return anew
      ? this.count(key, points, msDuration, anew)
      : this.added.answerTo(key, { points, msDuration });
  }

  async _get(key: string): Promise<Count | null> {
    const [count] = await this.source.query<Count[]>(READ, [key]);
    return count ?? null;
  }

  _getRateLimiterRes(_key: string, added: number, { points, ms }: Count): RateLimiterRes {
    const isFirst = added === points;
    return new RateLimiterRes(Math.max(this.points - points, 0), Math.max(ms ?? -1, 0), points, isFirst);
  }

  /** Each is told the count as it was right after it. */
  private async addTogether(key: string, calls: readonly Added[]): Promise<readonly Count[]> {
    const sum = calls.reduce((points, call) => points + call.points, 0);
    const { points, ms } = await this.count(key, sum, calls[0]?.msDuration ?? 0, false);
    let counted = points - sum;
    return calls.map((call) => ({ points: (counted += call.points), ms }));
  }

  private async count(key: string, points: number, msDuration: number, anew: boolean): Promise<Count> {
    const [count] = await this.source.query<[Count]>(COUNT, [key, points, msDuration, anew]);
    return count;
  }
}
