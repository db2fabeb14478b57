import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { MailServer } from '../../../backend/test/support/mail-server';
import { keepFirstState, restoreFirstState } from './first-state';
import { emptying } from '../../../backend/test/support/empty-tables';

const BACKEND = resolve(import.meta.dirname, '../../../backend');
const MAIN = resolve(BACKEND, 'dist/main.js');
const QUICK_PASSWORDS = resolve(BACKEND, 'test/support/quick-passwords.ts');

export const ADMIN = { email: 'broker@example.co.uk', password: 'a long walk by the Kelvin' } as const;

/** Shares Node's compile cache between starts. */
const COMPILED = resolve(BACKEND, '../node_modules/.cache/funding-broker/compiled');

/** Environment variables in addition to the common ones. */
export type Settings = Readonly<Record<string, string>>;

export interface Product {
  readonly address: string;
  /** Its mail server, unless its settings name one. */
  readonly mail: MailServer;
  /** Queries the product's database. */
  query(sql: string, parameters?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  /** Empties tables and those that refer to them, despite running jobs and requests. */
  empty(...tables: readonly string[]): Promise<unknown>;
  /** Restores the state after its first start. */
  reset(): Promise<void>;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
}

/** Starts the built product with separate data and high limits. */
export const startProduct = async ({ DEMO = 'off', ...settings }: Settings): Promise<Product> => {
  const database = `product_${randomBytes(8).toString('hex')}`;
  await asServer(`create database ${database} template ${preparedFor(DEMO)}`);
  const mail = new MailServer();
  const { address, stop } = await run({
    DEMO,
    SMTP_URL: await mail.start(),
    ...settings,
    DATABASE_URL: addressOf(database),
  });
  return {
    address,
    mail,
    query: (sql, parameters = []) => ask(addressOf(database), sql, parameters),
    empty: (...tables) => ask(addressOf(database), emptying(...tables)),
    reset: async () => {
      await restoreFirstState((sql) => ask(addressOf(database), sql));
      mail.received.length = 0;
    },
    stop: async () => {
      await stop();
      await mail.stop();
      await asServer(`drop database ${database} with (force)`);
    },
  };
};

/** Stores the database of a first start, to be copied for each product. */
export const prepareDatabase = async (demo: 'on' | 'off'): Promise<void> => {
  const database = preparedFor(demo);
  await asServer(`drop database if exists ${database} with (force)`);
  await asServer(`create database ${database}`);
  const { stop } = await run({ DEMO: demo, DATABASE_URL: addressOf(database) });
  await stop();
  await keepFirstState((sql) => ask(addressOf(database), sql));
};

const preparedFor = (demo: string): string => `product_prepared_demo_${demo}`;

const run = async (settings: Settings): Promise<Pick<Product, 'address' | 'stop'>> => {
  const process_ = spawn(process.execPath, ['--import', pathToFileURL(QUICK_PASSWORDS).href, MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: COMPILED,
      PORT: String(await freePort()),
      SESSION_SECRET: 'a-session-secret-only-for-tests-0123456789',
      PASSWORD_PEPPER: 'a-password-pepper-only-for-tests-0123456789',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMIT_SCALE: '1000',
      REQUEST_MS: '30000',
      SHUTDOWN_GRACE_MS: '0',
      LOG_LEVEL: 'fatal',
      ...settings,
    },
  });
  return {
    address: await readyAddress(process_),
    stop: async () => {
      process_.kill('SIGTERM');
      if (process_.exitCode === null) await once(process_, 'exit');
    },
  };
};

/** Chosen here and not by the system, because the product writes its own address. */
const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
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

/** A database on the run's server. */
const addressOf = (database: string): string => {
  const url = new URL(process.env['TEST_POSTGRES_URL'] ?? '');
  url.pathname = `/${database}`;
  return url.href;
};

const asServer = (statement: string): Promise<unknown> =>
  ask(process.env['TEST_POSTGRES_URL'] ?? '', statement);

const ask = async (
  connectionString: string,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> => {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql, [...parameters]);
    return rows;
  } finally {
    await client.end();
  }
};
