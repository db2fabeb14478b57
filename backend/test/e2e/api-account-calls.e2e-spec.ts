import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import type request from 'supertest';
import type { Principal } from '#platform/application/principal.js';
import { OPTIONAL_QUESTIONS, REQUIRED_QUESTIONS } from '#kernel/lending/answers.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { RateLimit } from '#platform/infrastructure/http/limits/rate-limit.js';
import { OptionalText } from '#platform/infrastructure/http/dto/text.js';
import {
  API_ACCOUNTS,
  type ApiCredentials,
  basic,
  createApiAccount,
  listApiAccounts,
} from '../support/api-accounts.js';
import { caseForm } from '../support/cases.js';
import { signUpIntroducer, type TestIntroducer, useTestApp } from '../support/test-app.js';

class ProbeRequest {
  @OptionalText({ max: 20 })
  readonly note?: string;
}

/** An operation for partners and API accounts. */
@Access('introducer', 'api-account')
@Controller('introducers/me/probe')
class ProbeController {
  @Get()
  who(@CurrentPrincipal() principal: Principal, @Query() { note }: ProbeRequest): object {
    return { principal, note };
  }

  @Post()
  @RateLimit({ name: 'api-probe', points: 2, perSeconds: 600 })
  write(@Body() body: ProbeRequest): ProbeRequest {
    return body;
  }
}

const PROBE = '/api/introducers/me/probe';
const ENQUIRY = { fundingType: 'business-loans', amount: '50000' };

