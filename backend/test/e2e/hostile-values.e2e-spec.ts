import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { firstRun } from '../../src/first-run.js';
import { sentAnswers } from '../support/answers.js';
import { referred } from '../support/referred.js';
import { startAppOn, testSettings } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

// Every operation of docs/openapi.json, which another test compares with the code, with the demonstration's
// records.

interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly type?: string;
  readonly example?: unknown;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

const api = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../docs/openapi.json'), 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
);

const resolved = (schema: Schema): Schema => {
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) return resolved(api.components.schemas[name] ?? {});
  const [first] = schema.allOf ?? schema.oneOf ?? [];
  return first === undefined ? schema : { ...resolved(first), ...schema };
};

type Body = Readonly<Record<string, unknown>>;

/** The example value in the API description. */
const exampleOf = (schema: Schema): unknown => {
  const { example, enum: choices, type, items, properties } = resolved(schema);
  if (example !== undefined) return example;
  if (choices?.[0] !== undefined) return choices[0];
  if (properties) return bodyOf(resolved(schema));
  if (type === 'array') return items ? [exampleOf(items)] : [];
  if (type === 'boolean') return true;
  return type === 'integer' || type === 'number' ? 1 : 'text';
};

const bodyOf = ({ properties = {} }: Schema, names = Object.keys(properties)): Body =>
  Object.fromEntries(names.map((name) => [name, exampleOf(properties[name] ?? {})]));

/** The body with null at each field of the schema in turn, including nested ones. */
const withNulls = (schema: Schema, body: Body): readonly Body[] =>
  Object.entries(resolved(schema).properties ?? {}).flatMap(([name, declared]): readonly Body[] => {
    const property = resolved(declared);
    const nulled = { ...body, [name]: null };
    if (property.properties)
      return [
        nulled,
        ...withNulls(property, bodyOf(property)).map((within) => ({ ...body, [name]: within })),
      ];
    if (property.type !== 'array') return [nulled];
    const item = resolved(property.items ?? {});
    const items = item.properties ? withNulls(item, bodyOf(item)) : [];
    return [nulled, { ...body, [name]: [null] }, ...items.map((within) => ({ ...body, [name]: [within] }))];
  });

/** From all fields and from required ones only, because an earlier error must not hide a later one. */
const hostileBodies = (schema: Schema): readonly unknown[] => {
  const whole = resolved(schema);
  // A stale version would hide other errors.
  const names = Object.keys(whole.properties ?? {}).filter((name) => name !== 'updatedAt');
  const all = bodyOf(whole, names);
  const least = bodyOf(whole, [...(whole.required ?? [])]);
  const none = Object.fromEntries(Object.keys(whole.properties ?? {}).map((name) => [name, null]));
  return [null, [], [null], none, ...withNulls(whole, all), ...withNulls(whole, least)];
};

/** The tables of records in paths, by the path segment before the id. */
const TABLES: Readonly<Record<string, string>> = {
  applications: 'application_submissions',
  commissions: 'commission_entries',
  complaints: 'complaints',
  'data-requests': 'data_requests',
  holds: 'holds',
  introducers: 'introducers',
  lenders: 'lenders',
  confirmation: 'lenders',
  imports: 'lender_imports',
  messages: 'contact_submissions',
  offers: 'offers',
  statements: 'commission_statements',
  receivables: 'receivables',
  submissions: 'lender_submissions',
  tasks: 'tasks',
  leads: 'leads',
};

const AT_ONCE = 8;

let database: TestDatabase;
let app: NestExpressApplication;
let dataDir: string;
let admin: ReturnType<typeof request.agent>;
let partner: ReturnType<typeof request.agent>;
let tokens: Readonly<Record<string, string>>;

