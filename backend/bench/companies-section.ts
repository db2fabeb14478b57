import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchDatabase } from './bench-database.ts';
import { writeCompaniesFile } from './companies-file.ts';
import { residentMegabytes } from './processes.ts';
import { Random } from './random.ts';
import { say, section, table } from './report.ts';
import { onDatabase, startProduct } from './server-process.ts';
import { quantile } from './statistics.ts';
import { timedAnswer } from './timed-answer.ts';

const COMMAND = join(import.meta.dirname, '../dist/cli/import-companies.js');
const LOOK_EVERY_MS = 250;

interface Imported {
  readonly seconds: number;
  /** The peak memory in MB, in the first and in the second half of the run. */
  readonly first: number;
  readonly second: number;
  readonly rows: number;
}

const importOnce = async (database: BenchDatabase, file: string): Promise<Imported> => {
  const begun = performance.now();
  const child = spawn(process.execPath, ['--no-warnings', COMMAND, file], {
    env: { PATH: process.env['PATH'], ...onDatabase(database.url) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const held: number[] = [];
  const looking = setInterval(() => held.push(residentMegabytes(child.pid ?? 0)), LOOK_EVERY_MS);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearInterval(looking);
  if (code !== 0) throw new Error(`The import ended with ${String(code)}`);
  const half = Math.ceil(held.length / 2);
  return {
    seconds: (performance.now() - begun) / 1_000,
    first: quantile(held.slice(0, half), 1),
    second: quantile(held.slice(half), 1),
    rows: await database.count('companies'),
  };
};

const withWrongLetter = (name: string): string => `${name.slice(0, 3)}Q${name.slice(4)}`;
const withoutMiddle = (name: string): string =>
  name
    .split(' ')
    .filter((_, place) => place !== 1)
    .join(' ');

type Typed = (name: string, random: Random) => string;

const KINDS: readonly (readonly [string, Typed])[] = [
  ['the name', (name) => name],
  ['half the name', (name) => name.slice(0, Math.max(3, name.length / 2))],
  ['limited for ltd', (name) => name.replace(/ LTD$/, ' LIMITED')],
  ['a missing word', withoutMiddle],
  ['a wrong letter', withWrongLetter],
  ['a common word', (_name, random) => random.pick(['services', 'property', 'holdings', 'london', 'uk ltd'])],
  [
    'two common words',
    (_name, random) =>
      random.pick([
        'services property',
        'group solutions',
        'care home',
        'church haulage',
        'dental transport',
      ]),
  ],
  [
    'a common word with a wrong letter',
    (_name, random) => random.pick(['servces', 'propety services', 'managment uk', 'london constuction']),
  ],
  ['a word without matches', (name) => `${name.split(' ')[0] ?? ''} zebra`],
];

const ask = (address: string, typed: string): Promise<number> =>
  timedAnswer(`${address}/api/companies?${new URLSearchParams({ q: typed }).toString()}`);

const lookUp = async (address: string, names: readonly string[]): Promise<string[][]> => {
  const random = new Random(3);
  const rows: string[][] = [];
  for (const [kind, typed] of KINDS) {
    const times: number[] = [];
    for (const name of names) times.push(await ask(address, typed(name, random)));
    rows.push([kind, ...[0.5, 0.95, 1].map((share) => `${quantile(times, share).toFixed(1)} ms`)]);
    say(`companies, ${rows.at(-1)?.join(', ') ?? ''}`);
  }
  return rows;
};

/** Imports the file of Companies House twice, and looks up names as people type them. */
export const companiesSection = async (database: BenchDatabase, companies: number): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'funding-broker-bench-companies-'));
  try {
    const file = join(folder, 'companies.csv');
    const names = await writeCompaniesFile(file, companies);
    const imports: Imported[] = [];
    for (const time of ['first', 'second']) {
      imports.push(await importOnce(database, file));
      say(`companies, ${time} import`);
    }
    if (imports.some(({ rows }) => rows !== companies))
      throw new Error('An import lost or doubled companies');
    const server = await startProduct(onDatabase(database.url));
    const found = await lookUp(server.address, names).finally(() => server.stop());
    section(
      'Companies',
      `${companies.toLocaleString('en-GB')} companies made of words from real names, in the format of Companies House, imported twice, which leaves the same ${companies.toLocaleString('en-GB')}; then ${names.length} names of each kind looked up one after another by GET /api/companies. Targets at 5,700,000: 15 minutes for an import, 50 ms at the 95th percentile.`,
    );
    table(
      ['Import', 'Time', 'Memory, first half', 'Memory, second half'],
      imports.map(({ seconds, first, second }, place) => [
        place === 0 ? 'all new' : 'the same again',
        `${seconds.toFixed(0)} s`,
        `${first.toFixed(0)} MB`,
        `${second.toFixed(0)} MB`,
      ]),
    );
    console.log('');
    table(['Typed', 'p50', 'p95', 'Worst'], found);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
