import { Pool } from 'pg';
import { makeLenders } from './lenders.ts';
import type { BenchDatabase } from './bench-database.ts';
import { say, section, shown, table } from './report.ts';
import { SEED_COMPLETIONS, SEED_OFFERS, SEED_SUBMISSIONS } from './seeded-deals.ts';
import { onDatabase, startProduct } from './server-process.ts';
import { signIn } from './sign-in.ts';
import { spreadOf, type Spread } from './statistics.ts';
import { timedAnswer } from './timed-answer.ts';

const FEW = 1_000;
const MANY = 1_000_000;
const AT_ONCE = 100_000;
const LENDERS = 200;
/** Milliseconds of each request in one round, run one at a time; the first of a round is not counted. */
const TRIES = 10;
const WARM_UP = 20;

/** @param company the number of a company with three applications */
const callsFor = (company: number, lender: string): readonly (readonly [string, string])[] => [
  ['Pipeline and funded', '/api/admin/reports/pipeline'],
  ['Submissions: all', '/api/admin/submissions?limit=50'],
  ['sent', '/api/admin/submissions?limit=50&state=sent'],
  ['declined', '/api/admin/submissions?limit=50&state=declined'],
  ['status unchanged for 10 days', '/api/admin/submissions?limit=50&waitingDays=10'],
  [
    'sent, status unchanged for 5 days, longest first',
    '/api/admin/submissions?limit=50&state=sent&waitingDays=5&sort=moved',
  ],
  ['of one product', '/api/admin/submissions?limit=50&product=asset-finance'],
  ['search for a company, 4 or 5 found', `/api/admin/submissions?limit=50&q=Company+${company}`],
  ['search that finds all', '/api/admin/submissions?limit=50&q=company'],
  ['without an owner', '/api/admin/submissions?limit=50&owner=nobody'],
  ['A lender with its track record', `/api/admin/lenders/${lender}`],
];

/** Adds submissions, offers and completions to all applications; returns a lender's id. */
const fill = async (url: string, applications: number): Promise<string> => {
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    let after = '00000000-0000-0000-0000-000000000000';
    for (let done = 0; done < applications; done += AT_ONCE) {
      await pool.query(SEED_SUBMISSIONS, [after, AT_ONCE]);
      const { rows } = await pool.query<{ last: string }>(
        `select id as last from application_submissions where id > $1::uuid order by id offset $2 limit 1`,
        [after, AT_ONCE - 1],
      );
      after = rows[0]?.last ?? after;
      say(`submissions of ${(done + AT_ONCE).toLocaleString('en-GB')} applications`);
    }
    await pool.query(SEED_OFFERS);
    await pool.query(SEED_COMPLETIONS);
    await pool.query('vacuum analyze lender_submissions, offers, completions');
    const { rows } = await pool.query<{ id: string }>('select id from lenders order by id limit 1');
    return rows[0]?.id ?? '';
  } finally {
    await pool.end();
  }
};

const measured = async (ask: () => Promise<number>, rounds: number): Promise<Spread> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await ask();
    for (let n = 0; n < TRIES; n += 1) times.push(await ask());
  }
  return spreadOf(times);
};

const warmUp = async (ask: () => Promise<number>): Promise<void> => {
  for (let n = 0; n < WARM_UP; n += 1) await ask();
};

type Measured = ReadonlyMap<string, Spread>;

const measureOver = async (
  database: BenchDatabase,
  applications: number,
  company: number,
  rounds: number,
): Promise<Measured> => {
  await database.seedApplications(applications, (done) =>
    say(`${done.toLocaleString('en-GB')} applications`),
  );
  const lender = await fill(database.url, applications);
  const product = await startProduct(onDatabase(database.url));
  const times = new Map<string, Spread>();
  try {
    const cookie = await signIn(product.address);
    const ask = (path: string) => timedAnswer(`${product.address}${path}`, { headers: { cookie } });
    const calls = callsFor(company, lender);
    // Warms up, so that the code is compiled.
    for (const [, path] of calls) await warmUp(() => ask(path));
    for (const [name, path] of calls) {
      const spread = await measured(() => ask(path), rounds);
      times.set(name, spread);
      say(`deals over ${applications.toLocaleString('en-GB')}, ${name}: ${shown(spread, 'ms')}`);
    }
  } finally {
    await product.stop();
  }
  return times;
};

/** Staff lists of deals with a thousand and with a million applications. */
export const dealsSection = async (database: BenchDatabase, rounds: number): Promise<void> => {
  await database.seed(makeLenders(LENDERS));
  const few = await measureOver(database, FEW, 123, rounds);
  const many = await measureOver(database, MANY, 123_456, rounds);
  await database.seedApplications(0, () => undefined);
  section(
    'Deals',
    `Over ${FEW.toLocaleString('en-GB')} and ${MANY.toLocaleString('en-GB')} applications, each with one or two submissions to ${LENDERS} lenders; milliseconds of one request at a time, pages of fifty with totals up to 10,000. Target: no first page takes three times as long over a million.`,
  );
  table(
    ['Request', 'Over 1,000', 'Over 1,000,000', 'Times as long'],
    [...many].map(([name, spread]) => {
      const before = few.get(name) ?? spreadOf([]);
      return [name, shown(before), shown(spread), (spread.median / before.median).toFixed(2)];
    }),
  );
};
