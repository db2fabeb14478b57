import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BenchDatabase } from './bench-database.ts';
import type { LoadOrder, LoadResult } from './load-process.ts';
import { cpuSeconds, familyCpuSeconds } from './processes.ts';
import type { ServerProcess } from './server-process.ts';

export type { LoadOrder };

export interface Load extends LoadResult {
  readonly perSecond: number;
  /** CPU milliseconds of the server and of PostgreSQL per response. */
  readonly cpuPerAnswer: number;
  readonly databaseCpuPerAnswer: number;
}

/** Loads one server from another process. @throws Error on a wrong response */
export const load = async (
  { pid, address }: ServerProcess,
  { postmaster }: Pick<BenchDatabase, 'postmaster'>,
  order: Omit<LoadOrder, 'address'>,
): Promise<Load> => {
  const script = join(import.meta.dirname, 'load-process.ts');
  const before = { server: cpuSeconds(pid), database: familyCpuSeconds(postmaster) };
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--no-warnings',
    script,
    JSON.stringify({ ...order, address } satisfies LoadOrder),
  ]);
  const cpu = cpuSeconds(pid) - before.server;
  const databaseCpu = familyCpuSeconds(postmaster) - before.database;
  const result = JSON.parse(stdout) as LoadResult;
  if (result.wrong > 0)
    throw new Error(`${result.wrong} of ${result.answers} answers of ${order.path} were wrong`);
  return {
    ...result,
    perSecond: result.answers / result.seconds,
    cpuPerAnswer: (cpu * 1_000) / result.answers,
    databaseCpuPerAnswer: (databaseCpu * 1_000) / result.answers,
  };
};
