import { Injectable } from '@nestjs/common';
import { MIN_SAMPLE_SIZE, type TrackRecords, type TrackRecord } from '#platform/application/track-records.js';
import { Database } from '#platform/infrastructure/database/database.js';

/** The latest 500 submissions of each lender: older ones say little about today. */
const RECORDS = `
  select asked.lender_id as "lenderId",
    count(decided_at)::int as decided,
    percentile_cont(0.5) within group (order by extract(epoch from decided_at - sent_at) / 86400)
      filter (where decided_at is not null) as "medianDays",
    count(*) filter (where decided_at is not null and has_offer)::int as offered,
    count(*) filter (where state in ('completed', 'declined', 'withdrawn'))::int as over,
    count(*) filter (where state = 'completed')::int as completed,
    count(*) filter (where state = 'declined')::int as declined,
    mode() within group (order by reason_code) filter (where state = 'declined') as "reasonCode"
  from unnest($1::uuid[]) as asked (lender_id)
  cross join lateral (
    select sent_at, decided_at, state, reason_code,
      exists (select from offers where submission_id = put.id) as has_offer
    from lender_submissions as put
    where put.lender_id = asked.lender_id and sent_at is not null
    order by put.id desc limit 500
  ) as latest
  group by asked.lender_id`;

interface Row {
  readonly lenderId: string;
  readonly decided: number;
  readonly medianDays: number | null;
  readonly offered: number;
  readonly over: number;
  readonly completed: number;
  readonly declined: number;
  readonly reasonCode: string | null;
}

@Injectable()
export class PostgresTrackRecords implements TrackRecords {
  constructor(private readonly database: Database) {}

  async of(lenderIds: readonly string[]): Promise<ReadonlyMap<string, TrackRecord>> {
    const rows = await this.database.manager.query<Row[]>(RECORDS, [lenderIds]);
    return new Map(rows.map((row) => [row.lenderId, recordOf(row)]));
  }
}

const recordOf = (row: Row): TrackRecord => ({
  decision: {
    n: row.decided,
    medianDays: ifEnough(row.decided, Math.round(10 * (row.medianDays ?? 0)) / 10),
  },
  offered: { n: row.decided, percent: ifEnough(row.decided, percentOf(row.offered, row.decided)) },
  completed: { n: row.over, percent: ifEnough(row.over, percentOf(row.completed, row.over)) },
  declined: { n: row.declined, reasonCode: ifEnough(row.declined, row.reasonCode) },
});

const ifEnough = <Figure>(n: number, figure: Figure): Figure | null => (n < MIN_SAMPLE_SIZE ? null : figure);

const percentOf = (part: number, whole: number): number => Math.round((100 * part) / whole);
