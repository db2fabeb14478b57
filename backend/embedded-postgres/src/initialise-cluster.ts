import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PostgresUnusable } from './postgres-unusable.js';
import type { Binaries } from './binaries.js';
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

/** Creates the data directory unless it exists. If interrupted, leaves a complete one or none. */
export const initialiseCluster = async (
  place: Place,
  binaries: Binaries,
  extra: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const { directory, account } = place;
  if (existsSync(join(directory, 'PG_VERSION'))) return;
  const draft = `${directory}.new`;
  const passwordFile = `${draft}.password`;
  mkdirSync(dirname(directory), { recursive: true, mode: 0o755 });
  // Left by a start that was killed half-way.
  rmSync(draft, { recursive: true, force: true });
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
    throw new PostgresUnusable(`Could not set up the embedded PostgreSQL in ${directory}: ${output}`);
  renameSync(draft, directory);
};
