import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';

const KEY = 7_250_113;
const ATTEMPTS = 15;

/**
 * The sole right to run the application on an embedded server: an advisory lock, which PostgreSQL itself
 * gives back when the process that held it dies, however it dies.
 */
export class Tenancy {
  private ending = false;

  private constructor(private readonly client: Client) {}

  /** Null when another process holds it. */
  static async take(client: Client): Promise<Tenancy | null> {
    await client.connect();
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
        KEY,
      ]);
      if (rows[0]?.taken) return new Tenancy(client);
      await delay(100);
    }
    await client.end();
    return null;
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
