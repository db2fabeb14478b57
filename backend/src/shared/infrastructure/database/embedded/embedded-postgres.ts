import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseServer, DatabaseUnusable } from '../database-server.js';
import { applicationDatabase } from './application-database.js';
import { findBinaries } from './binaries.js';
import { initialiseCluster } from './initialise-cluster.js';
import { findPlace, type Place } from './place.js';
import { Postmaster } from './postmaster.js';
import { Tenancy, type Tenant } from './tenancy.js';

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
  private address: string | null = null;
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
    await this.take(port);
    return applicationDatabase(this.postmaster.client(port), this.place.applicationPassword, port);
  }

  async announce(address: string): Promise<void> {
    this.address = address;
    await this.tenancy?.announce(address);
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

  private async take(port: number): Promise<void> {
    const { whenTaken } = this.options;
    const taken = await Tenancy.take(this.postmaster.client(port), whenTaken);
    if (taken instanceof Tenancy) {
      this.hold(taken, port);
      if (this.address !== null) await taken.announce(this.address);
    } else if (whenTaken === 'refuse') throw this.alreadyRunning(taken);
  }

  private alreadyRunning({ pid, address }: Tenant): DatabaseUnusable {
    const where = address === null ? '' : ` at ${address}`;
    return new DatabaseUnusable(
      `The application is already running${where} (process ${pid}) on the data in ${this.options.dataDir}: stop it first, or start this one with another DATA_DIR`,
    );
  }

  private hold(tenancy: Tenancy, port: number): void {
    this.tenancy = tenancy;
    tenancy.whenLost(() => {
      this.reviving = this.stopping ? null : this.revive(port);
    });
  }

  private async revive(port: number): Promise<void> {
    this.options.report('The embedded PostgreSQL went away; starting it again');
    while (!this.stopping) {
      try {
        await this.postmaster.up(port);
        await this.take(port);
        this.options.report('The embedded PostgreSQL is back');
        return;
      } catch (failure) {
        this.options.report((failure as Error).message);
        await delay(1_000);
      }
    }
  }
}
