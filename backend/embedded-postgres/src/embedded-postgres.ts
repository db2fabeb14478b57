import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { PostgresUnusable } from './postgres-unusable.js';
import { applicationUrl, makeApplicationDatabase } from './application-database.js';
import { findBinaries, type Binaries } from './binaries.js';
import { DataLock, type Holder } from './data-lock.js';
import { initialiseCluster } from './initialise-cluster.js';
import { findPlace, type StoredFile, type Place } from './place.js';
import { Postmaster } from './postmaster.js';

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  /** Stores the server's passwords in the data folder. */
  readonly storedFile: StoredFile;
  /** What to do when another process already runs the application on this data. */
  readonly whenTaken: 'refuse' | 'join';
  /** Called when the server died and was restarted. */
  readonly report: (sentence: string) => void;
  /** Extra server settings for a new data directory. */
  readonly serverSettings?: Readonly<Record<string, string>>;
}

/** PostgreSQL from npm in the data folder: started, adopted, restarted and stopped with the application. */
export class EmbeddedPostgres {
  private readonly place: Place;
  private readonly binaries: Binaries;
  private readonly postmaster: Postmaster;
  /** Null for a process that joined another one's server. */
  private lock: DataLock | null = null;
  private port: number | null = null;
  /** The connection that notices when the server goes away. */
  private watcher: Client | null = null;
  private reviving: Promise<void> | null = null;
  private stopping = false;

  constructor(private readonly options: EmbeddedPostgresOptions) {
    this.place = findPlace(options.dataDir, options.storedFile);
    this.binaries = findBinaries(this.place.account, this.place.spare);
    this.postmaster = new Postmaster(this.place, this.binaries);
  }

  get location(): string {
    return this.place.directory;
  }

  async start(): Promise<string> {
    const port = await this.up();
    return applicationUrl(this.place.applicationPassword, port);
  }

  announce(address: string): void {
    if (this.port !== null) this.lock?.announce({ address, databasePort: this.port });
  }

  async stop(): Promise<void> {
    this.stopping = true;
    if (this.lock === null) return;
    this.lock.withdraw();
    await this.reviving;
    await this.watcher?.end().catch(() => undefined);
    await this.postmaster.down();
    this.lock.release();
    this.lock = null;
  }

  abandon(): void {
    this.stopping = true;
    if (this.lock !== null) this.postmaster.signalStop();
  }

  /** Ensures that the server runs; resolves to its port. */
  private async up(): Promise<number> {
    const { dataDir, whenTaken, serverSettings } = this.options;
    const taken = await DataLock.take(dataDir);
    if (!(taken instanceof DataLock)) {
      if (whenTaken === 'refuse' || taken.running === null) throw this.alreadyRunning(taken);
      return taken.running.databasePort;
    }
    this.lock = taken;
    await initialiseCluster(this.place, this.binaries, serverSettings);
    this.port = await this.postmaster.up();
    await this.watch(this.port);
    await makeApplicationDatabase(this.postmaster.client(this.port), this.place.applicationPassword);
    return this.port;
  }

  private alreadyRunning({ pid, running }: Holder): PostgresUnusable {
    const where = running === null ? '' : ` at ${running.address}`;
    const who = pid === null ? '' : ` (process ${pid})`;
    return new PostgresUnusable(
      `The application is already running${where}${who} with the data in ${this.options.dataDir}. Stop it first, or start this one with another DATA_DIR`,
    );
  }

  private async watch(port: number): Promise<void> {
    const watcher = this.postmaster.client(port);
    await watcher.connect();
    watcher.once('end', () => {
      this.reviving = this.stopping ? null : this.revive(port);
    });
    this.watcher = watcher;
  }

  private async revive(port: number): Promise<void> {
    this.options.report('The embedded PostgreSQL has stopped; restarting it');
    while (!this.stopping) {
      try {
        await this.postmaster.up(port);
        await this.watch(port);
        this.options.report('The embedded PostgreSQL is running again');
        return;
      } catch (failure) {
        this.options.report((failure as Error).message);
        await delay(1_000);
      }
    }
  }
}
