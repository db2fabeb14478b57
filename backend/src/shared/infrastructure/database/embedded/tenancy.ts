import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';

const KEY = 7_250_113;
const POLL_MS = 100;

/** How long to wait, in attempts, for somebody who listens already and may be about to stop. */
const ATTEMPTS = 15;
/** And for one that is still starting: until it listens, nobody can say where it is. */
const ATTEMPTS_WHILE_IT_STARTS = 300;

const HOLDER = `
  select application_name as name from pg_stat_activity join pg_locks using (pid)
  where locktype = 'advisory' and objid = $1 and granted`;

/** The process that runs the application on an embedded server. */
export interface Tenant {
  readonly pid: number;
  /** Null for one that does not listen: it is still starting, or is a command. */
  readonly address: string | null;
}

/**
 * The sole right to run the application on an embedded server: an advisory lock, which PostgreSQL itself
 * gives back when the process that held it dies, however it dies. Its connection's name tells who that is.
 */
export class Tenancy {
  private ending = false;

  private constructor(private readonly client: Client) {}

  /** Somebody else, when they hold it. */
  static async take(client: Client, whenTaken: 'refuse' | 'join'): Promise<Tenancy | Tenant> {
    await client.connect();
    for (let attempt = 1; ; attempt += 1) {
      if (await lock(client)) return new Tenancy(client);
      const tenant = await tenantOf(client);
      const patience =
        tenant?.address === null && whenTaken === 'refuse' ? ATTEMPTS_WHILE_IT_STARTS : ATTEMPTS;
      if (tenant && attempt >= patience) {
        await client.end();
        return tenant;
      }
      await delay(POLL_MS);
    }
  }

  async announce(address: string): Promise<void> {
    await this.client.query(`select set_config('application_name', $1, false)`, [nameOf(address)]);
  }

  /** Called once when the server goes away by itself. */
  whenLost(act: () => void): void {
    this.client.once('end', () => {
      if (!this.ending) act();
    });
  }

  async release(): Promise<void> {
    this.ending = true;
    await this.client.end().catch(() => undefined);
  }
}

/** What a connection of this process is called. */
export const nameOf = (address = ''): string => `funding-broker ${process.pid} ${address}`.trimEnd();

const lock = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [KEY]);
  return rows[0]?.taken ?? false;
};

const tenantOf = async (client: Client): Promise<Tenant | null> => {
  const { rows } = await client.query<{ name: string }>(HOLDER, [KEY]);
  if (!rows[0]) return null;
  const [, pid, address] = rows[0].name.split(' ');
  return { pid: Number(pid), address: address ?? null };
};
