import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { PostgresUnusable } from './postgres-unusable.js';

/** The account that runs the server when this process is root, which PostgreSQL refuses. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Null for an ordinary user, whose own account runs the server. */
export const serverAccount = (folder: string): Account | null => {
  if (process.getuid?.() !== 0) return null;
  const accounts = knownAccounts();
  const account =
    accounts.find(({ uid }) => uid === firstOwner(folder)) ??
    accounts.find(({ name }) => name === 'postgres') ??
    accounts.find(({ name }) => name === 'nobody');
  if (account) return account;
  throw new PostgresUnusable(
    'PostgreSQL cannot run as root, and this machine has no other account for it. Start as an ordinary user, or set DATABASE_URL',
  );
};

/** Whether the account may traverse every folder above this one, and the folder itself. */
export const canEnter = (folder: string, { uid, gid }: Account): boolean => {
  const { mode, ...owner } = statSync(folder);
  const bit = owner.uid === uid ? 0o100 : owner.gid === gid ? 0o010 : 0o001;
  const parent = dirname(folder);
  return (mode & bit) !== 0 && (parent === folder || canEnter(parent, { name: '', uid, gid }));
};

/** The nearest owner above who is not root: the owner of the checkout. */
const firstOwner = (folder: string): number | null => {
  const { uid } = statSync(folder, { throwIfNoEntry: false }) ?? { uid: 0 };
  if (uid !== 0) return uid;
  const parent = dirname(folder);
  return parent === folder ? null : firstOwner(parent);
};

const knownAccounts = (): Account[] =>
  readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0);
