import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as startRequest, type IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import request from 'supertest';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { basic, createApiAccount } from '../support/api-accounts.js';
import { submitCase } from '../support/cases.js';
import {
  createAdmin,
  signInAsAdmin,
  signUpIntroducer,
  testAdmin,
  type TestIntroducer,
  useTestApp,
} from '../support/test-app.js';

// Every operation of docs/routes.md, which another test compares with the code, by every kind of caller.

const TABLE = readFileSync(resolve(import.meta.dirname, '../../../docs/routes.md'), 'utf8');
const ROW = /^\| (GET|POST|PUT|PATCH|DELETE) +\| `([^`]+)` +\| ([a-z, -]+?) *\|$/gm;
const routes = [...TABLE.matchAll(ROW)].map(([, method = '', path = '', callers = '']) => ({
  method,
  path,
  callers: callers.split(', '),
}));

/** A caller's credentials, and the principal they count as. */
const SHOWN = {
  'no credentials': [],
  'an API account': ['api-account'],
  'a wrong secret': [],
  'a partner’s cookie': ['introducer'],
  'an administrator’s cookie': ['admin', 'administrator'],
  'a case manager’s cookie': ['admin'],
} as const satisfies Record<string, readonly string[]>;
type Shown = keyof typeof SHOWN;

const isLetIn = (callers: readonly string[], shown: Shown): boolean => {
  // Where API accounts are allowed, invalid credentials match no account.
  if (shown === 'a wrong secret' && callers.includes('api-account')) return false;
  return callers.includes('visitor') || SHOWN[shown].some((caller) => callers.includes(caller));
};

/** A signed-in caller without the right gets 403; all others get 401. */
const refusalOf = (callers: readonly string[], shown: Shown): 401 | 403 =>
  shown === 'a case manager’s cookie' && callers.includes('administrator') ? 403 : 401;

const api = useTestApp();

const caseManager = { ...testAdmin, email: 'case.manager@example.co.uk' };
describe('Access matrix', () => {
  beforeAll(async () => {
    await createAdmin(api.app, caseManager, 'case-manager');
  });

  const call = (method: string, path: string) => api.http()[method.toLowerCase() as 'get'](path);

  describe('every request', () => {
    type Headers = Readonly<Record<string, string>>;
    let headersOf: Record<Shown, () => Promise<Headers>>;

    /** A session cookie, renewed after an operation ended the session. */
    const sessionIn = (area: string, credentials: { readonly email: string; readonly password: string }) => {
      let cookie = '';
      return async (): Promise<Headers> => {
        const { status } = await call('GET', `/api/${area}/me`).set('Cookie', cookie);
        if (status !== 200) {
          const { headers } = await call('POST', `/api/${area}/login`).send(credentials).expect(200);
          cookie = (headers['set-cookie'] as unknown as string[]).map((set) => set.split(';')[0]).join('; ');
        }
        return { Cookie: cookie };
      };
    };

    beforeAll(async () => {
      const partner = await signUpIntroducer(api.app);
      await signInAsAdmin(api.app);
      const account = await createApiAccount(partner);
      const { email } = partner.introducer;
      const shows = (headers: Headers) => () => Promise.resolve(headers);
      headersOf = {
        'no credentials': shows({}),
        'an API account': shows({ Authorization: basic(account) }),
        'a wrong secret': shows({ Authorization: basic({ ...account, secret: 'wrong' }) }),
        'a partner’s cookie': sessionIn('introducers', { email, password: partner.password }),
        'an administrator’s cookie': sessionIn('admin', testAdmin),
        'a case manager’s cookie': sessionIn('admin', caseManager),
      };
    });

    const cells = routes.flatMap((route) =>
      (Object.keys(SHOWN) as Shown[]).map((shown) => ({
        ...route,
        shown,
        answer: isLetIn(route.callers, shown) ? 'let in' : `refused with ${refusalOf(route.callers, shown)}`,
      })),
    );

    it('is in the table', () => {
      expect(routes.length).toBe(TABLE.split('\n').filter((line) => line.includes('`/api/')).length - 1);
      expect(routes.length).toBeGreaterThan(25);
    });

    it.each(cells)(
      'responds to $method $path with $shown from $answer',
      async ({ method, path, callers, shown, answer }) => {
        const headers = await headersOf[shown]();
        const { status } = await call(method, path.replaceAll(/:\w+/g, randomUUID())).set(headers);

        // Most operations reach validation without a body.
        expect({ refused: status === 401 || status === 403, status }).toEqual(
          answer === 'let in'
            ? { refused: false, status: expect.any(Number) as number }
            : { refused: true, status: refusalOf(callers, shown) },
        );
        expect(status).toBeLessThan(500);
      },
    );
  });

  describe('authentication before validation', () => {
    type Agent = TestIntroducer['agent'];
    type Route = (typeof routes)[number];

    const writes = routes.filter(({ method, callers }) => method !== 'GET' && !callers.includes('visitor'));
    const UNREADABLE = [
      { what: 'no JSON', status: 415, type: 'text/plain', body: 'hello' },
      { what: 'broken JSON', status: 400, type: 'application/json', body: '{"name":' },
      {
        what: 'too much JSON',
        status: 413,
        type: 'application/json',
        body: `{"name":"${'x'.repeat(200_000)}"}`,
      },
    ];

    let administrator: Agent;
    let partner: Agent;
    let manager: Agent;
    beforeAll(async () => {
      administrator = await signInAsAdmin(api.app);
      partner = (await signUpIntroducer(api.app)).agent;
      manager = request.agent(api.app.getHttpServer());
      const { email, password } = caseManager;
      await manager.post('/api/admin/login').send({ email, password }).expect(200);
    });

    const send = (agent: Agent, { method, path }: Route, { type, body }: (typeof UNREADABLE)[number]) =>
      agent[method.toLowerCase() as 'post'](path.replaceAll(/:\w+/g, randomUUID()))
        .type(type)
        .serialize((text) => text as string)
        .send(body);

    it.each(writes)(
      'asks strangers to sign in at $method $path before it validates the request',
      async (route) => {
        const own = route.callers.includes('introducer') ? partner : administrator;
        for (const sent of UNREADABLE) {
          const { status } = await send(request.agent(api.app.getHttpServer()), route, sent);
          const told = await send(own, route, sent);

          expect({ [sent.what]: status }).toEqual({ [sent.what]: 401 });
          // An operation that expects a file rejects any JSON.
          expect([sent.status, 415]).toContain(told.status);
        }
      },
    );

    it.each(writes.filter(({ callers }) => callers.includes('administrator')))(
      'rejects a case manager at $method $path before it validates the request',
      async (route) => {
        for (const sent of UNREADABLE)
          expect({ [sent.what]: (await send(manager, route, sent)).status }).toEqual({ [sent.what]: 403 });
      },
    );

    it('responds to a stranger before the body arrives', async () => {
      const sending = startRequest(`${await api.app.getUrl()}/api/admin/lenders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': 50_000 },
      });
      sending.write('{');
      const [answer] = (await once(sending, 'response')) as [IncomingMessage];
      sending.destroy();

      expect(answer.statusCode).toBe(401);
    });
  });

  describe('a partner', () => {
    let owner: TestIntroducer;
    let other: TestIntroducer;
    let credentials: string;
    let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
    beforeAll(async () => {
      admin = await signInAsAdmin(api.app);
      owner = await signUpIntroducer(api.app);
      other = await signUpIntroducer(api.app);
      credentials = basic(await createApiAccount(other));
    });

    const adjusted = async (): Promise<string> => {
      const adjustment = { amountPence: 1_000, vat: 'exempt', reason: 'Agreed by phone' };
      const made = await admin
        .post('/api/admin/commissions/adjustments')
        .send({ introducerId: owner.introducer.id, ...adjustment })
        .expect(201);
      return (made.body as { id: string }).id;
    };

    /** A record of the owner for each kind in a path, which another caller tries to access. */
    const RECORDS: Readonly<
      Record<string, { table: string; owner?: string; make: () => Promise<string>; body?: object }>
    > = {
      'api-accounts': { table: 'users', make: async () => (await createApiAccount(owner)).id },
      applications: {
        table: 'application_submissions',
        make: async () => (await submitCase(owner)).id,
        body: { notes: 'Somebody else was here' },
      },
      commissions: {
        table: 'commission_entries',
        make: () => adjusted(),
      },
      statements: {
        table: 'commission_statements',
        make: async () => {
          await adjusted();
          const month = londonIsoDay(new Date()).slice(0, 7);
          const run = await admin.post('/api/admin/statements/run').send({ month }).expect(200);
          const id = (run.body as { id: string }[])[0]?.id ?? '';
          await admin.post(`/api/admin/statements/${id}/approval`).send({}).expect(200);
          return id;
        },
      },
      leads: {
        table: 'leads',
        make: async () => {
          const lead = { name: 'Callum Reid', email: 'callum@reid.example' };
          const added = await owner.agent.post('/api/introducers/me/leads').send(lead).expect(201);
          return (added.body as { id: string }).id;
        },
        body: { notes: 'Somebody else was here' },
      },
      sessions: {
        table: 'sessions',
        owner: 'account_id',
        make: async () => {
          const listed = await owner.agent.get('/api/introducers/me/sessions').expect(200);
          return (listed.body as { id: string }[])[0]?.id ?? '';
        },
      },
    };

    const owned = routes.filter(({ path }) => /^\/api\/introducers\/me\/.*:/.test(path));

    const stored = ({ table, owner: column = 'introducer_id' }: { table: string; owner?: string }) =>
      api.query(`select * from ${table} where ${column} = $1 order by id`, [owner.introducer.id]);

    it.each(owned)(
      'cannot access another partner’s records at $method $path',
      async ({ method, path, callers }) => {
        const [, kind = ''] = /^\/api\/introducers\/me\/([^/]+)/.exec(path) ?? [];
        const record = RECORDS[kind];
        if (!record) throw new Error(`Say in RECORDS how one of ${kind} is made: ${method} ${path} names it`);
        const id = await record.make();
        const before = await stored(record);
        const body = path.endsWith('/questions') ? { message: 'Whose is this?' } : record.body;
        const answerTo = async (name: string, make: (path: string) => request.Test) => {
          const answer = await make(path.replace(/:\w+/, name)).send(body);
          return { status: answer.status, body: { ...(answer.body as object), requestId: '' } };
        };
        const byCookie = (to: string) => other.agent[method.toLowerCase() as 'get'](to);
        const byBasic = (to: string) => call(method, to).set('Authorization', credentials);
        const ways = callers.includes('api-account') ? [byCookie, byBasic] : [byCookie];

        for (const way of ways) {
          const answer = await answerTo(id, way);
          expect(answer.status).toBe(404);
          expect(answer).toEqual(await answerTo(randomUUID(), way));
        }
        expect(await stored(record)).toEqual(before);
      },
    );
  });
});
