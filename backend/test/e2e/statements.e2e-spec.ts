import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { sentAnswers } from '../support/answers.js';
import { basic, createApiAccount } from '../support/api-accounts.js';
import { signUpPartner, type Partner } from '../support/cases.js';
import { startNotingLine, type NotingLine } from '../support/noting-line.js';
import { statedLender } from '../support/stated-lender.js';
import { signInAsAdmin, startAppOn, testSettings } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

let database: TestDatabase;
let line: NotingLine;
let app: NestExpressApplication;
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let partner: Partner;
beforeAll(async () => {
  database = await createTestDatabase();
  line = await startNotingLine(database.url);
  app = await startAppOn(line.url, testSettings());
  admin = await signInAsAdmin(app);
  await admin.post('/api/admin/lenders').send(statedLender).expect(201);
  partner = await signUpPartner(app);
  await partner.submit();
});
afterAll(async () => {
  await app.close();
  line.close();
  await database.drop();
});

/** What a statement does, and with which tables: 'select admins, sessions'. */
const gist = (statement: string): string => {
  const [verb = ''] = statement.split(' ', 1);
  const tables = [
    ...statement.matchAll(/\b(?:from|join|into|update) "?(?!set\b|lateral\b)([a-z]\w+)\b(?!\()/gi),
  ].map(([, table]) => table);
  return `${verb.toLowerCase()} ${[...new Set(tables)].join(', ')}`;
};
/** In the background the counts of all callers are exchanged with the other processes; no call waits for it. */
const COUNTS = 'with rate_limits, told';
const askedBy = async (call: () => request.Test): Promise<readonly string[]> =>
  (await line.during(async () => expect((await call()).ok).toBe(true)))
    .map(gist)
    .filter((asked) => asked !== COUNTS);

/** One statement reads a partner's cases and how far they have come at lenders. */
const CASES_WITH_PROGRESS = 'select lender_submissions, offers, completions, application_submissions';

describe('a page of a list', () => {
  it('costs staff their session with its account, the page with its total, owners, next tasks and accepted lenders, and the names of its partners', async () => {
    const asked = await askedBy(() => admin.get('/api/admin/applications?limit=25'));

    expect(asked).toEqual([
      'select admins, sessions',
      'select admins, tasks, lender_submissions, application_counts, application_submissions',
      'select introducers',
    ]);
  });

  it('costs a partner the session with its account, and the page with its total', async () => {
    const asked = await askedBy(() => partner.agent.get('/api/introducers/me/referrals?limit=25'));

    expect(asked).toEqual(['select introducers, sessions', CASES_WITH_PROGRESS]);
  });

  it('costs a partner’s program the account with its partner, and the page with its total', async () => {
    const credentials = await createApiAccount(partner);
    const call = () =>
      request(app.getHttpServer())
        .get('/api/introducers/me/referrals?limit=25')
        .set('Authorization', basic(credentials));
    await call().expect(200);

    expect(await askedBy(call)).toEqual(['select users, introducers', CASES_WITH_PROGRESS]);
  });
});

it('notes a call of a session, where none was within a minute, by one statement more', async () => {
  await database.source.query(`update sessions set idle_until = idle_until - interval '2 minutes'`);
  const me = () => admin.get('/api/admin/me');

  expect(await askedBy(me)).toEqual(['select admins, sessions', 'update sessions']);
  expect(await askedBy(me)).toEqual(['select admins, sessions']);
});

describe('a visitor’s call', () => {
  const loan = { fundingType: 'business-loans', amount: '100000' };
  const post = (path: string, body: object) => request(app.getHttpServer()).post(path).send(body);

  it('costs a match the panel’s version', async () => {
    await post('/api/match-lenders', loan).expect(200);

    expect(await askedBy(() => post('/api/match-lenders', loan))).toEqual(['select lender_panel']);
  });

  it('costs an application the panel’s version and one transaction, in which the emails to its address are counted; with a key, a look at what came by it', async () => {
    const costs = [
      'select lender_panel',
      'start ',
      'with application_submissions, applicant_links, application_events, activity',
      'insert rate_limits',
      'insert pgboss',
      'insert idempotency_keys',
      'commit ',
    ];
    await post('/api/applications', sentAnswers()).expect(201);

    const asked = await askedBy(() => post('/api/applications', sentAnswers({ amount: '200000' })));
    expect(asked).toEqual(costs);

    const withKey = await askedBy(() =>
      post('/api/applications', sentAnswers({ amount: '300000' })).set('Idempotency-Key', 'statements-1'),
    );
    expect(withKey).toEqual(['select idempotency_keys', ...costs]);
  });
});
