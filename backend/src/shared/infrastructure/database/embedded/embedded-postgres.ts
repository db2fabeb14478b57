import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseServer, DatabaseUnusable } from '../database-server.js';
import { applicationDatabase } from './application-database.js';
import { findBinaries } from './binaries.js';
import { initialiseCluster } from './initialise-cluster.js';
import { findPlace, type Place } from './place.js';
import { Postmaster } from './postmaster.js';
import { Tenancy } from './tenancy.js';

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  /** What to do when another process already runs the application on this data. */
  readonly whenTaken: 'refuse' | 'join';
  /** Hears about a server that died and came back. */
  readonly report: (sentence: string) => void;
  /** Server settings for a new data directory, beside our own. */
  readonly serverSettings?: Readonly<Record<string, string>>;
}

/** PostgreSQL from npm, kept in the data folder: started, adopted, revived and stopped with the application. */
export class EmbeddedPostgres extends DatabaseServer {
  private readonly place: Place;
  private readonly postmaster: Postmaster;
  private tenancy: Tenancy | null = null;
  private reviving: Promise<void> | null = null;
  private stopping = false;

  constructor(private readonly options: EmbeddedPostgresOptions) {
    super();
    this.place = findPlace(options.dataDir);
    this.binaries = findBinaries(this.place.account, this.place.spare);
    this.postmaster = new Postmaster(this.place, this.binaries);
  }

  private readonly binaries;

  get whereabouts(): string {
    return this.place.directory;
  }

  async start(): Promise<string> {
    await initialiseCluster(this.place, this.binaries, this.options.serverSettings);
    const port = await this.postmaster.up();
    this.tenancy = await Tenancy.take(this.postmaster.client(port));
    if (this.tenancy === null && this.options.whenTaken === 'refuse') {
      throw new DatabaseUnusable(
        `The application is already running on ${this.options.dataDir}: stop it first, or start this one with another DATA_DIR`,
      );
    }
    this.watch(port);
    return applicationDatabase(this.postmaster.client(port), this.place.applicationPassword, port);
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.reviving;
    // A guest leaves the server to its host.
    if (this.tenancy === null) return;
    await this.tenancy.release();
    await this.postmaster.down();
  }

  abandon(): void {
    this.stopping = true;
    if (this.tenancy !== null) this.postmaster.signalStop();
  }

  private watch(port: number): void {
    this.tenancy?.whenLost(() => {
      this.reviving = this.stopping ? null : this.revive(port);
    });
  }

  private async revive(port: number): Promise<void> {
    this.options.report('The embedded PostgreSQL went away; starting it again');
    while (!this.stopping) {
      try {
        await this.postmaster.up(port);
        this.tenancy = await Tenancy.take(this.postmaster.client(port));
        this.watch(port);
        this.options.report('The embedded PostgreSQL is back');
        return;
      } catch (failure) {
        this.options.report((failure as Error).message);
        await delay(1_000);
      }
    }
  }
}
