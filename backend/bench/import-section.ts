import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchDatabase } from './bench-database.ts';
import { makeWorkbook } from './make-workbook.ts';
import { residentMegabytes } from './processes.ts';
import { say, section, shown, table } from './report.ts';
import { onDatabase, startProduct, type ServerProcess } from './server-process.ts';
import { signIn } from './sign-in.ts';
import { quantile, spreadOf } from './statistics.ts';
import { watchDuring } from './watch.ts';

const ROWS = 50_000;

interface Import {
  readonly seconds: number;
  /** MB above what the server held before. */
  readonly serverExtra: number;
  readonly childPeak: number;
  readonly probeMedian: number;
  readonly probe99: number;
  readonly probeWorst: number;
}

interface Answer {
  readonly created: number;
  readonly unchanged: number;
  readonly failed: number;
}

const send = async (address: string, cookie: string, workbook: Uint8Array<ArrayBuffer>): Promise<Answer> => {
  const form = new FormData();
  form.set('file', new Blob([workbook]), 'lenders.xlsx');
  const response = await fetch(`${address}/api/admin/lenders/import`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  });
  if (response.status !== 200) throw new Error(`The import was answered with ${await response.text()}`);
  return (await response.json()) as Answer;
};

const importOnce = async (
  server: ServerProcess,
  workbook: Uint8Array<ArrayBuffer>,
  expected: 'created' | 'unchanged',
): Promise<Import> => {
  const cookie = await signIn(server.address);
  const before = residentMegabytes(server.pid);
  const begun = performance.now();
  let seconds = Number.NaN;
  const { result, watched } = await watchDuring(server, async () => {
    const answer = await send(server.address, cookie, workbook);
    seconds = (performance.now() - begun) / 1_000;
    return answer;
  });
  if (result[expected] !== ROWS || result.failed > 0)
    throw new Error(`The import answered ${JSON.stringify(result).slice(0, 300)}`);
  const imported = {
    seconds,
    serverExtra: watched.serverPeak - before,
    childPeak: watched.childrenPeak,
    probeMedian: quantile(watched.probes, 0.5),
    probe99: quantile(watched.probes, 0.99),
    probeWorst: quantile(watched.probes, 1),
  };
  say(`import, all ${expected}: ${seconds.toFixed(1)} s, ${imported.serverExtra.toFixed(0)} MB more`);
  return imported;
};

const row = (name: string, imports: readonly Import[]): string[] => {
  const all = (pick: (one: Import) => number, unit: string): string =>
    shown(spreadOf(imports.map(pick)), unit);
  return [
    name,
    all(({ seconds }) => seconds, 's'),
    all(({ serverExtra }) => serverExtra, 'MB'),
    all(({ childPeak }) => childPeak, 'MB'),
    all(({ probeMedian }) => probeMedian, 'ms'),
    all(({ probe99 }) => probe99, 'ms'),
    all(({ probeWorst }) => probeWorst, 'ms'),
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

const importTwice = async (database: BenchDatabase, workbook: Uint8Array<ArrayBuffer>) => {
  await database.seed([]);
  const server = await startProduct(onDatabase(database.url));
  try {
    const first = await importOnce(server, workbook, 'created');
    const rows = await database.count('lenders');
    if (rows !== ROWS) throw new Error(`${rows} lenders are in the table`);
    return { first, again: await importOnce(server, workbook, 'unchanged') };
  } finally {
    await server.stop();
  }
};

/** A workbook of 50,000 lenders through the HTTP call, into an empty panel and then once more; a fresh server each round. */
export const importSection = async (database: BenchDatabase, rounds: number): Promise<void> => {
  const workbook = await readWorkbook();
  const [first, again]: [Import[], Import[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const both = await importTwice(database, workbook);
    first.push(both.first);
    again.push(both.again);
  }
  await database.seed([]);
  section(
    'Import',
    `${ROWS.toLocaleString('en-GB')} rows of 25 columns (${(workbook.length / 1_048_576).toFixed(1)} MB) sent to POST /api/admin/lenders/import; meanwhile GET /api/health/live every 20 ms. Target: under 200 MB more in the server.`,
  );
  table(
    ['Import', 'Time', 'More memory', 'Reading process', 'Probe p50', 'Probe p99', 'Probe worst'],
    [row('all new', first), row('the same again', again)],
  );
};
