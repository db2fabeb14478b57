import { rm } from 'node:fs/promises';
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
  /** Asks it to stop and waits for nothing; the folder stays. */
  readonly abandon: () => void;
}

// Nobody minds if these data do not survive the machine. What was committed survives PostgreSQL's own crash, as tests expect.
const HASTY = {
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '300',
} as const;

/** The product's own embedded server, in a folder that goes with it. */
export const startThrowAwayPostgres = async (folder: string): Promise<ThrowAwayPostgres> => {
  const place = findPlace(folder, storedFile);
  const binaries = findBinaries(place.account, place.spare);
  await initialiseCluster(place, binaries, HASTY);
  const postmaster = new Postmaster(place, binaries);
  const port = await postmaster.up();
  return {
    abandon: () => postmaster.signalStop(),
    url: `postgres://postgres:${place.superuserPassword}@127.0.0.1:${port}/postgres`,
    restart: async (mode) => {
      await postmaster.down(mode);
      await postmaster.up(port);
    },
    stop: async () => {
      await postmaster.down();
      await Promise.all([place.directory, folder].map((path) => rm(path, { recursive: true, force: true })));
    },
  };
};
