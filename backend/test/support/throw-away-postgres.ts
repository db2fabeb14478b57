import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries } from '@funding-broker/embedded-postgres/binaries.js';
import { initialiseCluster } from '@funding-broker/embedded-postgres/initialise-cluster.js';
import { findPlace } from '@funding-broker/embedded-postgres/place.js';
import { Postmaster } from '@funding-broker/embedded-postgres/postmaster.js';
import { storedFile } from '#config/stored-file.js';

export interface ThrowAwayPostgres {
  /** As the superuser, who may make databases. */
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** On the same port; 'immediate' is as good as a crash. */
  readonly restart: (mode: 'fast' | 'immediate') => Promise<void>;
  /** Asks it to stop, waits for nothing, and takes its data away. */
  readonly abandon: () => void;
}

// Nobody minds if these data do not survive the machine. What was committed survives PostgreSQL's own crash, as tests expect.
const HASTY = {
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '300',
} as const;

const MEMORY = '/dev/shm';
/** Several times what a run keeps; containers may have next to nothing. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** In memory, where there is room: there a database is made and dropped in a tenth of the time that a disk takes. */
const placeForData = (): string => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ENOUGH_BYTES ? MEMORY : tmpdir();
  } catch {
    // Linux alone has it.
    return tmpdir();
  }
};

/** The product's own embedded server, with data that go with it. */
export const startThrowAwayPostgres = async (): Promise<ThrowAwayPostgres> => {
  const folder = mkdtempSync(join(placeForData(), 'funding-broker-test-'));
  // Memory may be closed to programs.
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
