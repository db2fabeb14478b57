import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { PARTNER_EMAILS } from '#kernel/partner-emails.js';
import { hashAtFullCost, hashQuickly } from '../support/quick-passwords.js';
import { signUpIntroducer, useTestApp } from '../support/test-app.js';

const api = useTestApp();
let twin: NestExpressApplication;
describe('Introducer accounts', () => {
  beforeAll(async () => {
    twin = await api.startTwin();
  });

  const fiona = {
    email: 'fiona@alder.example',
    password: 'velvet tractor onion',
    companyName: 'Alder Accounts Ltd',
    contactName: 'Fiona Alder',
    phone: '0141 496 0123',
    businessType: 'Accountant',
  };

  /** No email is turned off yet. */
  const ALL_EMAILS = Object.fromEntries(PARTNER_EMAILS.map((email) => [email, true]));

  const signUp = (changes: object = {}) =>
    api
      .http()
      .post('/api/introducers/signup')
      .send({ ...fiona, ...changes });
  const signIn = (email: string, password: string) =>
    api.http().post('/api/introducers/login').send({ email, password });
  const errorsOf = ({ body }: request.Response) =>
    (body as { errors?: { field: string; message: string }[] }).errors;
  const cookiesOf = ({ headers }: request.Response) => headers['set-cookie'] as string[] | undefined;

  describe('signing up', () => {
    it('creates an account that is signed in, and never shows the password', async () => {
      const agent = request.agent(api.app.getHttpServer());
      hashAtFullCost();
      const { body } = (await agent.post('/api/introducers/signup').send(fiona).expect(201)) as {
        body: { introducer: { id: string } };
      };
      hashQuickly();
      const { password, ...shown } = fiona;

      expect(body).toEqual({
        introducer: {
          ...shown,
          id: expect.any(String) as unknown,
          emails: ALL_EMAILS,
          emailConfirmed: false,
          createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
        },
      });
      await agent.get('/api/introducers/me').expect(200, body.introducer);
      await signIn(fiona.email, password).expect(200, body);
      const [row] = await api.query<{ password: string; row: string }>(
        'select password, introducers::text as row from introducers where id = $1',
        [body.introducer.id],
      );
      expect(row?.password).toMatch(/^\$2b\$12\$.{53}$/);
      expect(row?.row).not.toContain(password);
    });

    it('is logged without personal details', async () => {
      const { introducer } = await signUpIntroducer(api.app);

      const [entry] = await api.query(
        `select actor_type, actor_id, action, subject_type, changes from activity where subject_id = $1`,
        [introducer.id],
      );
      expect(entry).toEqual({
        actor_type: 'introducer',
        actor_id: introducer.id,
        action: 'introducer-signed-up',
        subject_type: 'introducer',
        changes: null,
      });
    });

    it('rejects a taken address in any spelling, at its field', async () => {
      await signUp({ email: 'taken@alder.example' }).expect(201);
      const before = await api.query('select 1 from introducers');
      const answer = await signUp({ email: ' Taken@Alder.example ' }).expect(409);
      const sentence = 'There is already an account with this email address. Sign in, or reset its password';

      expect(answer.body).toMatchObject({ type: '/problems/email-taken', error: sentence });
      expect(errorsOf(answer)).toEqual([{ field: 'email', message: sentence }]);
      expect(cookiesOf(answer)).toBeUndefined();
      expect(await api.query('select 1 from introducers')).toHaveLength(before.length);
    });

    it('creates one account for two concurrent sign-ups', async () => {
      const twins = await Promise.all([1, 2].map(() => signUp({ email: 'twin@alder.example' })));

      expect(twins.map(({ status }) => status).sort()).toEqual([201, 409]);
    });

    it.each([
      ['email', 'Please enter a valid email'],
      ['password', 'Password is required'],
      ['companyName', 'Company name is required'],
      ['contactName', 'Contact name is required'],
      ['phone', 'Phone is required'],
      ['businessType', 'Please select a business type'],
    ])('requires %s', async (field, message) => {
      for (const value of [undefined, null, '', '  ']) {
        const answer = await signUp({ email: 'new@alder.example', [field]: value }).expect(400);
        expect(errorsOf(answer)).toEqual([{ field, message }]);
      }
    });

    it.each([
      ['email', 'no address', 'Please enter a valid email'],
      ['password', 'short', 'Password must be at least 6 characters'],
      ['password', 'x'.repeat(129), 'Password can be at most 128 characters'],
      ['companyName', 'Alder\nBcc: all', 'Company name must be on one line. Remove the line break'],
      ['contactName', 'F'.repeat(201), 'Contact name can be at most 200 characters'],
      ['phone', { $gt: '' }, 'Phone must be text'],
      [
        'businessType',
        'Astrologer',
        'Business type must be one of Accountant, Solicitor, Business Advisor, Financial Advisor, Broker, Other',
      ],
    ])('rejects a %s such as %j', async (field, value, message) => {
      const answer = await signUp({ email: 'new@alder.example', [field]: value }).expect(400);

      expect(errorsOf(answer)).toEqual([{ field, message }]);
    });

    it.each(['123456', 'password123', 'Fiona1', 'alder24', 'broker1'])(
      'rejects the guessable password %s with the reason',
      async (password) => {
        const answer = await signUp({ email: 'new@alder.example', password }).expect(400);

        expect(errorsOf(answer)).toEqual([
          {
            field: 'password',
            message: 'This password is easy to guess. Use three or more words unrelated to you or the firm',
          },
        ]);
      },
    );

    it('accepts six characters that are hard to guess', async () => {
      await signUp({ email: 'six@alder.example', password: 'kxqpwv' }).expect(201);
    });

    it('stores the business type as the form spells it', async () => {
      const answer = await signUp({ email: 'case@alder.example', businessType: ' financial advisor' });

      expect(answer.body).toMatchObject({ introducer: { businessType: 'Financial Advisor' } });
    });

    it('ignores fields that only the broker sets', async () => {
      const id = '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11';
      const { body } = (await signUp({
        email: 'chooser@alder.example',
        id,
        createdAt: '2001-01-01',
        suspendedAt: '2001-01-01',
        emails: { caseByLink: false },
        role: 'admin',
      }).expect(201)) as { body: { introducer: { id: string; createdAt: string; emails: object } } };

      expect(body.introducer.id).not.toBe(id);
      expect(body.introducer.createdAt).not.toContain('2001');
      expect(body.introducer.emails).toEqual(ALL_EMAILS);
    });

    it('starts a new session in place of the previous account’s', async () => {
      const { agent, introducer } = await signUpIntroducer(api.app);
      const other = await agent
        .post('/api/introducers/signup')
        .send({ ...fiona, email: 'second@alder.example' })
        .expect(201);

      const now = await agent.get('/api/introducers/me').expect(200);
      expect(now.body).toEqual((other.body as { introducer: object }).introducer);
      expect(now.body).not.toMatchObject({ id: introducer.id });
    });
  });

  describe('signing in', () => {
    it('returns the same message for a wrong password and an unknown address', async () => {
      const { introducer } = await signUpIntroducer(api.app);
      const wrong = await signIn(introducer.email, 'not the password').expect(401);
      const unknown = await signIn('nobody@alder.example', 'not the password').expect(401);

      const bodies = [wrong, unknown].map(({ body }) => ({ ...(body as object), requestId: '' }));
      expect(bodies[0]).toEqual(bodies[1]);
      expect(bodies[0]).toMatchObject({ status: 401, error: 'Invalid email or password' });
      expect(Object.keys(wrong.headers)).toEqual(Object.keys(unknown.headers));
      expect(cookiesOf(wrong)).toBeUndefined();
    });

    it('ignores case in the address, but not in the password', async () => {
      const { introducer, password } = await signUpIntroducer(api.app);

      await signIn(` ${introducer.email.toUpperCase()}`, password).expect(200);
      await signIn(introducer.email, password.toUpperCase()).expect(401);
    });
  });

  describe('a suspended account', () => {
    const suspend = (id: string) =>
      api.query('update introducers set suspended_at = now() where id = $1', [id]);

    it('is rejected in every process from the next request', async () => {
      const { agent, introducer, password } = await signUpIntroducer(api.app);
      const elsewhere = request.agent(twin.getHttpServer());
      await elsewhere.post('/api/introducers/login').send({ email: introducer.email, password }).expect(200);
      await elsewhere.get('/api/introducers/me').expect(200);
      await suspend(introducer.id);

      await agent.get('/api/introducers/me').expect(401);
      await elsewhere.get('/api/introducers/me').expect(401);
    });

    it('is rejected at sign-in like an unknown account, even with the right password', async () => {
      const { introducer, password } = await signUpIntroducer(api.app);
      await suspend(introducer.id);
      /** The whole response, except what differs for every request. */
      const seen = async (email: string, typed: string): Promise<object> => {
        await api.empty('sign_in_attempts');
        const answer = await signIn(email, typed);
        const { status } = answer;
        const headers = answer.headers as object;
        const body = answer.body as object;
        const own = { date: '', 'x-request-id': '', etag: '' };
        return { status, headers: { ...headers, ...own }, body: { ...body, requestId: '' } };
      };
      const right = await seen(introducer.email, password);

      expect(right).toMatchObject({ status: 401, body: { type: '/problems/invalid-credentials' } });
      expect(await seen(introducer.email, 'not the password')).toEqual(right);
      expect(await seen('nobody@alder.example', password)).toEqual(right);
    });

    it('counts a right password as wrong, so that rate limits reveal nothing', async () => {
      const { introducer, password } = await signUpIntroducer(api.app);
      await suspend(introducer.id);
      await api.empty('sign_in_attempts');
      await signIn(introducer.email, password).expect(401);
      await signIn(introducer.email, password).expect(401);

      const counted = await api.query(`select failures from sign_in_attempts where key like 'introducer:%'`);
      expect(counted).toEqual([{ failures: 2 }, { failures: 2 }]);
    });
  });

  describe('the account', () => {
    it('is not shown without a session', async () => {
      await api.http().get('/api/introducers/me').expect(401);
      await api
        .http()
        .get('/api/introducers/me')
        .set('Cookie', 'introducer_session=s%3Aforged.forged')
        .expect(401);
    });

    it('is signed out for every copy of the cookie, and again without an error', async () => {
      const { agent } = await signUpIntroducer(api.app);
      await agent.post('/api/introducers/logout').expect(200, { success: true });

      await agent.get('/api/introducers/me').expect(401);
      await agent.post('/api/introducers/logout').expect(200, { success: true });
    });
  });
});