const api = useTestApp({ rateLimitScale: 1, trustProxy: 1 }, [ProbeController]);
let partner: TestIntroducer;
describe('API account requests', () => {
  beforeEach(async () => {
    await api.empty('sign_in_attempts', 'idempotency_keys');
    partner = await signUpIntroducer(api.app);
  });

  const create = (name?: string, owner = partner) => createApiAccount(owner, name);
  const list = () => listApiAccounts(partner);
  const probe = (authorization: string) => api.http().get(PROBE).set('Authorization', authorization);

  describe('a request with a username and a secret', () => {
    it('is made by the API account, on behalf of its partner', async () => {
      const account = await create();

      const answer = await probe(basic(account)).expect(200);

      expect(answer.body).toEqual({
        principal: { type: 'api-account', id: account.id, introducerId: partner.introducer.id },
      });
    });

    it('is recorded at most once a minute', async () => {
      const account = await create();
      const used = () => list().then(([{ lastUsedAt } = { lastUsedAt: null }]) => lastUsedAt);
      await probe(basic(account)).expect(200);
      const first = await used();
      await probe(basic(account)).expect(200);
      const soon = await used();
      await api.query(`update users set last_used_at = last_used_at - interval '1 minute' where id = $1`, [
        account.id,
      ]);
      await probe(basic(account)).expect(200);

      expect(first).not.toBeNull();
      expect(soon).toBe(first);
      expect(Date.parse((await used()) ?? '')).toBeGreaterThanOrEqual(Date.parse(first ?? ''));
    });

    it('is rejected with the same message whatever is wrong with it', async () => {
      const account = await create();
      const other = await create('Other');
      const refused = await Promise.all(
        [
          basic({ ...account, secret: other.secret }),
          basic({ username: 'api-0000000000000000', secret: account.secret }),
          basic({ username: account.username, secret: '' }),
          basic({ username: 'nul\0', secret: 'nul\0' }),
          'Basic not base64 at all',
          `Bearer ${account.secret}`,
          '',
        ].map(async (authorization) => {
          const answer = await probe(authorization);
          const { type } = answer.body as { type: string };
          return { status: answer.status, challenge: answer.headers['www-authenticate'] as unknown, type };
        }),
      );

      expect(new Set(refused.map((answer) => JSON.stringify(answer)))).toEqual(
        new Set([
          JSON.stringify({
            status: 401,
            challenge: 'Basic realm="API", charset="UTF-8"',
            type: '/problems/invalid-api-credentials',
          }),
        ]),
      );
    });

    it('accepts the scheme in any case', async () => {
      const account = await create();

      await probe(basic(account).replace('Basic', 'bAsIc')).expect(200);
    });

    it('gets a WWW-Authenticate header without credentials, except in a browser page', async () => {
      const program = await api.http().get(PROBE).expect(401);
      const page = await api.http().get(PROBE).set('Sec-Fetch-Site', 'same-origin').expect(401);
      const elsewhere = await api.http().get('/api/introducers/me').expect(401);

      expect(program.headers['www-authenticate']).toBe('Basic realm="API", charset="UTF-8"');
      expect(page.headers['www-authenticate']).toBeUndefined();
      expect(elsewhere.headers['www-authenticate']).toBeUndefined();
    });

    it('is rejected as soon as the account is revoked', async () => {
      const account = await create();
      await probe(basic(account)).expect(200);

      await partner.agent.delete(`${API_ACCOUNTS}/${account.id}`).expect(200, { success: true });
      await partner.agent.delete(`${API_ACCOUNTS}/${account.id}`).expect(200, { success: true });

      await probe(basic(account)).expect(401);
      expect(await list()).toMatchObject([{ revokedAt: expect.any(String) as string }]);
    });

    it('is rejected while the partner is suspended', async () => {
      const account = await create();
      const suspend = (at: string) =>
        api.query(`update introducers set suspended_at = ${at} where id = $1`, [partner.introducer.id]);

      await suspend('now()');
      await probe(basic(account)).expect(401);
      await suspend('null');
      await probe(basic(account)).expect(200);
    });

    it('takes precedence over a cookie, even when the credentials are wrong', async () => {
      const account = await create();
      const both = (authorization: string) => partner.agent.get(PROBE).set('Authorization', authorization);

      const answer = await both(basic(account)).expect(200);
      await both(basic({ ...account, secret: 'wrong' })).expect(401);

      expect(answer.body).toMatchObject({ principal: { type: 'api-account' } });
      await partner.agent.get(PROBE).expect(200);
    });

    it('is rejected where API accounts are not accepted', async () => {
      const account = await create();
      const as = (path: string) => api.http().get(path).set('Authorization', basic(account));

      await as('/api/introducers/me').expect(401);
      await as('/api/admin/me').expect(401);
      await as('/api/admin/lenders').expect(401);
    });

    it('may come from another site, unlike one with a cookie', async () => {
      const account = await create();
      const from = (call: request.Test) =>
        call.set('Authorization', basic(account)).set('Origin', 'https://crm.example').send({});

      await from(api.http().post(PROBE)).expect(201);
      await from(partner.agent.post(PROBE)).expect(403);
      await api.http().post(PROBE).set('Origin', 'https://crm.example').send({}).expect(403);
    });
  });

  describe('wrong credentials', () => {
    const wrong = basic({ username: 'api-0000000000000000', secret: 'guess' });
    const from = (address: string, authorization: string) =>
      probe(authorization).set('X-Forwarded-For', address);

    it('are limited to 30 from one address, where right ones still work', async () => {
      const account = await create();
      const statuses: number[] = [];
      for (let guess = 0; guess < 30; guess += 1) statuses.push((await from('192.0.2.1', wrong)).status);
      const refused = await from('192.0.2.1', wrong).expect(429);

      expect(new Set(statuses)).toEqual(new Set([401]));
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(600);
      await from('192.0.2.1', basic(account)).expect(200);
      await from('192.0.2.2', wrong).expect(401);
    });

    it('report the remaining attempts, and right ones use none', async () => {
      const account = await create();
      await from('192.0.2.3', basic(account)).expect(200);
      const { headers } = await from('192.0.2.3', wrong).expect(401);

      expect(headers['ratelimit']).toMatch(/^"api-account-guesses";r=29;t=\d+$/);
    });
  });

  describe('matching', () => {
    const match = (authorization?: string) => {
      const call = api.http().post('/api/match-lenders').send(ENQUIRY);
      return authorization === undefined ? call : call.set('Authorization', authorization);
    };

    it('is open to visitors and to API accounts', async () => {
      const account = await create();

      await match().expect(200);
      await match(basic(account)).expect(200);
      expect(await list()).toMatchObject([{ lastUsedAt: expect.any(String) as string }]);
    });

    it('rejects wrong credentials', async () => {
      await match(basic({ username: 'api-0000000000000000', secret: 'guess' })).expect(401);
    });
  });

  it('counts a partner’s and its API accounts’ requests together, from any address', async () => {
    const [one, other] = [await create('One'), await create('Other')];
    const stranger = await create('CRM', await signUpIntroducer(api.app));
    const write = (account: ApiCredentials, from: string) =>
      api.http().post(PROBE).set('X-Forwarded-For', from).set('Authorization', basic(account)).send({});

    await write(one, '192.0.2.40').expect(201);
    await write(other, '192.0.2.41').expect(201);
    await write(one, '192.0.2.42').expect(429);
    await write(other, '192.0.2.43').expect(429);
    await partner.agent.post(PROBE).send({}).expect(429);
    await write(stranger, '192.0.2.40').expect(201);
  });

  it('limits lenders’ contact details equally for one and for ten API accounts of a partner', async () => {
    const accounts: ApiCredentials[] = [];
    for (let made = 0; made < 10; made += 1) accounts.push(await create(`Program ${made}`));
    const match = (account: ApiCredentials) =>
      api.http().post('/api/match-lenders').set('Authorization', basic(account)).send(ENQUIRY);

    for (const account of accounts) await match(account).expect(200);
    await match(await create('One more')).expect(429);
  });

  describe('a partner’s system', () => {
    const as = async () => {
      const account = await create();
      const call = (method: 'get' | 'post' | 'patch' | 'delete', path: string) =>
        api.http()[method](`/api/introducers/me/${path}`).set('Authorization', basic(account));
      return { account, call };
    };

    it('sends and lists cases like the partner', async () => {
      const { account, call } = await as();
      const key = randomUUID();
      const send = () => call('post', 'applications').set('Idempotency-Key', key).send(caseForm());
      const sent = (await send().expect(201)).body as { id: string; updatedAt: string };
      await send().expect(201);

      expect((await call('get', 'referrals').expect(200)).body).toMatchObject([{ id: sent.id }]);
      await call('patch', `applications/${sent.id}`).send({ notes: 'From the CRM' }).expect(200);
      const details = await partner.agent.get(`/api/introducers/me/applications/${sent.id}`).expect(200);
      expect(details.body).toMatchObject({
        notes: 'From the CRM',
        timeline: [{ what: 'submitted', by: 'api' }],
      });
      expect(
        await api.query('select distinct actor_type, actor_id from activity where subject_id = $1', [
          sent.id,
        ]),
      ).toEqual([{ actor_type: 'api-account', actor_id: account.id }]);
    });

    it('stores leads', async () => {
      const { call } = await as();
      const lead = { name: 'Callum Reid', email: 'callum@reid.example' };
      const { id } = (await call('post', 'leads').send(lead).expect(201)).body as { id: string };

      await call('patch', `leads/${id}`).send({ status: 'contacted' }).expect(200);
      expect((await call('get', 'leads').expect(200)).body).toMatchObject([{ id, status: 'contacted' }]);
      await call('delete', `leads/${id}`).expect(200);
    });

    it('gets an error for each unknown field, and nothing is stored', async () => {
      const { call } = await as();
      const answer = await call('post', 'applications')
        .send(caseForm({ status: 'approved', introducerId: randomUUID(), compnyNumber: '1' }))
        .expect(400);

      const { errors } = answer.body as { errors: { field: string }[] };
      expect(errors.map(({ field }) => field).sort()).toEqual(['compnyNumber', 'introducerId', 'status']);
      expect((await call('get', 'referrals').expect(200)).body).toEqual([]);
      await call('get', 'referrals').query({ statsu: 'pending' }).expect(400);
    });
  });

  describe('unknown fields', () => {
    it('are rejected by name for API accounts, each of them', async () => {
      const account = await create();
      const answer = await api
        .http()
        .post(PROBE)
        .set('Authorization', basic(account))
        .send({ note: 'ok', nota: 'x', status: 'approved' })
        .expect(400);

      expect(answer.body).toMatchObject({
        errors: [
          { field: 'nota', message: expect.stringContaining('Unknown field') as string },
          { field: 'status', message: expect.stringContaining('Unknown field') as string },
        ],
      });
    });

    it('are rejected in the query string as well', async () => {
      const account = await create();
      const answer = await probe(basic(account)).query({ note: 'ok', nota: 'x' }).expect(400);

      expect(answer.body).toMatchObject({ errors: [{ field: 'nota' }] });
      await probe(basic(account)).query({ note: 'ok' }).expect(200);
    });

    it('do not include an application’s fields in a match request', async () => {
      const authorization = basic(await create());
      const match = (path: string, body: object) =>
        api.http().post(`/api/match-lenders${path}`).set('Authorization', authorization).send(body);
      const application = Object.fromEntries(
        [...Object.entries(REQUIRED_QUESTIONS), ...Object.entries(OPTIONAL_QUESTIONS)].map(
          ([name, { example }]) => [name, example],
        ),
      );

      await match('', application).expect(200);
      await match('/hints', application).expect(200);
      await match('/comparison', { ...application, lenderIds: [randomUUID(), randomUUID()] }).expect(200);
      const answer = await match('', { ...application, compnyName: 'Birch Bakery Ltd' }).expect(400);
      expect(answer.body).toMatchObject({ errors: [{ field: 'compnyName' }] });
      expect((answer.body as { errors: unknown[] }).errors).toHaveLength(1);
    });

    it('are ignored for other callers', async () => {
      const answer = await partner.agent.post(PROBE).send({ note: 'ok', nota: 'x' }).expect(201);

      expect(answer.body).toEqual({ note: 'ok' });
    });
  });
});
