import { Pool } from 'pg';
import { makeLenders } from './lenders.ts';
import type { BenchDatabase } from './bench-database.ts';
import { say, section, shown, table } from './report.ts';
import { SEED_COMPLETIONS, SEED_OFFERS, SEED_SUBMISSIONS } from './seeded-deals.ts';
import { onDatabase, startProduct } from './server-process.ts';
import { signIn } from './sign-in.ts';
import { spreadOf } from './statistics.ts';

const APPLICATIONS = 1_000_000;
const AT_ONCE = 100_000;
const LENDERS = 200;
/** Of each call, one at a time, in one round; the first of a round is not counted. */
const TRIES = 10;

const CALLS = [
  ['Pipeline and funded', '/api/admin/reports/pipeline'],
  ['Submissions: all', '/api/admin/submissions?limit=50'],
  ['sent', '/api/admin/submissions?limit=50&state=sent'],
  ['declined', '/api/admin/submissions?limit=50&state=declined'],
  ['without a move for 10 days', '/api/admin/submissions?limit=50&waitingDays=10'],
  [
    'sent, without a move for 5 days, longest first',
    '/api/admin/submissions?limit=50&state=sent&waitingDays=5&sort=moved',
  ],
  ['of one product', '/api/admin/submissions?limit=50&product=asset-finance'],
  ['search for a company, 4 or 5 found', '/api/admin/submissions?limit=50&q=Company+123456'],
  ['search that finds all', '/api/admin/submissions?limit=50&q=company'],
  ['nobody’s', '/api/admin/submissions?limit=50&owner=nobody'],
] as const;

const fill = async (url: string): Promise<string> => {
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    let after = '00000000-0000-0000-0000-000000000000';
    for (let done = 0; done < APPLICATIONS; done += AT_ONCE) {
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

const measured = async (ask: () => Promise<number>, rounds: number) => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await ask();
    for (let n = 0; n < TRIES; n += 1) times.push(await ask());
  }
  return spreadOf(times);
};

/** What staff see of the deals of a million applications. */
export const dealsSection = async (database: BenchDatabase, rounds: number): Promise<void> => {
  await database.seed(makeLenders(LENDERS));
  await database.seedApplications(APPLICATIONS, (done) =>
    say(`${done.toLocaleString('en-GB')} applications`),
  );
  const lender = await fill(database.url);
  const product = await startProduct(onDatabase(database.url));
  const rows: string[][] = [];
  try {
    const cookie = await signIn(product.address);
    const ask = async (path: string): Promise<number> => {
      const begun = performance.now();
      const response = await fetch(`${product.address}${path}`, { headers: { cookie } });
      await response.text();
      if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`);
      return performance.now() - begun;
    };
    const calls = [...CALLS, ['A lender with its track record', `/api/admin/lenders/${lender}`] as const];
    for (const [name, path] of calls) {
      const times = await measured(() => ask(path), rounds);
      rows.push([name, shown(times)]);
      say(`deals, ${name}: ${shown(times, 'ms')}`);
    }
  } finally {
    await product.stop();
    await database.seedApplications(0, () => undefined);
  }
  section(
    'Deals',
    `Over ${APPLICATIONS.toLocaleString('en-GB')} applications with 1,500,000 submissions to ${LENDERS} lenders; lists of fifty with how many there are, up to 10,000; one call at a time, milliseconds.`,
  );
  table(['What is asked', 'Product'], rows);
};
