import type { BenchDatabase } from './bench-database.ts';
import { say, section, shown, table } from './report.ts';
import { onDatabase, startBare, startProduct } from './server-process.ts';
import { signIn } from './sign-in.ts';
import { ratios, spreadOf } from './statistics.ts';
import { timedAnswer } from './timed-answer.ts';

const APPLICATIONS = 1_000_000;
const TASKS = 500_000;
/** The page size of the staff list, and of the bare server's response. */
const PAGE = 50;
/** Milliseconds of each list request in one round, run one at a time; the first of a round is not counted. */
const TRIES = 5;
/** Warms up on the short list before measuring, so that the code is compiled. */
const WARM_UP = 300;
const SHORT_LIST = '&partner=0193f000-0000-7000-8000-000000000007';

interface AskedList {
  readonly name: string;
  /** Any list except applications. */
  readonly of?: 'tasks';
  readonly query: string;
  /** The bare server has none of these. */
  readonly productOnly?: true;
}

const LISTS: readonly AskedList[] = [
  { name: 'all', query: '' },
  { name: 'in review', query: '&status=in_review' },
  { name: 'of one product', query: '&fundingType=asset-finance' },
  { name: 'of a partner with 100,000', query: '&partner=0193f000-0000-7000-8000-000000000001' },
  { name: 'of a partner with 3,000', query: SHORT_LIST },
  { name: 'search for a company, 3 found', query: '&q=Company+123456' },
  { name: 'search for an address, 1 found', query: '&q=c4ca4238%40client' },
  { name: 'search that finds all', query: '&q=client.example' },
  { name: 'by company', query: '&sort=company', productOnly: true },
  { name: 'by due time', query: '&sort=due', productOnly: true },
  { name: 'of the last week', query: '&received=7d', productOnly: true },
  { name: 'a column of the board', query: '&stage=reviewing', productOnly: true },
  { name: 'a column, by due time', query: '&stage=new&sort=due', productOnly: true },
  { name: 'tasks, newest', of: 'tasks', query: '', productOnly: true },
  { name: 'overdue tasks, by date', of: 'tasks', query: '&due=overdue&sort=due', productOnly: true },
  { name: 'one’s own tasks', of: 'tasks', query: '&owner=me&due=overdue&sort=due', productOnly: true },
];

interface Server {
  readonly address: string;
  readonly cookie: string;
}

const ask = ({ address, cookie }: Server, query: string, of = 'applications'): Promise<number> =>
  timedAnswer(`${address}/api/admin/${of}?limit=${PAGE}${query}`, { headers: { cookie } });

const warmUp = async (server: Server): Promise<void> => {
  for (let n = 0; n < WARM_UP; n += 1) await ask(server, SHORT_LIST);
};

/** Median milliseconds of one page with its total. */
const pageOf = async (server: Server, { query, of }: AskedList): Promise<number> => {
  await ask(server, query, of);
  const times: number[] = [];
  for (let n = 0; n < TRIES; n += 1) times.push(await ask(server, query, of));
  return spreadOf(times).median;
};

const compared = async (list: AskedList, ours: Server, theirs: Server, rounds: number): Promise<string[]> => {
  const { name, productOnly } = list;
  const [kept, counted]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    kept.push(await pageOf(ours, list));
    if (!productOnly) counted.push(await pageOf(theirs, list));
  }
  say(`applications, ${name}: ${shown(spreadOf(kept), 'ms')}`);
  return [name, shown(spreadOf(counted)), shown(spreadOf(kept)), shown(ratios(counted, kept))];
};

/** The staff's list of a million applications, with its totals, beside a server that counts them. */
export const applicationsSection = async (database: BenchDatabase, rounds: number): Promise<void> => {
  await database.seedApplications(APPLICATIONS, (done) =>
    say(`${done.toLocaleString('en-GB')} applications`),
  );
  const product = await startProduct(onDatabase(database.url));
  const bare = await startBare(database.url);
  const rows: string[][] = [];
  try {
    const ours = { address: product.address, cookie: await signIn(product.address) };
    await database.seedTasks(TASKS);
    const theirs = { address: bare.address, cookie: '' };
    for (const server of [ours, theirs]) await warmUp(server);
    for (const list of LISTS) rows.push(await compared(list, ours, theirs, rounds));
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
    await database.seedApplications(0, () => undefined);
  }
  section(
    'The list of applications',
    `Over ${APPLICATIONS.toLocaleString('en-GB')} applications and ${TASKS.toLocaleString('en-GB')} tasks, milliseconds of one page of fifty with its total, one request at a time. The bare server reads the same columns and counts with count(*). Target: at least twice as fast where counting takes time; the list of 3,000 shows the minimum cost of a request with session, limits and log, which the bare server does not have.`,
  );
  table(['List', 'Bare, counted', 'Product, stored counts', 'Times faster'], rows);
};
