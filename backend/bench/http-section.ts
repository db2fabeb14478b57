import { setTimeout as delay } from 'node:timers/promises';
import type { BenchDatabase, CountedTable } from './bench-database.ts';
import { APPLICATIONS, ENQUIRIES, MESSAGES } from './enquiries.ts';
import { makeLenders } from './lenders.ts';
import { load, type Load, type LoadOrder } from './load.ts';
import { say, section, shown, table } from './report.ts';
import { onDatabase, startBare, startProduct, type ServerProcess } from './server-process.ts';
import { ratios, spreadOf } from './statistics.ts';

const LENDERS = 200;
/** Counts responses instead of seconds: code is compiled after a number of calls, however slow the machine. */
const FIRST_WARM_UP = { amount: 3_000 };
const WARM_UP = { amount: 300 };
const MEASURED = { duration: 5 };

interface Workload {
  readonly name: string;
  readonly order: Omit<LoadOrder, 'address' | 'extent' | 'idempotencyKeys'>;
  /** Tables that get one row for each response. */
  readonly writes: readonly CountedTable[];
}

interface Target {
  readonly name: string;
  readonly server: ServerProcess;
  readonly workload: Workload;
  readonly idempotencyKeys: boolean;
  readonly rounds: Load[];
}

/** Measures the bare server first. */
type Group = readonly [Target, ...Target[]];

const MATCH: Workload = {
  name: 'POST /api/match-lenders',
  order: {
    path: '/api/match-lenders',
    bodies: ENQUIRIES,
    status: 200,
    field: { name: 'totalMatches', pattern: '^[1-9]' },
  },
  writes: [],
};

const SUBMIT: Workload = {
  name: 'POST /api/applications',
  order: {
    path: '/api/applications',
    bodies: APPLICATIONS,
    status: 201,
    field: { name: 'status', pattern: '^pending$' },
  },
  writes: ['application_submissions', 'activity'],
};

const CONTACT: Workload = {
  name: 'POST /api/contact',
  order: {
    path: '/api/contact',
    bodies: MESSAGES,
    status: 201,
    field: { name: 'createdAt', pattern: '^20' },
  },
  writes: ['contact_submissions'],
};

const IN_FLIGHT = 8;
/** Waits until requests in flight at the end of a load are saved. */
const SETTLE_MS = 500;

const measured = async (
  { server, workload, idempotencyKeys, rounds }: Target,
  database: BenchDatabase,
): Promise<Load> => {
  await load(server, database, {
    ...workload.order,
    idempotencyKeys,
    extent: rounds.length === 0 ? FIRST_WARM_UP : WARM_UP,
  });
  await delay(SETTLE_MS);
  const counts = () => Promise.all(workload.writes.map((name) => database.count(name)));
  const before = await counts();
  const result = await load(server, database, { ...workload.order, idempotencyKeys, extent: MEASURED });
  await delay(SETTLE_MS);
  for (const [place, after] of (await counts()).entries()) {
    const added = after - (before[place] ?? 0);
    // The last request of each connection is cut off: it may be saved without being counted.
    const fits = added >= result.answers && added <= result.answers + IN_FLIGHT;
    if (!fits)
      throw new Error(`${result.answers} answers, but ${added} new rows in ${workload.writes[place] ?? ''}`);
  }
  return result;
};

const runTarget = async (target: Target, database: BenchDatabase): Promise<void> => {
  const result = await measured(target, database);
  target.rounds.push(result);
  say(`${target.workload.name}, ${target.name}: ${Math.round(result.perSecond)} a second`);
};

/** Reverses the order every other round, so that no target always follows the same one. */
const runRound = async (groups: readonly Group[], round: number, database: BenchDatabase): Promise<void> => {
  for (const group of groups)
    for (const target of round % 2 === 0 ? group : group.toReversed()) await runTarget(target, database);
};

const row = ({ name, workload, rounds }: Target, base: Target): string[] => {
  const all = (pick: (one: Load) => number): number[] => rounds.map(pick);
  return [
    workload.name,
    name,
    shown(spreadOf(all(({ perSecond }) => perSecond))),
    shown(
      ratios(
        all(({ perSecond }) => perSecond),
        base.rounds.map(({ perSecond }) => perSecond),
      ),
    ),
    shown(spreadOf(all(({ cpuPerAnswer }) => cpuPerAnswer))),
    shown(spreadOf(all(({ databaseCpuPerAnswer }) => databaseCpuPerAnswer))),
    shown(spreadOf(all(({ p50 }) => p50))),
    shown(spreadOf(all(({ p99 }) => p99))),
  ];
};

/** Requests per second compared with the bare server, one target at a time, in alternating order. */
export const httpSection = async (database: BenchDatabase, rounds: number): Promise<void> => {
  await database.seed(makeLenders(LENDERS));
  const product = await startProduct(onDatabase(database.url));
  const bare = await startBare(database.url);
  const target = (
    name: string,
    server: ServerProcess,
    workload: Workload,
    idempotencyKeys = false,
  ): Target => ({
    name,
    server,
    workload,
    idempotencyKeys,
    rounds: [],
  });
  const groups: readonly Group[] = [
    [target('bare', bare, MATCH), target('product', product, MATCH)],
    [
      target('bare', bare, SUBMIT),
      target('product', product, SUBMIT),
      target('product, Idempotency-Key', product, SUBMIT, true),
    ],
    [target('bare', bare, CONTACT), target('product', product, CONTACT)],
  ];
  try {
    for (let round = 0; round < rounds; round += 1) await runRound(groups, round, database);
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
  }
  section(
    'Requests',
    `Over ${LENDERS} lenders, 8 connections, rate limits raised by RATE_LIMIT_SCALE=1000000. CPU is milliseconds per response, of the server process and of PostgreSQL; p50 and p99 are latencies in milliseconds. Target for applications: at least 0.25 of bare, aiming at 0.5.`,
  );
  table(
    ['Call', 'Server', 'Per second', 'Of bare', 'CPU per response', 'PostgreSQL’s', 'p50', 'p99'],
    groups.flatMap((group) => group.map((one) => row(one, group[0]))),
  );
};
