import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';

const MAIN = resolve(import.meta.dirname, '../../../backend/dist/main.js');

export const ADMIN = { email: 'broker@example.co.uk', password: 'a long walk by the Kelvin' } as const;

export interface Product {
  readonly address: string;
  /** Asks the product's database. */
  query(sql: string, parameters?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  /** Stops it, and takes its data away. */
  stop(): Promise<void>;
}

/** Starts the built product as its user does, on data of its own, with limits far away. */
export const startProduct = async (environment: Readonly<Record<string, string>> = {}): Promise<Product> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'product-'));
  const process_ = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO: 'off',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMIT_SCALE: '1000',
      SHUTDOWN_GRACE_MS: '0',
      LOG_LEVEL: 'fatal',
      ...environment,
    },
  });
  const address = await readyAddress(process_);
  return {
    address,
    query: (sql, parameters = []) => ask(dataDir, sql, parameters),
    stop: async () => {
      process_.kill('SIGTERM');
      if (process_.exitCode === null) await once(process_, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

const readyAddress = async (product: ChildProcess): Promise<string> => {
  if (!product.stdout) throw new Error('The product has no output');
  for await (const line of createInterface({ input: product.stdout })) {
    const [, address] = /^ready on (\S+)$/.exec(line) ?? [];
    if (!address) continue;
    product.stdout.resume();
    return address;
  }
  throw new Error('The product ended before it was ready');
};

/** The embedded database, found and entered as the product itself does. */
const ask = async (
  dataDir: string,
  sql: string,
  parameters: readonly unknown[],
): Promise<Record<string, unknown>[]> => {
  const kept = JSON.parse(await readFile(join(dataDir, 'database.json'), 'utf8')) as {
    directory: string | null;
    superuserPassword: string;
  };
  const pid = await readFile(join(kept.directory ?? join(dataDir, 'postgresql'), 'postmaster.pid'), 'utf8');
  const client = new Client({
    host: '127.0.0.1',
    port: Number(pid.split('\n')[3]),
    user: 'postgres',
    password: kept.superuserPassword,
    database: 'funding_broker',
  });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql, [...parameters]);
    return rows;
  } finally {
    await client.end();
  }
};
