import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askMatch } from './ask-match.ts';
import type { BenchDatabase } from './bench-database.ts';
import { makeLenders } from './lenders.ts';
import { makeWorkbook } from './make-workbook.ts';
import { residentMegabytes } from './processes.ts';
import { say, section, shown, table } from './report.ts';
import { onDatabase, startProduct, type ServerProcess } from './server-process.ts';
import { signIn } from './sign-in.ts';
import { quantile, spreadOf } from './statistics.ts';
import { watchDuring } from './watch.ts';
import { sending } from './timed-answer.ts';

const ROWS = 50_000;

/** The panel during the import, for the concurrent matches. */
const PANEL = 200;
const MATCHES_BEFORE = 200;

interface Step {
  readonly seconds: number;
  /** MB above the server's memory before. */
  readonly serverExtra: number;
  readonly childPeak: number;
  readonly matchMedian: number;
  readonly match99: number;
  readonly matchWorst: number;
  /** The median during the step and before it. */
  readonly ofUsual: number;
}

interface Imported {
  readonly created: number;
  readonly unchanged: number;
  readonly failed: number;
}

interface Preview extends Imported {
  readonly id: string;
}

const answerOf = async <T>(response: Response): Promise<T> => {
  if (!response.ok) throw new Error(`The import was answered with ${await response.text()}`);
  return (await response.json()) as T;
};

const preview = async (
  address: string,
  cookie: string,
  workbook: Uint8Array<ArrayBuffer>,
): Promise<Preview> => {
  const form = new FormData();
  form.set('file', new Blob([workbook]), 'lenders.xlsx');
  const path = `${address}/api/admin/lenders/import/preview`;
  return answerOf<Preview>(await fetch(path, { method: 'POST', headers: { cookie }, body: form }));
};

const commit = async (address: string, cookie: string, previewId: string): Promise<Imported> =>
  answerOf<Imported>(
    await fetch(`${address}/api/admin/lenders/imports`, sending({ previewId }, 'POST', { cookie })),
  );

const usualMatch = async (address: string): Promise<number> => {
  const times: number[] = [];
  for (let n = 0; n < MATCHES_BEFORE; n += 1) times.push(await askMatch(address));
  // The first ones compile the panel and warm up the code.
  return quantile(times.slice(MATCHES_BEFORE / 2), 0.5);
};

const measured = async <T extends Imported>(
  server: ServerProcess,
  name: string,
  expected: 'created' | 'unchanged',
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly step: Step }> => {
  const usual = await usualMatch(server.address);
  const before = residentMegabytes(server.pid);
  const begun = performance.now();
  let seconds = Number.NaN;
  const { result, watched } = await watchDuring(
    server,
    async () => {
      const answer = await work();
      seconds = (performance.now() - begun) / 1_000;
      return answer;
    },
    askMatch,
  );
  if (result[expected] !== ROWS || result.failed > 0)
    throw new Error(`The import answered ${JSON.stringify(result).slice(0, 300)}`);
  const matchMedian = quantile(watched.probes, 0.5);
  say(`import, ${name}: ${seconds.toFixed(1)} s, a match beside it ${matchMedian.toFixed(1)} ms`);
  const step = {
    seconds,
    serverExtra: watched.serverPeak - before,
    childPeak: watched.childrenPeak,
    matchMedian,
    match99: quantile(watched.probes, 0.99),
    matchWorst: quantile(watched.probes, 1),
    ofUsual: matchMedian / usual,
  };
  return { result, step };
};

const row = (name: string, steps: readonly Step[]): string[] => {
  const all = (pick: (one: Step) => number, unit = ''): string => shown(spreadOf(steps.map(pick)), unit);
  return [
    name,
    all(({ seconds }) => seconds, 's'),
    all(({ serverExtra }) => serverExtra, 'MB'),
    all(({ childPeak }) => childPeak, 'MB'),
    all(({ matchMedian }) => matchMedian, 'ms'),
    all(({ ofUsual }) => ofUsual),
    all(({ match99 }) => match99, 'ms'),
    all(({ matchWorst }) => matchWorst, 'ms'),
  ];
};

const readWorkbook = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const folder = mkdtempSync(join(tmpdir(), 'funding-broker-bench-workbook-'));
  try {
    const file = join(folder, 'lenders.xlsx');
    await makeWorkbook(file, ROWS);
    return Uint8Array.from(readFileSync(file));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const NAMES = ['preview, all new', 'commit, all new', 'preview, the same again'] as const;

const importOnce = async (
  database: BenchDatabase,
  workbook: Uint8Array<ArrayBuffer>,
): Promise<readonly Step[]> => {
  await database.seed(makeLenders(PANEL));
  const server = await startProduct(onDatabase(database.url));
  try {
    const cookie = await signIn(server.address);
    const send = () => preview(server.address, cookie, workbook);
    const planned = await measured(server, NAMES[0], 'created', send);
    const done = await measured(server, NAMES[1], 'created', () =>
      commit(server.address, cookie, planned.result.id),
    );
    const rows = await database.count('lenders');
    if (rows !== ROWS + PANEL) throw new Error(`${rows} lenders are in the table`);
    const again = await measured(server, NAMES[2], 'unchanged', send);
    return [planned.step, done.step, again.step];
  } finally {
    await server.stop();
  }
};

/** Previews and commits a workbook of 50,000 lenders, and previews it again, with a fresh server each round. */
export const importSection = async (database: BenchDatabase, rounds: number): Promise<void> => {
  const workbook = await readWorkbook();
  const steps: (readonly Step[])[] = [];
  for (let round = 0; round < rounds; round += 1) steps.push(await importOnce(database, workbook));
  await database.seed([]);
  section(
    'Import',
    `${ROWS.toLocaleString('en-GB')} rows of 25 columns (${(workbook.length / 1_048_576).toFixed(1)} MB) sent to POST /api/admin/lenders/import/preview, then committed, by a server with ${PANEL} lenders; meanwhile POST /api/match-lenders every 20 ms. Targets: under 200 MB of extra memory in the server; a match at most twice its usual time.`,
  );
  table(
    [
      'Step',
      'Time',
      'Extra memory',
      'Reading process',
      'Match p50',
      'Ratio to usual',
      'Match p99',
      'Match worst',
    ],
    NAMES.map((name, place) =>
      row(
        name,
        steps.map((round) => round[place]).filter((step) => step !== undefined),
      ),
    ),
  );
};
