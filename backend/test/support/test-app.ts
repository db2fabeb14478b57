import type { Type } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { readSettings } from '#config/read-settings.js';
import type { Settings } from '#config/settings.js';
import type { NewAdmin } from '#modules/staff/application/create-admin.js';
import { CreateAdmin, type AdminView } from '#modules/staff/public.js';
import type { StaffRole } from '#kernel/staff-role.js';
import { AppModule } from '../../src/app.module.js';
import { appOptions, configureApp } from '../../src/configure-app.js';
import { MailServer } from './mail-server.js';
import { createTestDatabase, TEST_REQUEST_MS, type TestDatabase } from './test-database.js';

export interface TestApp {
  readonly app: NestExpressApplication;
  readonly database: TestDatabase;
  readonly settings: Settings;
  /** Requests of a signed-out caller. */
  http(): ReturnType<typeof request>;
  query<Row = object>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Empties tables and those that refer to them, despite running jobs and requests. */
  empty(...tables: readonly string[]): Promise<void>;
  /** A second application instance on the same database; it stops with this one. */
  startTwin(): Promise<NestExpressApplication>;
  /** Stops the app and drops its database. */
  close(): Promise<void>;
}

/** The default settings, with fixed secrets, so that none is generated. */
const UNSET: { readonly [S in keyof Settings]: Settings[S] } = readSettings({
  DATABASE_URL: 'postgres://nowhere/none',
  SESSION_SECRET: 'a-session-secret-only-for-tests-0123456789',
  PASSWORD_PEPPER: 'a-password-pepper-only-for-tests-0123456789',
});

/** High limits and timeouts, unless a test is about them. */
export const testSettings = (changes: Partial<Settings> = {}): Settings => ({
  ...UNSET,
  port: 0,
  databaseUrl: null,
  dataDir: '/nonexistent',
  rateLimitScale: 1_000,
  requestMs: TEST_REQUEST_MS,
  shutdownGraceMs: 0,
  logLevel: 'silent',
  ...changes,
});

/** A second application instance on another's database. */
export const startAppOn = async (
  url: string,
  settings: Settings,
  controllers: Type[] = [],
): Promise<NestExpressApplication> => {
  const module = await Test.createTestingModule({
    imports: [AppModule.with(settings, url)],
    controllers,
  }).compile();
  const app = module.createNestApplication<NestExpressApplication>({ ...appOptions, logger: false });
  try {
    configureApp(app);
    await app.listen(0, '127.0.0.1');
    return app;
  } catch (failure) {
    // A failed start could leave timers that outlive its test.
    await app.close();
    throw failure;
  }
};

/** The whole application like main.ts, on a separate migrated database; controllers are test-specific. */
export const startTestApp = async (
  changes: Partial<Settings> = {},
  controllers: Type[] = [],
): Promise<TestApp> => {
  const database = await createTestDatabase();
  const settings = testSettings(changes);
  const app = await startAppOn(database.url, settings, controllers);
  const running = [app];
  return {
    app,
    database,
    settings,
    http: () => request(app.getHttpServer()),
    query: (sql, values) => database.source.query(sql, values),
    empty: (...tables) => database.empty(...tables),
    startTwin: async () => {
      const twin = await startAppOn(database.url, settings, controllers);
      running.push(twin);
      return twin;
    },
    close: async () => {
      for (const one of running.toReversed()) await one.close();
      await database.drop();
    },
  };
};

/** The whole application, ready before a file's tests. */
export const useTestApp = (changes: Partial<Settings> = {}, controllers: Type[] = []): TestApp => {
  const api = {} as TestApp;
  beforeAll(async () => {
    Object.assign(api, await startTestApp(changes, controllers));
  });
  afterAll(() => api.close());
  return api;
};

/** The whole application with a public address and a mail server, ready before a file's tests. */
export const useMailingApp = (
  changes: Partial<Settings> = {},
): { readonly api: TestApp; readonly mails: MailServer } => {
  const [api, mails] = [{} as TestApp, new MailServer()];
  beforeAll(async () => {
    const smtpUrl = await mails.start();
    const site = { publicUrl: 'http://site.example', mailFrom: 'no-reply@site.example' };
    Object.assign(api, await startTestApp({ smtpUrl, ...site, ...changes }));
  });
  afterAll(async () => {
    await api.close();
    await mails.stop();
  });
  return { api, mails };
};

export const testAdmin = {
  email: 'admin@example.co.uk',
  password: 'correct horse battery staple',
  name: 'Ada Admin',
} as const;

/** A new member of staff. */
export const createAdmin = async (
  app: NestExpressApplication,
  admin: NewAdmin,
  role: StaffRole = 'admin',
): Promise<AdminView> => {
  const created = await app.get(CreateAdmin, { strict: false }).execute(admin);
  if (role !== created.role)
    await app.get(DataSource).query('update admins set role = $2 where id = $1', [created.id, role]);
  return created;
};

/** Creates an admin if there is none, signs in, and returns an agent with the cookie. */
export const signInAsAdmin = async (
  app: NestExpressApplication,
): Promise<ReturnType<typeof request.agent>> => {
  const { email, password } = testAdmin;
  await createAdmin(app, testAdmin).catch((error: unknown) => {
    if (!(error instanceof Error && 'kind' in error && error.kind === 'conflict')) throw error;
  });
  const agent = request.agent(app.getHttpServer());
  await agent.post('/api/admin/login').send({ email, password }).expect(200);
  return agent;
};

const introducerDetails = {
  password: 'velvet tractor onion',
  companyName: 'Alder Accounts Ltd',
  contactName: 'Fiona Alder',
  phone: '0141 496 0123',
  businessType: 'Accountant',
} as const;

export interface TestIntroducer {
  /** Holds the session's cookie. */
  readonly agent: ReturnType<typeof request.agent>;
  readonly introducer: {
    readonly id: string;
    readonly email: string;
    readonly companyName: string;
    readonly emailConfirmed: boolean;
    readonly emails: Readonly<Record<string, boolean>>;
  };
  readonly password: string;
}

let signedUp = 0;

/**
 * A newly signed-up partner, another one each time, from another address if the application trusts it. The address
 * is unconfirmed.
 */
export const signUpUnconfirmed = async (
  app: NestExpressApplication,
  changes: Partial<Record<keyof typeof introducerDetails | 'email', string>> = {},
): Promise<TestIntroducer> => {
  signedUp += 1;
  const details = { email: `partner${signedUp}@alder.example`, ...introducerDetails, ...changes };
  const agent = request.agent(app.getHttpServer());
  const answer = await agent
    .post('/api/introducers/signup')
    .set('X-Forwarded-For', `198.18.${signedUp >> 8}.${signedUp & 255}`)
    .send(details)
    .expect(201);
  const { introducer } = answer.body as Pick<TestIntroducer, 'introducer'>;
  return { agent, introducer, password: details.password };
};

/** A partner with a confirmed address, another one each time. */
export const signUpIntroducer = async (
  app: NestExpressApplication,
  changes: Parameters<typeof signUpUnconfirmed>[1] = {},
): Promise<TestIntroducer> => {
  const partner = await signUpUnconfirmed(app, changes);
  await app
    .get(DataSource)
    .query('update introducers set email_confirmed_at = now() where id = $1', [partner.introducer.id]);
  return { ...partner, introducer: { ...partner.introducer, emailConfirmed: true } };
};
