import { Client } from 'pg';
import type { Database } from '#platform/infrastructure/database/database.js';
import { addressOf, createTestDatabase, newName, type TestDatabase } from './test-database.js';

export type Asked = readonly [sql: string, values: readonly unknown[]];

/** A migrated database and a client for data and plans, ready before a file's tests. */
export const useDatabaseForPlans = (): { readonly database: TestDatabase; readonly client: Client } => {
  const name = newName();
  const [database, client] = [{} as TestDatabase, new Client({ connectionString: addressOf(name) })];
  beforeAll(async () => {
    Object.assign(database, await createTestDatabase([], name));
    await client.connect();
    // Rows need a vacuum before an index alone can count them.
    await client.query('set synchronous_commit = on');
    // Analyzes every row: statistics of a sample, and with them the plans, differ from run to run.
    await client.query('set default_statistics_target = 1000');
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });
  return { database, client };
};

/** Fiona, the first partner of `addPartners`. */
export const FIONA = '0193f000-0000-7000-8000-000000000001';

/** Fiona and fifty others. */
export const addPartners = (client: Client): Promise<unknown> =>
  client.query(
    `insert into introducers (id, email, email_key, password, company_name, contact_name, phone, business_type)
     select ('0193f000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, n || '@partner.example', n || '@partner.example',
       '', '', '', '', ''
     from generate_series(1, 51) n`,
  );

const literalOf = (client: Client, value: unknown): string =>
  Array.isArray(value)
    ? `array[${value.map((one) => client.escapeLiteral(String(one))).join(', ')}]`
    : client.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));

/** The custom and the generic plan of a statement. */
export const explained = async (client: Client, [sql, values]: Asked): Promise<string[]> => {
  const literals = values.map((value) => literalOf(client, value)).join(', ');
  const given = literals === '' ? '' : `(${literals})`;
  await client.query(`prepare asked as ${sql}`);
  const plans: string[] = [];
  for (const mode of ['force_custom_plan', 'force_generic_plan']) {
    await client.query(`set plan_cache_mode = ${mode}`);
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain execute asked${given}`);
    plans.push([mode, ...rows.map((row) => row['QUERY PLAN'])].join('\n'));
  }
  await client.query('deallocate asked');
  return plans;
};

export interface PagePlans {
  readonly rows: string[];
  readonly count: string[];
}

/** The plans for a page and for its total, in one or two statements. */
export const explainedPage = async (client: Client, [page, total]: readonly Asked[]): Promise<PagePlans> => {
  const plans = page ? await explained(client, page) : [];
  if (total) return { rows: plans, count: await explained(client, total) };
  const parts = plans.map(partsOf);
  return { rows: parts.map(({ rows }) => rows), count: parts.map(({ count }) => count) };
};

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** The plan of a page without that of its total, which comes first as 'InitPlan'. */
const partsOf = (plan: string): { rows: string; count: string } => {
  const lines = plan.split('\n');
  const start = lines.findIndex((line) => line.trimStart().startsWith('InitPlan'));
  if (start < 0) throw new Error(`Nothing is counted:\n${plan}`);
  const below = indentOf(lines[start] ?? '');
  // A condition with a line break in a literal continues after it.
  const length = lines.slice(start + 1).findIndex((line) => indentOf(line) <= below && !line.startsWith("'"));
  const end = length < 0 ? lines.length : start + 1 + length;
  return {
    rows: [...lines.slice(0, start), ...lines.slice(end)].join('\n'),
    count: lines.slice(start, end).join('\n'),
  };
};

/** A database that records its queries, and returns the same rows to each. */
export const noting = (rows: readonly object[] = []) => {
  const asked: Asked[] = [];
  const query = (sql: string, values: readonly unknown[] = []) =>
    Promise.resolve(asked.push([sql, values]) && rows);
  return { asked, database: { manager: { query } } as unknown as Database };
};
