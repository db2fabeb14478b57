import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseUnusable } from '../database-server.js';
import type { Binaries } from './binaries.js';
import { isAlive } from './is-alive.js';
import type { Place } from './place.js';
import { runProgram } from './run-program.js';

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // A week of logs, readable by the account alone and without the values of failing statements.
  logging_collector: 'on',
  log_filename: 'postgresql-%a.log',
  log_rotation_age: '1d',
  log_truncate_on_rotation: 'on',
  log_file_mode: '0600',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
} as const;

/** Makes the data directory unless it is there. Interrupted or raced, it leaves a whole one or none. */
export const initialiseCluster = async (
  place: Place,
  binaries: Binaries,
  extra: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const { directory, account } = place;
  if (existsSync(join(directory, 'PG_VERSION'))) return;
  const draft = `${directory}.${process.pid}.new`;
  const passwordFile = `${draft}.password`;
  mkdirSync(dirname(directory), { recursive: true, mode: 0o755 });
  removeDrafts(directory);
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, place.superuserPassword, { mode: 0o600 });
  if (account) [draft, passwordFile].forEach((path) => chownSync(path, account.uid, account.gid));

  const settings = Object.entries({ ...SETTINGS, ...extra }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const { worked, output } = await runProgram(
    binaries.initdb,
    [
      `--pgdata=${draft}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
      ...settings,
    ],
    account,
  );
  rmSync(passwordFile);
  if (!worked)
    throw new DatabaseUnusable(`The embedded PostgreSQL could not be set up in ${directory}: ${output}`);
  publish(draft, directory);
};

const publish = (draft: string, directory: string): void => {
  try {
    renameSync(draft, directory);
  } catch (cause) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(join(directory, 'PG_VERSION'))) throw cause;
  }
};

/** What a start that was killed half-way left behind. */
const removeDrafts = (directory: string): void => {
  const drafts = /^(\d+)\.new(\.password)?$/;
  for (const name of readdirSync(dirname(directory))) {
    const prefix = `${basename(directory)}.`;
    const pid = name.startsWith(prefix) ? drafts.exec(name.slice(prefix.length))?.[1] : undefined;
    if (pid !== undefined && (Number(pid) === process.pid || !isAlive(Number(pid)))) {
      rmSync(join(dirname(directory), name), { recursive: true, force: true });
    }
  }
};
