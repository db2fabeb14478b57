import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { canEnter, serverAccount, type Account } from './account.js';

/** For what the server's account cannot reach in root's data folder. */
const PUBLIC_PLACE = '/var/lib/funding-broker';

/** Where the embedded server is, who runs it and how to connect to it. Decided once and stored. */
export interface Place {
  readonly directory: string;
  readonly account: Account | null;
  /** For copies of the programs. */
  readonly spare: string;
  readonly superuserPassword: string;
  readonly applicationPassword: string;
}

interface Kept {
  /** Null means inside the data folder, which may therefore be moved. */
  readonly directory: string | null;
  readonly superuserPassword: string;
  readonly applicationPassword: string;
}

/**
 * The text of a file in the data folder, created on first use, completely or not at all; only this account may read
 * it.
 */
export type StoredFile = (dataDir: string, name: string, make: () => string) => string;

export const findPlace = (dataDir: string, storedFile: StoredFile): Place => {
  const account = serverAccount(join(dataDir, 'postgresql'));
  const reachable = account === null || letIn(account, dataDir);
  const text = storedFile(dataDir, 'database.json', () => JSON.stringify(decide(reachable)));
  const { directory, ...passwords } = JSON.parse(text) as Kept;
  return {
    ...passwords,
    account: directory === null ? account : serverAccount(directory),
    directory: directory ?? join(dataDir, 'postgresql'),
    spare: reachable ? dataDir : PUBLIC_PLACE,
  };
};

const decide = (reachable: boolean): Kept => ({
  directory: reachable ? null : join(PUBLIC_PLACE, randomBytes(6).toString('hex')),
  superuserPassword: randomBytes(24).toString('base64url'),
  applicationPassword: randomBytes(24).toString('base64url'),
});

/** Lets the account traverse the data folder; files in it keep their own restrictive modes. */
const letIn = (account: Account, dataDir: string): boolean => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (canEnter(dataDir, account)) return true;
  if (!canEnter(dirname(dataDir), account)) return false;
  chownSync(dataDir, 0, account.gid);
  chmodSync(dataDir, 0o710);
  return true;
};
