import { randomUUID } from 'node:crypto';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { basic, createApiAccount } from '../support/api-accounts.js';
import { CASES, signUpPartner } from '../support/cases.js';
import { workJobs } from '../support/jobs.js';
import { readable } from '../support/mail-server.js';
import { signInAsAdmin, signUpIntroducer, useMailingApp } from '../support/test-app.js';
import { until } from '../support/until.js';

const PATH = '/api/admin/introducers';

const { api, mails } = useMailingApp();
let twin: NestExpressApplication;
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
describe('Introducers for staff', () => {
  beforeAll(async () => {
    twin = await api.startTwin();
    admin = await signInAsAdmin(api.app);
    await workJobs(api.app);
  });
  beforeEach(() => api.empty('introducers'));

  interface Listed {
    readonly id: string;
    readonly companyName: string;
    readonly cases: number;
    readonly approved: number;
    readonly decided: number;
    readonly leads: number;
    readonly lastSignedInAt: string | null;
    readonly suspendedAt: string | null;
  }

  const list = async (search = ''): Promise<Listed[]> =>
    (await admin.get(`${PATH}${search}`).expect(200)).body as Listed[];
  const names = async (search = '') => (await list(search)).map(({ companyName }) => companyName);
  const called = (companyName: string, changes: object = {}) =>
    signUpPartner(api.app, { companyName, ...changes });
  const move = (id: string, status: string) =>
    admin.patch(`/api/admin/applications/${id}`).send({ status, reason: 'As decided' }).expect(200);
  const figures = async (id: string) => {
    const { cases, approved, decided } = (await admin.get(`${PATH}/${id}`).expect(200)).body as Listed;
    return { cases, approved, decided };
  };
  const about = (id: string) =>
    api.query<{ action: string; reason: string | null; actor: string }>(
      `select action, changes -> 'reason' ->> 'to' as reason, actor_type as actor from activity
     where subject_id = $1 and action <> 'introducer-signed-up' order by id`,
      [id],
    );

  const anId = randomUUID();
  it.each([
    ['get', PATH],
    ['get', `${PATH}/${anId}`],
    ['post', `${PATH}/${anId}/suspend`],
    ['post', `${PATH}/${anId}/restore`],
    ['post', `${PATH}/${anId}/password-reset`],
  ] as const)('requires an admin for %s %s', async (method, path) => {
    const { agent } = await signUpIntroducer(api.app);
    await api.http()[method](path).expect(401);
    await agent[method](path).expect(401);
  });

  it.each([
    ['get', anId, {}],
    ['post', `${anId}/suspend`, { reason: 'Why' }],
    ['post', `${anId}/restore`, { reason: 'Why' }],
    ['post', `${anId}/password-reset`, {}],
    ['get', 'none', {}],
  ] as const)('returns 404 to %s %s for an unknown partner', async (method, path, body) => {
    const call = admin[method](`${PATH}/${path}`);
    const answer = await (method === 'post' ? call.send(body) : call).expect(404);
    expect(answer.body).toMatchObject({ error: 'Partner not found' });
  });

  describe('the list', () => {
    it('returns all that staff may see of a partner, and never the password', async () => {
      const partner = await called('Alder Accounts Ltd');
      const { id, email } = partner.introducer;
      await partner.agent
        .post('/api/introducers/me/leads')
        .set('Idempotency-Key', randomUUID())
        .send({ name: 'Lee Lead', email: 'lee@lead.example' })
        .expect(201);

      const [listed] = await list();
      expect(listed).toEqual({
        id,
        email,
        companyName: 'Alder Accounts Ltd',
        contactName: 'Fiona Alder',
        phone: '0141 496 0123',
        businessType: 'Accountant',
        createdAt: expect.any(String) as unknown,
        emailConfirmed: true,
        cases: 0,
        approved: 0,
        decided: 0,
        leads: 1,
        lastSignedInAt: expect.any(String) as unknown,
        suspendedAt: null,
        selfBillingAgreedOn: null,
        vatNumber: null,
      });
      const answer = await admin.get(PATH).expect(200);
      expect(answer.headers['x-total-count']).toBe('1');
      expect(answer.text).not.toMatch(/password|\$2b\$/i);
    });

    it.each(['birch', 'BELLA', 'bella@birch.example', '0456'])('finds %s', async (q) => {
      await called('Alder Accounts Ltd');
      await called('Birch Brokers', {
        contactName: 'Bella Birch',
        email: 'bella@birch.example',
        phone: '0141 496 0456',
      });

      expect(await names(`?q=${encodeURIComponent(q)}`)).toEqual(['Birch Brokers']);
      expect(await names('?q=100%25')).toEqual([]);
    });

    it('filters by partners’ activity and by suspension', async () => {
      await called('Alder');
      const { introducer } = await called('Birch', { businessType: 'Broker' });
      await admin.post(`${PATH}/${introducer.id}/suspend`).send({ reason: 'Why' }).expect(200);

      expect(await names('?businessType=Broker')).toEqual(['Birch']);
      expect(await names('?status=suspended')).toEqual(['Birch']);
      expect(await names('?status=active')).toEqual(['Alder']);
      expect(await names('?status=active&businessType=Broker')).toEqual([]);
    });

    it.each([
      ['newest', 'C', 'a', 'B'],
      ['oldest', 'B', 'a', 'C'],
      ['name', 'a', 'B', 'C'],
      ['-name', 'C', 'B', 'a'],
      ['cases', 'B', 'C', 'a'],
      ['-cases', 'a', 'C', 'B'],
      ['sign-in', 'a', 'C', 'B'],
      ['-sign-in', 'B', 'C', 'a'],
    ])('returns every page in the order %s', async (sort, ...order) => {
      const [last, most] = [await called('B'), await called('a')];
      const third = await called('C');
      for (const partner of [most, most, third]) await partner.submit({ companyName: `For ${randomUUID()}` });
      const signedIn = 'update introducers set last_signed_in_at = $2 where id = $1';
      await api.query(signedIn, [most.introducer.id, null]);
      await api.query(signedIn, [last.introducer.id, new Date()]);

      const found: string[] = [];
      let next: string | undefined = `${PATH}?limit=1&sort=${sort}`;
      while (next !== undefined) {
        const page: request.Response = await admin.get(next).expect(200);
        found.push(...(page.body as Listed[]).map(({ companyName }) => companyName));
        next = /<([^>]+)>; rel="next"/.exec(page.headers['link'] ?? '')?.[1];
      }
      expect(found).toEqual(order);
    });

    it.each(['sort=best', 'status=gone', 'businessType=Baker', 'cursor=nonsense', 'limit=0'])(
      'rejects %s',
      async (search) => {
        const answer = await admin.get(`${PATH}?${search}`).expect(400);
        expect(answer.body).toMatchObject({ errors: [{ field: search.split('=')[0] }] });
      },
    );
  });

  describe('the counts of a partner’s cases', () => {
    it('follows every case that is submitted, changed, reassigned and deleted', async () => {
      const partner = await called('Alder');
      const other = await called('Birch');
      const [first, second, third] = [
        await partner.submit(),
        await partner.submit({ companyName: 'Two' }),
      ].concat(await partner.submit({ companyName: 'Three' }));
      expect(await figures(partner.introducer.id)).toEqual({ cases: 3, approved: 0, decided: 0 });

      await move(first!.id, 'approved');
      await move(second!.id, 'rejected');
      await move(third!.id, 'in_review');
      expect(await figures(partner.introducer.id)).toEqual({ cases: 3, approved: 1, decided: 2 });

      await move(first!.id, 'pending');
      expect(await figures(partner.introducer.id)).toEqual({ cases: 3, approved: 0, decided: 1 });

      await api.query('update application_submissions set introducer_id = $1 where id = $2', [
        other.introducer.id,
        second!.id,
      ]);
      expect(await figures(partner.introducer.id)).toEqual({ cases: 2, approved: 0, decided: 0 });
      expect(await figures(other.introducer.id)).toEqual({ cases: 1, approved: 0, decided: 1 });

      await api.query('delete from application_submissions where introducer_id in ($1, $2)', [
        partner.introducer.id,
        other.introducer.id,
      ]);
      expect(await figures(partner.introducer.id)).toEqual({ cases: 0, approved: 0, decided: 0 });
      expect(await figures(other.introducer.id)).toEqual({ cases: 0, approved: 0, decided: 0 });
    });

    it('is correct after concurrent submissions', async () => {
      const partner = await called('Alder');
      const sent = Array.from({ length: 20 }, (_, index) =>
        partner.submit({ companyName: `Company ${index}` }),
      );
      await Promise.all(sent);

      expect(await figures(partner.introducer.id)).toEqual({ cases: 20, approved: 0, decided: 0 });
    });
  });

  describe('one partner', () => {
    it('includes its API accounts and its number of sessions', async () => {
      const partner = await called('Alder');
      const { id, email } = partner.introducer;
      const credentials = await createApiAccount(partner);
      await api
        .http()
        .get(CASES.replace('applications', 'referrals'))
        .set('Authorization', basic(credentials));
      const elsewhere = request.agent(twin.getHttpServer());
      await elsewhere.post('/api/introducers/login').send({ email, password: partner.password }).expect(200);

      const answer = await admin.get(`${PATH}/${id}`).expect(200);
      expect(answer.body).toMatchObject({ id, sessions: 2, suspensionReason: null });
      expect((answer.body as { apiAccounts: object[] }).apiAccounts).toEqual([
        {
          id: credentials.id,
          name: 'Office CRM',
          createdAt: expect.any(String) as unknown,
          lastUsedAt: expect.any(String) as unknown,
          revokedAt: null,
        },
      ]);
      expect(answer.text).not.toContain(credentials.username);
    });
  });

  describe('a partner’s leads', () => {
    const leadsOf = (id: string, search = '') => admin.get(`${PATH}/${id}/leads${search}`);
    const withLeads = async () => {
      const partner = await called('Alder');
      for (const [name, status] of [
        ['Fiona Mary Alder', 'lead'],
        ['Óscar Birch', 'client'],
      ])
        await partner.agent
          .post('/api/introducers/me/leads')
          .set('Idempotency-Key', randomUUID())
          .send({
            name,
            status,
            email: 'person@lead.example',
            phone: '0141 496 0789',
            company: 'Rowan Retail',
            source: 'Referral',
            notes: 'Wants a van',
          })
          .expect(201);
      return partner.introducer.id;
    };

    it('are listed without personal data, and the access is logged', async () => {
      const id = await withLeads();
      const answer = await leadsOf(id).expect(200);

      expect(answer.headers['x-total-count']).toBe('2');
      expect(answer.body).toEqual(
        [
          ['ÓB', 'client'],
          ['FMA', 'lead'],
        ].map(([initials, status]) => ({
          id: expect.any(String) as unknown,
          initials,
          status,
          company: 'Rowan Retail',
          source: 'Referral',
          createdAt: expect.any(String) as unknown,
          updatedAt: expect.any(String) as unknown,
        })),
      );
      expect(answer.text).not.toMatch(/lead\.example|0789|van|Fiona/);
      expect(await about(id)).toEqual([{ action: 'leads-looked-at', reason: null, actor: 'admin' }]);
    });

    it('are filtered and paged', async () => {
      const id = await withLeads();
      expect((await leadsOf(id, '?status=client').expect(200)).body).toHaveLength(1);

      const first = await leadsOf(id, '?limit=1').expect(200);
      const [, next = ''] = /<([^>]+)>/.exec(first.headers['link'] as string) ?? [];
      const second = await admin.get(next).expect(200);
      expect([...(first.body as object[]), ...(second.body as object[])]).toEqual((await leadsOf(id)).body);
    });

    it('are for staff only, and only of existing partners', async () => {
      const id = await withLeads();
      const { agent } = await called('Birch');
      await agent.get(`${PATH}/${id}/leads`).expect(401);
      await api.http().get(`${PATH}/${id}/leads`).expect(401);
      await leadsOf(randomUUID()).expect(404);
      await leadsOf('none').expect(404);
      await leadsOf(id, '?status=gone').expect(400);
      expect(await about(id)).toEqual([]);
    });
  });

  describe('suspending', () => {
    it('blocks every access of the partner in every process, until it is restored', async () => {
      const partner = await called('Alder');
      const { id, email } = partner.introducer;
      const program = basic(await createApiAccount(partner));
      const elsewhere = request.agent(twin.getHttpServer());
      const signIn = () =>
        elsewhere.post('/api/introducers/login').send({ email, password: partner.password });
      await signIn().expect(200);

      const suspended = await admin.post(`${PATH}/${id}/suspend`).send({ reason: 'Sent clients twice' });
      expect(suspended.body).toMatchObject({
        id,
        sessions: 0,
        suspendedAt: expect.any(String) as unknown,
        suspensionReason: 'Sent clients twice',
      });
      await elsewhere.get('/api/introducers/me').expect(401);
      await partner.agent.get('/api/introducers/me').expect(401);
      await request(twin.getHttpServer())
        .get('/api/introducers/me/referrals')
        .set('Authorization', program)
        .expect(401);
      await signIn().expect(401);

      const restored = await admin.post(`${PATH}/${id}/restore`).send({ reason: 'Explained' }).expect(200);
      expect(restored.body).toMatchObject({ id, suspendedAt: null, suspensionReason: null });
      await signIn().expect(200);
      expect(await about(id)).toEqual([
        { action: 'introducer-suspended', reason: 'given', actor: 'admin' },
        { action: 'introducer-restored', reason: 'given', actor: 'admin' },
      ]);
    });

    it('shows its reasons while the partner exists, without logging them', async () => {
      const { id } = (await called('Alder')).introducer;
      const suspend = (reason: string) => admin.post(`${PATH}/${id}/suspend`).send({ reason }).expect(200);
      const told = async () => {
        const answer = await admin.get(`/api/admin/activity?record=${id}&actorType=admin`).expect(200);
        return (answer.body as { items: { reason: string | null }[] }).items.map(({ reason }) => reason);
      };
      await suspend('Sent clients twice');
      await admin.post(`${PATH}/${id}/restore`).send({ reason: 'Explained' }).expect(200);
      expect((await suspend('Did it again')).body).toMatchObject({ suspensionReason: 'Did it again' });
      expect(await told()).toEqual(['Did it again', 'Explained', 'Sent clients twice']);

      await api.query('delete from introducers where id = $1', [id]);

      expect(await told()).toEqual([null, null, null]);
    });

    it.each([{}, { reason: ' ' }, { reason: 'x'.repeat(501) }, { reason: 7 }])(
      'requires a reason, not %j',
      async (body) => {
        const { introducer } = await called('Alder');
        for (const act of ['suspend', 'restore']) {
          const answer = await admin.post(`${PATH}/${introducer.id}/${act}`).send(body).expect(400);
          expect(answer.body).toMatchObject({ errors: [{ field: 'reason' }] });
        }
        expect(await about(introducer.id)).toEqual([]);
      },
    );
  });

  describe('the password reset email', () => {
    const mailsTo = (address: string) =>
      mails.received
        .filter(({ to }) => to.includes(address))
        .map(({ source }) => readable(source))
        .filter((source) => source.includes('Subject: Choose a new password'));

    it('is sent to the partner with a working link, and logged', async () => {
      const { introducer, password } = await called('Alder');
      await admin.post(`${PATH}/${introducer.id}/password-reset`).expect(200, { success: true });

      await until(() => mailsTo(introducer.email).length > 0);
      const token = /\/partners\/reset#token=([\w-]{43})\s/.exec(mailsTo(introducer.email)[0] ?? '')?.[1];
      const http = api.http();
      await http
        .post('/api/introducers/password-resets/redeem')
        .send({ token, password: 'seven quiet otters' })
        .expect(200);
      const signIn = (secret: string) =>
        http.post('/api/introducers/login').send({ email: introducer.email, password: secret });
      await signIn(password).expect(401);
      await signIn('seven quiet otters').expect(200);
      expect((await about(introducer.id))[0]).toEqual({
        action: 'password-reset-sent',
        reason: null,
        actor: 'admin',
      });
    });

    it('is not sent to a suspended partner, and the response says why', async () => {
      const { introducer } = await called('Alder');
      await admin.post(`${PATH}/${introducer.id}/suspend`).send({ reason: 'Why' }).expect(200);

      const answer = await admin.post(`${PATH}/${introducer.id}/password-reset`).expect(409);
      expect(answer.body).toMatchObject({
        type: '/problems/introducer-suspended',
        error: 'This partner is suspended, so a new password would not work. Restore the account first',
      });
      expect(await api.query('select 1 from password_resets')).toEqual([]);
    });
  });
});