describe('Hostile values', () => {
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'hostile-values-'));
    const settings = testSettings({ dataDir, demo: true });
    database = await createTestDatabase();
    app = await startAppOn(database.url, settings);
    const news = (await firstRun(app, settings)).join('\n');
    admin = await signIn('admin', news);
    partner = await signIn('introducers', news);
    const sent = await request(app.getHttpServer()).post('/api/applications').send(sentAnswers()).expect(201);
    const { resultsToken = '', statusToken = '' } = sent.body as Record<string, string>;
    tokens = { results: resultsToken, status: statusToken };
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const signIn = async (area: 'admin' | 'introducers', news: string): Promise<typeof admin> => {
    const name = { admin: 'admin', introducers: 'partner' }[area];
    const [, email, password] =
      new RegExp(`as (${name}@\\S+) with the password (\\S+)$`, 'm').exec(news) ?? [];
    const agent = request.agent(app.getHttpServer());
    await agent.post(`/api/${area}/login`).send({ email, password }).expect(200);
    return agent;
  };

  /** The path of an existing record, if the demonstration has one. */
  const pathOf = async (path: string): Promise<string> => {
    const [, kind = '', name = ''] = /([\w-]+)\/\{(\w+)\}/.exec(path) ?? [];
    const table = TABLES[kind];
    const [row] = table
      ? await database.source.query<{ id: string }[]>(`select id from ${table} limit 1`)
      : [];
    const named = name === 'token' ? tokens[kind] : row?.id;
    return path.replace(/\{\w+\}/, named ?? randomUUID()).replaceAll(/\{\w+\}/g, randomUUID());
  };

  /** Operations that sign in or out are called as a stranger, so that the session persists. */
  const callerOf = (path: string, method: string): typeof admin => {
    const endsSessions = /\/(?:login|logout|sessions|password)\b/.test(path) && method !== 'get';
    if (endsSessions) return request.agent(app.getHttpServer());
    if (path.startsWith('/api/admin/')) return admin;
    return path.startsWith('/api/introducers/me') ? partner : request.agent(app.getHttpServer());
  };

  afterEach(async () => {
    // A signed-out caller would have been rejected before validation.
    await admin.get('/api/admin/me').expect(200);
    await partner.get('/api/introducers/me').expect(200);
  });

  interface Failure {
    readonly sent: string;
    readonly status: number;
  }

  /** Concurrently, because each request mostly waits for the database. */
  const failuresOf = async <T>(
    values: readonly T[],
    send: (value: T) => Promise<{ sent: string; status: number }>,
  ): Promise<readonly Failure[]> => {
    const failures: Failure[] = [];
    const left = [...values];
    const work = async (): Promise<void> => {
      while (left.length > 0) {
        const answer = await send(left.shift()!);
        if (answer.status >= 500) failures.push(answer);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return failures;
  };

  const bodies = operations.flatMap(({ method, path, operation }) => {
    const schema = operation.requestBody?.content['application/json']?.schema;
    return schema ? [{ method, path, sent: hostileBodies(schema) }] : [];
  });

  describe('an operation that takes a body', () => {
    it.each(bodies)('handles null in each field of $method $path', async ({ method, path, sent }) => {
      const caller = callerOf(path, method);
      const failures = await failuresOf(sent, async (body) => {
        const text = JSON.stringify(body);
        const call = caller[method as 'post'](await pathOf(path)).type('json');
        const { status } = await call.send(text);
        return { sent: text, status };
      });

      expect(sent.length).toBeGreaterThan(4);
      expect(failures).toEqual([]);
    });
  });

  /** Plausible but impossible sort keys, and invalid cursors. */
  const KEYS = [
    ...['2026-01-01 00:00:00+99', '2026-01-01 00:00:00+15:99', '2026-02-31 00:00:00+00', 'infinity'],
    ...['0000-01-01 00:00:00+00', '2026-01-01 99:99:99+00', '2026-02-30', '0000-00-00', '-999999999'],
    ...['', '%', '\\', '\u0000', '\ud800', 'x'.repeat(400), randomUUID(), null, {}, [[]]],
  ];
  const CURSORS = [
    ...['', 'null', '{}', '[]', '"text"', '[', 'x'.repeat(300)],
    ...KEYS.flatMap((key) => [[key], [key, randomUUID()]].map((keys) => JSON.stringify(keys))),
  ];

  const lists = operations.flatMap(({ method, path, operation: { parameters = [] } }) => {
    const query = parameters
      .map((parameter) => referred(api, parameter))
      .filter((parameter) => parameter.in === 'query');
    if (!query.some(({ name }) => name === 'cursor')) return [];
    const sorts = query.find(({ name }) => name === 'sort');
    return [{ method, path, sorts: sorts ? (resolved(sorts.schema).enum ?? []) : [undefined] }];
  });

  describe('a list', () => {
    it.each(lists)('handles every cursor, in every order, at $path', async ({ method, path, sorts }) => {
      const [caller, at] = [callerOf(path, method), await pathOf(path)];
      const asked = sorts.flatMap((sort) => CURSORS.map((keys) => ({ sort, keys })));
      const failures = await failuresOf(asked, async ({ sort, keys }) => {
        const cursor = Buffer.from(keys).toString('base64url');
        const query = { cursor, limit: 1, ...(sort !== undefined && { sort }) };
        const { status } = await caller.get(at).query(query);
        return { sent: `${String(sort)} ${keys}`, status };
      });

      expect(sorts.length).toBeGreaterThan(0);
      expect(failures).toEqual([]);
    });
  });
});
