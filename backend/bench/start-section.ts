import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { BenchDatabase } from './bench-database.ts';
import { makeLenders } from './lenders.ts';
import { childrenOf, ownMegabytes, residentMegabytes } from './processes.ts';
import { say, section, shown, table } from './report.ts';
import { onDatabase, startProduct, type ServerProcess } from './server-process.ts';
import { spreadOf } from './statistics.ts';

const REST_MS = 3_000;
const LENDERS = 200;

interface Start {
  readonly ready: number;
  readonly resident: number;
  readonly postgres: number;
}

type PostmasterOf = () => number;

const measure = async (begin: () => Promise<ServerProcess>, postmaster: PostmasterOf): Promise<Start> => {
  const server = await begin();
  try {
    const answer = await fetch(`${server.address}/api/health/ready`);
    if (answer.status !== 200) throw new Error(`Ready was answered with ${answer.status}`);
    await delay(REST_MS);
    const pid = postmaster();
    const postgres = [pid, ...childrenOf(pid)].map(ownMegabytes).reduce((sum, one) => sum + one, 0);
    say(`ready after ${server.readyAfter.toFixed(0)} ms`);
    return { ready: server.readyAfter / 1_000, resident: residentMegabytes(server.pid), postgres };
  } finally {
    await server.stop();
  }
};

const row = (name: string, starts: readonly Start[]): string[] => {
  const all = (pick: (one: Start) => number, unit: string): string => shown(spreadOf(starts.map(pick)), unit);
  return [
    name,
    all(({ ready }) => ready, 's'),
    all(({ resident }) => resident, 'MB'),
    all(({ postgres }) => postgres, 'MB'),
  ];
};

/** The process's data folder, as after a first `npm start`. */
const withEmbedded = async (rounds: number): Promise<Start[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'funding-broker-bench-'));
  const begin = () => startProduct({ DATA_DIR: dataDir });
  const note = join(dataDir, 'postgresql', 'postmaster.pid');
  const postmaster = () => Number(readFileSync(note, 'utf8').split('\n')[0]);
  try {
    await measure(begin, postmaster);
    const starts: Start[] = [];
    for (let round = 0; round < rounds; round += 1) starts.push(await measure(begin, postmaster));
    return starts;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const onRunning = async (database: BenchDatabase, rounds: number): Promise<Start[]> => {
  await database.seed(makeLenders(LENDERS));
  const starts: Start[] = [];
  for (let round = 0; round < rounds; round += 1)
    starts.push(
      await measure(
        () => startProduct(onDatabase(database.url)),
        () => Number.NaN,
      ),
    );
  return starts;
};

/** From the process start to the line 'ready on', and the memory three seconds later. */
export const startSection = async (database: BenchDatabase, rounds: number): Promise<void> => {
  const running = await onRunning(database, rounds);
  const embedded = await withEmbedded(rounds);
  section(
    'Start',
    'From the start of the process to ‘ready on’, and resident memory three seconds later; PostgreSQL’s processes together, each shared page counted once. Targets: 2 s on a running database, 4 s with the embedded one, 200 MB.',
  );
  table(
    ['Database', 'Ready after', 'Resident at rest', 'PostgreSQL'],
    [row('running', running), row('embedded, initialised', embedded)],
  );
};
