import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries } from '@funding-broker/embedded-postgres/binaries.js';
import { initialiseCluster } from '@funding-broker/embedded-postgres/initialise-cluster.js';
import { findPlace } from '@funding-broker/embedded-postgres/place.js';
import { Postmaster } from '@funding-broker/embedded-postgres/postmaster.js';
import { storedFile } from '#config/stored-file.js';

export interface ThrowAwayPostgres {
  /** As the superuser, who may create databases. */
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** On the same port; 'immediate' acts like a crash. */
  readonly restart: (mode: 'fast' | 'immediate') => Promise<void>;
  /** Requests the stop without waiting, and removes the data. */
  readonly abandon: () => void;
}

// The data need not survive a machine crash, only PostgreSQL's own, as tests expect.
const HASTY = {
  // Would replace the statistics that tests of plans collect.
  autovacuum: 'off',
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '300',
} as const;

const MEMORY = '/dev/shm';
/** Several times a run's usage; containers may have very little. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** In memory if there is room, because databases are created and dropped ten times as fast. */
const placeForData = (): string => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ENOUGH_BYTES ? MEMORY : tmpdir();
  } catch {
    // Linux only.
    return tmpdir();
  }
};

/** The product's embedded server with temporary data. */
export const startThrowAwayPostgres = async (): Promise<ThrowAwayPostgres> => {
  const folder = mkdtempSync(join(placeForData(), 'funding-broker-test-'));
  // The memory file system may be unavailable.
  const programs = mkdtempSync(join(tmpdir(), 'funding-broker-test-'));
  const place = findPlace(folder, storedFile);
  const binaries = findBinaries(place.account, programs);
  await initialiseCluster(place, binaries, HASTY);
  const postmaster = new Postmaster(place, binaries);
  const port = await postmaster.up();
  const takeAway = (): void => {
    for (const path of [place.directory, folder, programs])
      rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  };
  return {
    abandon: () => {
      postmaster.signalStop();
      takeAway();
    },
    url: `postgres://postgres:${place.superuserPassword}@127.0.0.1:${port}/postgres`,
    restart: async (mode) => {
      await postmaster.down(mode);
      await postmaster.up(port);
    },
    stop: async () => {
      await postmaster.down();
      takeAway();
    },
  };
};
