import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { emptying } from '../../../backend/test/support/empty-tables.ts';

const BACKEND = resolve(import.meta.dirname, '../../../backend');
const MAIN = resolve(BACKEND, 'dist/main.js');
const QUICK_PASSWORDS = resolve(BACKEND, 'test/support/quick-passwords.ts');

export const ADMIN = { email: 'broker@example.co.uk', password: 'a long walk by the Kelvin' } as const;

/** What Node has compiled for one start is there for the next. */
const COMPILED = resolve(BACKEND, '../node_modules/.cache/funding-broker/compiled');

type Environment = Readonly<Record<string, string>>;

export interface Product {
  readonly address: string;
  /** Asks the product's database. */
  query(sql: string, parameters?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  /** Empties tables and those that refer to them, whatever jobs and requests are doing. */
  empty(...tables: readonly string[]): Promise<unknown>;
  /** Stops it, and takes its data away. */
  stop(): Promise<void>;
}

/** Starts the built product as its user does, on data of its own, with limits far away. */
export const startProduct = async ({ DEMO = 'off', ...environment }: Environment = {}): Promise<Product> => {
  const database = `product_${randomBytes(8).toString('hex')}`;
  await asServer(`create database ${database} template ${preparedFor(DEMO)}`);
  const { address, stop } = await run({ DEMO, ...environment, DATABASE_URL: addressOf(database) });
  return {
    address,
    query: (sql, parameters = []) => ask(addressOf(database), sql, parameters),
    empty: (...tables) => ask(addressOf(database), emptying(...tables)),
    stop: async () => {
      await stop();
      await asServer(`drop database ${database} with (force)`);
    },
  };
};

/** Keeps what a first start leaves in its database, to be copied for each product. */
export const prepareDatabase = async (demo: 'on' | 'off'): Promise<void> => {
  const database = preparedFor(demo);
  await asServer(`drop database if exists ${database} with (force)`);
  await asServer(`create database ${database}`);
  const { stop } = await run({ DEMO: demo, DATABASE_URL: addressOf(database) });
  await stop();
};

const preparedFor = (demo: string): string => `product_prepared_demo_${demo}`;

const run = async (environment: Environment): Promise<Pick<Product, 'address' | 'stop'>> => {
  const process_ = spawn(process.execPath, ['--import', pathToFileURL(QUICK_PASSWORDS).href, MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: COMPILED,
      PORT: '0',
      SESSION_SECRET: 'a-session-secret-only-for-tests-0123456789',
      PASSWORD_PEPPER: 'a-password-pepper-only-for-tests-0123456789',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMIT_SCALE: '1000',
      REQUEST_MS: '30000',
      SHUTDOWN_GRACE_MS: '0',
      LOG_LEVEL: 'fatal',
      ...environment,
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

/** A database of the server that the run was given. */
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
