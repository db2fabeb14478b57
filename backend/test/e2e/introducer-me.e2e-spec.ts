import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { signInAsAdmin, signUpIntroducer, useTestApp } from '../support/test-app.js';

const api = useTestApp();
let twin: NestExpressApplication;
describe('The signed-in introducer', () => {
  beforeAll(async () => {
    twin = await api.startTwin();
  });

  type Agent = ReturnType<typeof request.agent>;
  interface Session {
    readonly id: string;
    readonly createdAt: string;
    readonly lastUsedAt: string;
    readonly device: string;
    readonly current: boolean;
  }

  const signIn = async (email: string, password: string, userAgent = 'curl/8', app = api.app) => {
    const agent = request.agent(app.getHttpServer());
    const answer = await agent
      .post('/api/introducers/login')
      .set('User-Agent', userAgent)
      .send({ email, password });
    return { agent, status: answer.status };
  };
  const sessionsOf = async (agent: Agent): Promise<Session[]> =>
    (await agent.get('/api/introducers/me/sessions').expect(200)).body as Session[];
  const errorsOf = ({ body }: request.Response) =>
    (body as { errors?: { field: string; message: string }[] }).errors;

  const CHROME =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
  const IPHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
  const NEW_PASSWORD = 'seven quiet otters';

  describe('the details of an account', () => {
    it('are changed field by field, and logged without their values', async () => {
      const { agent, introducer } = await signUpIntroducer(api.app);
      const changes = { contactName: 'Fergus Alder', businessType: 'broker', emails: { offerMade: false } };
      const answer = await agent.patch('/api/introducers/me').send(changes).expect(200);

      const changed = {
        ...introducer,
        contactName: 'Fergus Alder',
        businessType: 'Broker',
        emails: { ...introducer.emails, offerMade: false },
      };
      expect(answer.body).toEqual(changed);
      await agent.get('/api/introducers/me').expect(200, changed);
      const [entry] = await api.query<{ changes: object; row: string }>(
        `select changes, activity::text as row from activity where subject_id = $1 and action = 'introducer-updated'`,
        [introducer.id],
      );
      expect(entry?.changes).toEqual({
        fields: { from: null, to: ['contactName', 'businessType', 'emails'] },
      });
      expect(entry?.row).not.toContain('Fergus');
    });

    it('store each email that is turned off until it is turned on again', async () => {
      const { agent, introducer } = await signUpIntroducer(api.app);
      const choose = async (emails: object): Promise<object> =>
        ((await agent.patch('/api/introducers/me').send({ emails }).expect(200)).body as typeof introducer)
          .emails;

      await choose({ statementPaid: false });
      expect(await choose({ caseByLink: false })).toEqual({
        ...introducer.emails,
        statementPaid: false,
        caseByLink: false,
      });
      expect(await choose({ statementPaid: true })).toEqual({ ...introducer.emails, caseByLink: false });
    });

    it.each([
      ['offerMade', 'no'],
      ['statementPaid', null],
      ['caseByLink', 0],
    ])('reject for the email %s the choice %j, at its field', async (email, value) => {
      const { agent } = await signUpIntroducer(api.app);
      const answer = await agent
        .patch('/api/introducers/me')
        .send({ emails: { [email]: value } })
        .expect(400);

      expect(errorsOf(answer)).toEqual([
        { field: `emails.${email}`, message: `emails.${email} must be true or false` },
      ]);
    });

    it('change nothing when nothing changes', async () => {
      const { agent, introducer } = await signUpIntroducer(api.app);
      await agent.patch('/api/introducers/me').send({ companyName: introducer.companyName }).expect(200);
      await agent.patch('/api/introducers/me').send({}).expect(200);

      const entries = await api.query(`select 1 from activity where subject_id = $1`, [introducer.id]);
      expect(entries).toHaveLength(1);
    });

    it('are the only changeable fields', async () => {
      const { agent, introducer } = await signUpIntroducer(api.app);
      const answer = await agent.patch('/api/introducers/me').send({
        email: 'somebody.else@alder.example',
        id: '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11',
        password: 'x',
        createdAt: '2001-01-01T00:00:00Z',
        suspendedAt: '2001-01-01T00:00:00Z',
      });

      expect(answer.status).toBe(200);
      expect(answer.body).toEqual(introducer);
    });

    it.each([
      ['companyName', '', 'Company name is required'],
      ['contactName', null, 'Contact name is required'],
      ['phone', 5, 'Phone must be text'],
      [
        'businessType',
        'Astrologer',
        'Business type must be one of Accountant, Solicitor, Business Advisor, Financial Advisor, Broker, Other',
      ],
      ['emails', 'none', 'emails must be an object of email types, each true or false'],
      ['emails', null, 'emails must be an object of email types, each true or false'],
      ['emails', [], 'emails must be an object of email types, each true or false'],
    ])('reject a %s such as %j', async (field, value, message) => {
      const { agent } = await signUpIntroducer(api.app);
      const answer = await agent
        .patch('/api/introducers/me')
        .send({ [field]: value })
        .expect(400);

      expect(errorsOf(answer)).toEqual([{ field, message }]);
    });
  });

  describe('changing the password', () => {
    const change = (agent: Agent, currentPassword: unknown, password: unknown = NEW_PASSWORD) =>
      agent.post('/api/introducers/me/password').send({ currentPassword, password });

    it('ends all other sessions immediately in every process, and keeps the caller’s', async () => {
      const { agent, introducer, password } = await signUpIntroducer(api.app);
      const other = await signIn(introducer.email, password, CHROME, twin);
      await change(agent, password).expect(200, { success: true });

      await agent.get('/api/introducers/me').expect(200);
      await other.agent.get('/api/introducers/me').expect(401);
      expect((await signIn(introducer.email, password)).status).toBe(401);
      expect((await signIn(introducer.email, NEW_PASSWORD)).status).toBe(200);
    });

    it('issues another cookie, and invalidates copies of the old one', async () => {
      const { agent, introducer, password } = await signUpIntroducer(api.app);
      const login = await agent
        .post('/api/introducers/login')
        .send({ email: introducer.email, password })
        .expect(200);
      const copy = (login.headers['set-cookie'] as unknown as string[])[0]?.split(';')[0] ?? '';
      await change(agent, password).expect(200);

      await api.http().get('/api/introducers/me').set('Cookie', copy).expect(401);
    });

    it('withdraws earlier reset links', async () => {
      const { agent, introducer, password } = await signUpIntroducer(api.app);
      await agent.post('/api/introducers/password-resets').send({ email: introducer.email }).expect(200);
      await change(agent, password).expect(200);

      const open = await api.query('select 1 from password_resets where account_id = $1', [introducer.id]);
      expect(open).toEqual([]);
    });

    it('emails the holder and is logged', async () => {
      const { agent, introducer, password } = await signUpIntroducer(api.app);
      await change(agent, password).expect(200);

      const jobs = await api.query<{ data: { accountId: string } }>(
        `select data from pgboss.job where name = 'mail-account-event'`,
      );
      expect(jobs.some(({ data }) => data.accountId === introducer.id)).toBe(true);
      const entries = await api.query(
        `select 1 from activity where subject_id = $1 and actor_id = $1 and action = 'password-changed'`,
        [introducer.id],
      );
      expect(entries).toHaveLength(1);
    });

    it('requires the current one, with an error at its field and no session ended', async () => {
      const { agent } = await signUpIntroducer(api.app);
      const answer = await change(agent, 'not the password').expect(400);

      expect(answer.body).toMatchObject({ type: '/problems/wrong-password' });
      expect(errorsOf(answer)).toEqual([
        { field: 'currentPassword', message: 'This is not your current password' },
      ]);
      await agent.get('/api/introducers/me').expect(200);
    });

    it.each([
      ['nothing', {}, ['currentPassword', 'password']],
      ['what is no text', { currentPassword: ['x'], password: { $ne: '' } }, ['currentPassword', 'password']],
      ['what does not fit', { currentPassword: 'x', password: 'x'.repeat(129) }, ['password']],
    ])('rejects %s field by field', async (_what, body, fields) => {
      const { agent } = await signUpIntroducer(api.app);
      const answer = await agent.post('/api/introducers/me/password').send(body).expect(400);

      expect(errorsOf(answer)?.map(({ field }) => field)).toEqual(fields);
    });

    it.each(['abc', 'password123', 'fiona1'])('rejects %s as the new one, with the reason', async (easy) => {
      const { agent, password } = await signUpIntroducer(api.app);
      const answer = await change(agent, password, easy).expect(400);

      expect(errorsOf(answer)).toMatchObject([{ field: 'password' }]);
      await agent.get('/api/introducers/me').expect(200);
    });
  });

  describe('the sessions of an account', () => {
    it('are listed with their devices, and the current one marked', async () => {
      const { introducer, password } = await signUpIntroducer(api.app);
      await api.query(`update sessions set ended_at = now() where account_id = $1`, [introducer.id]);
      const desk = await signIn(introducer.email, password, CHROME);
      await signIn(introducer.email, password, IPHONE);
      const listed = await sessionsOf(desk.agent);

      expect(new Set(listed.map(({ device, current }) => `${device} ${current}`))).toEqual(
        new Set(['Safari on iPhone false', 'Chrome on Windows true']),
      );
      for (const { id, createdAt, lastUsedAt } of listed) {
        expect(id).toMatch(/^[\da-f-]{36}$/);
        expect(new Date(createdAt).toISOString()).toBe(createdAt);
        expect(new Date(lastUsedAt) >= new Date(createdAt)).toBe(true);
      }
      expect(JSON.stringify(listed)).not.toContain('Mozilla');
    });

    it('return the last use, without a write for every request', async () => {
      const { agent, introducer } = await signUpIntroducer(api.app);
      const notes = () =>
        api.query<{ at: Date }>('select idle_until as at from sessions where account_id = $1', [
          introducer.id,
        ]);
      const before = await notes();
      await agent.get('/api/introducers/me').expect(200);
      expect(await notes()).toEqual(before);

      await api.query(
        `update sessions set created_at = created_at - interval '3 hours', idle_until = idle_until - interval '2 hours'
       where account_id = $1`,
        [introducer.id],
      );
      const [unused] = await api.query<{ at: Date }>(
        `select idle_until - interval '12 hours' as at from sessions where account_id = $1`,
        [introducer.id],
      );
      const [first] = await sessionsOf(agent);
      await agent.get('/api/introducers/me').expect(200);
      const [again] = await sessionsOf(agent);

      expect(first?.lastUsedAt).toBe(unused?.at.toISOString());
      expect(Date.parse(again?.lastUsedAt ?? '') - Date.parse(first?.lastUsedAt ?? '')).toBeGreaterThan(
        7_000_000,
      );
    });

    it('can be ended one at a time, in every process', async () => {
      const { agent, introducer, password } = await signUpIntroducer(api.app);
      const phone = await signIn(introducer.email, password, IPHONE, twin);
      const lost = (await sessionsOf(agent)).find(({ device }) => device === 'Safari on iPhone');
      await agent.delete(`/api/introducers/me/sessions/${lost?.id}`).expect(200, { success: true });

      await phone.agent.get('/api/introducers/me').expect(401);
      await agent.get('/api/introducers/me').expect(200);
      expect(await sessionsOf(agent)).toHaveLength(1);
      await agent.delete(`/api/introducers/me/sessions/${lost?.id}`).expect(404);
    });

    it('can all be ended, including the current one', async () => {
      const { agent, introducer, password } = await signUpIntroducer(api.app);
      const phone = await signIn(introducer.email, password, IPHONE, twin);
      const out = await agent.delete('/api/introducers/me/sessions').expect(200, { success: true });

      expect(out.headers['clear-site-data']).toBe('"storage"');
      expect((out.headers['set-cookie'] as unknown as string[])[0]).toMatch(/^introducer_session=; /);
      await agent.get('/api/introducers/me').expect(401);
      await phone.agent.get('/api/introducers/me').expect(401);
    });

    it('cannot be seen or ended by another account', async () => {
      const one = await signUpIntroducer(api.app);
      const other = await signUpIntroducer(api.app);
      const [own] = await sessionsOf(one.agent);
      const answer = await other.agent.delete(`/api/introducers/me/sessions/${own?.id}`).expect(404);
      const random = '5c0f8f2b-7a53-4b0e-9d21-3f1f7a0c2e44';
      const unknown = await other.agent.delete(`/api/introducers/me/sessions/${random}`).expect(404);
      await other.agent.delete('/api/introducers/me/sessions/no-id').expect(404);

      expect({ ...(answer.body as object), requestId: '' }).toEqual({
        ...(unknown.body as object),
        requestId: '',
      });
      expect((await sessionsOf(other.agent)).some(({ id }) => id === own?.id)).toBe(false);
      await one.agent.get('/api/introducers/me').expect(200);
    });

    it('exclude an admin’s sessions, even with equal ids', async () => {
      const admin = await signInAsAdmin(api.app);
      const { agent } = await signUpIntroducer(api.app);
      const [row] = await api.query<{ id: string }>(
        `select public_id as id from sessions where role = 'admin' order by created_at desc limit 1`,
      );
      await agent.delete(`/api/introducers/me/sessions/${row?.id}`).expect(404);

      await admin.get('/api/admin/me').expect(200);
    });
  });

  const CALLS = [
    ['get', 'me'],
    ['patch', 'me'],
    ['post', 'me/password'],
    ['get', 'me/sessions'],
    ['delete', 'me/sessions'],
    ['delete', 'me/sessions/5c0f8f2b-7a53-4b0e-9d21-3f1f7a0c2e44'],
  ] as const;

  describe.each(CALLS)('%s introducers/%s', (method, path) => {
    const call = (agent: Pick<Agent, 'get' | 'patch' | 'post' | 'delete'>) =>
      agent[method](`/api/introducers/${path}`);

    it('requires a signed-in partner', async () => {
      const admin = await signInAsAdmin(api.app);
      const { agent } = await signUpIntroducer(api.app);

      await call(api.http()).expect(401);
      await call(admin).expect(401);
      await agent.post('/api/introducers/logout').expect(200);
      await call(agent).expect(401);
      await call(api.http()).auth('somebody', 'something').expect(401);
    });

    if (method !== 'get')
      it('is rejected for another site’s page', async () => {
        const { agent } = await signUpIntroducer(api.app);

        await call(agent).set('Sec-Fetch-Site', 'cross-site').expect(403);
        await call(agent).set('Origin', 'https://evil.example').expect(403);
        await agent.get('/api/introducers/me').expect(200);
      });

    if (method === 'patch' || method === 'post')
      it('accepts only JSON', async () => {
        const { agent } = await signUpIntroducer(api.app);

        await call(agent).type('form').send('companyName=Alder').expect(415);
      });
  });
});
