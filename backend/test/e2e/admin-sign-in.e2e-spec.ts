import { createHash } from 'node:crypto';
import request from 'supertest';
import { hashAtFullCost } from '../support/quick-passwords.js';
import { createAdmin, signInAsAdmin, startTestApp, testAdmin, useTestApp } from '../support/test-app.js';

hashAtFullCost();

const api = useTestApp();
describe('Sign-in for staff', () => {
  beforeAll(async () => {
    await createAdmin(api.app, testAdmin);
  });

  const signIn = (email: string = testAdmin.email, password: string = testAdmin.password) =>
    api.http().post('/api/admin/login').send({ email, password });
  const me = (cookie: string) => api.http().get('/api/admin/me').set('Cookie', cookie);
  const cookiesOf = (response: request.Response): string[] =>
    (response.headers['set-cookie'] as unknown as string[] | undefined) ?? [];
  const sessionCookie = (response: request.Response): string =>
    cookiesOf(response).find((cookie) => cookie.startsWith('admin_session=')) ?? '';
  const pair = (cookie: string): string => cookie.split(';')[0] ?? '';

  describe('signing in', () => {
    it('returns the admin, and never the password', async () => {
      const body = (await signIn().expect(200)).body as unknown;

      expect(body).toEqual({
        admin: {
          id: expect.any(String) as unknown,
          email: testAdmin.email,
          name: testAdmin.name,
          role: 'admin',
        },
      });
    });

    it('stores the session in an HttpOnly cookie that only admin requests carry', async () => {
      const cookie = sessionCookie(await signIn().expect(200));

      expect(cookie).toMatch(/^admin_session=[^;]{40,}; Path=\/api\/admin; HttpOnly; SameSite=Lax$/);
    });

    it('ignores case in the address, but not in the password', async () => {
      await signIn(`  ${testAdmin.email.toUpperCase()} `).expect(200);
      await signIn(testAdmin.email, testAdmin.password.toUpperCase()).expect(401);
      await signIn(testAdmin.email, `${testAdmin.password} `).expect(401);
    });

    it('treats composed and decomposed accents alike', async () => {
      const admin = { email: 'renee@example.co.uk', name: 'Renée', password: 'caf\u00e9 au lait, svp' };
      await createAdmin(api.app, admin);

      await signIn(admin.email, admin.password.normalize('NFD')).expect(200);
    });

    it('distinguishes passwords that differ only after the 72nd byte', async () => {
      const admin = { email: 'long@example.co.uk', name: 'Long', password: `${'long words '.repeat(8)}x` };
      await createAdmin(api.app, admin);

      await signIn(admin.email, `${'long words '.repeat(8)}y`).expect(401);
      await signIn(admin.email, admin.password).expect(200);
    });

    it('does not delay simultaneous attempts', async () => {
      const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(testAdmin.email, 'not it')));

      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
    });

    it('returns the same message for a wrong password and an unknown address', async () => {
      const wrong = await signIn(testAdmin.email, 'not the password').expect(401);
      const unknown = await signIn('nobody@example.co.uk', 'not the password').expect(401);

      const bodies = [wrong, unknown].map(({ body }) => ({ ...(body as object), requestId: '' }));
      expect(bodies[0]).toEqual(bodies[1]);
      expect(bodies[0]).toMatchObject({
        error: 'Invalid credentials',
        detail: 'Invalid credentials',
        status: 401,
      });
      expect(Object.keys(wrong.headers)).toEqual(Object.keys(unknown.headers));
      expect(cookiesOf(wrong)).toEqual([]);
    });

    it.each([
      ['nothing', {}, ['email', 'password']],
      ['a blank password', { email: 'a@b.co', password: '   ' }, ['password']],
      ['things that are no text', { email: { $gt: '' }, password: ['x'] }, ['email', 'password']],
      ['a password of 129 characters', { email: 'a@b.co', password: 'x'.repeat(129) }, ['password']],
    ])('rejects %s field by field', async (_what, body, fields) => {
      const answer = await api.http().post('/api/admin/login').send(body).expect(400);

      const { errors } = answer.body as { errors: { field: string; message: string }[] };
      expect(errors.map(({ field }) => field)).toEqual(fields);
    });

    it('accepts a single-line address and a password of any characters', async () => {
      const admin = { email: 'bell@example.co.uk', name: 'Bell', password: 'ring\tthe\u0007bell, ring' };
      await createAdmin(api.app, admin);

      await signIn(admin.email, admin.password).expect(200);
      const refused = await signIn(`${admin.email}\n`, admin.password).expect(400);
      expect(refused.body).toMatchObject({
        errors: [{ field: 'email', message: 'Email must be on one line. Remove the line break' }],
      });
    });

    it.each([
      [
        'email',
        'ada\u202e@example.co.uk',
        'Email contains a hidden character. Delete the text and type it again',
      ],
      ['name', 'Ada\nLovelace', 'Name must be on one line. Remove the line break'],
    ])('rejects an admin whose %s is %j', async (field, text, message) => {
      const admin = { email: 'ada@example.co.uk', name: 'Ada', password: testAdmin.password, [field]: text };

      await expect(createAdmin(api.app, admin)).rejects.toMatchObject({
        errors: [{ field, message }],
      });
    });

    it('accepts credentials only in a JSON body', async () => {
      const { email, password } = testAdmin;
      const inAddress = new URLSearchParams({ email, password }).toString();

      await api.http().post(`/api/admin/login?${inAddress}`).expect(400);
      await api.http().post(`/api/admin/login?${inAddress}`).send({ email, password }).expect(400);
      await api.http().post('/api/admin/login').type('form').send(inAddress).expect(415);
      await api
        .http()
        .post('/api/admin/login')
        .type('text/plain')
        .send(JSON.stringify({ email, password }))
        .expect(415);
      await api.http().post('/api/admin/login').field('email', email).field('password', password).expect(415);
      await api.http().get(`/api/admin/login?${inAddress}`).expect(404);
    });

    it('stores a password as bcrypt of cost 12', async () => {
      const rows = await api.query<{ password: string }>('select password from admins');

      for (const { password } of rows) expect(password).toMatch(/^\$2b\$12\$.{53}$/);
    });
  });

  describe('a session', () => {
    it('starts with a new id, whatever cookie the browser sent', async () => {
      const first = pair(sessionCookie(await signIn().expect(200)));
      const again = await api
        .http()
        .post('/api/admin/login')
        .set('Cookie', first)
        .send({ email: testAdmin.email, password: testAdmin.password })
        .expect(200);
      const chosen = 'admin_session=s%3Achosen-by-somebody-else.AAAA';

      expect(pair(sessionCookie(again))).not.toBe(first);
      await me(first).expect(401);
      await me(chosen).expect(401);
      await me(pair(sessionCookie(again))).expect(200);
    });

    it('is stored by the digest of its id, so that the table cannot be used to sign in', async () => {
      const cookie = pair(sessionCookie(await signIn().expect(200)));
      const sid = /s:([^.]+)\./.exec(decodeURIComponent(cookie))?.[1] ?? '';

      const rows = await api.query<{ id: Buffer; row: string }>(
        'select id, sessions::text as row from sessions',
      );

      expect(rows.some(({ id }) => id.equals(createHash('sha256').update(sid).digest()))).toBe(true);
      expect(rows.some(({ row }) => row.includes(sid))).toBe(false);
    });

    it('ends an hour after the last request', async () => {
      const agent = await signInAsAdmin(api.app);
      const [row] = await api.query<{ minutes: number }>(
        `select round(extract(epoch from idle_until - now()) / 60)::int as minutes
       from sessions order by created_at desc limit 1`,
      );
      await api.query(`update sessions set idle_until = now() - interval '1 second'`);

      expect(row?.minutes).toBe(60);
      await agent.get('/api/admin/me').expect(401);
    });

    it('is extended by each request, up to 12 hours after sign-in', async () => {
      const agent = await signInAsAdmin(api.app);
      await api.query(`update sessions set idle_until = now() + interval '1 minute' where ended_at is null`);
      await agent.get('/api/admin/me').expect(200);
      const [row] = await api.query<{ idle: number; longest: number }>(
        `select round(extract(epoch from idle_until - now()) / 60)::int as idle,
         round(extract(epoch from expires_at - created_at) / 3600)::int as longest
       from sessions order by created_at desc limit 1`,
      );
      await api.query(`update sessions set expires_at = now() - interval '1 second'`);

      expect(row).toEqual({ idle: 60, longest: 12 });
      await agent.get('/api/admin/me').expect(401);
    });

    it('ends at sign-out, for every copy of the cookie', async () => {
      const cookie = pair(sessionCookie(await signIn().expect(200)));
      const out = await api.http().post('/api/admin/logout').set('Cookie', cookie).expect(200);

      expect(out.body).toEqual({ success: true });
      expect(out.headers['clear-site-data']).toBe('"storage"');
      expect(cookiesOf(out)[0]).toMatch(/^admin_session=; Path=\/api\/admin; Expires=Thu, 01 Jan 1970/);
      await me(cookie).expect(401);
    });

    it('ends without an error when it has ended or never existed', async () => {
      const cookie = pair(sessionCookie(await signIn().expect(200)));
      await api.http().post('/api/admin/logout').set('Cookie', cookie).expect(200);

      await api.http().post('/api/admin/logout').set('Cookie', cookie).expect(200);
      await api.http().post('/api/admin/logout').expect(200, { success: true });
    });

    it('does not return through requests in flight at sign-out', async () => {
      for (let round = 0; round < 4; round += 1) {
        const cookie = pair(sessionCookie(await signIn().expect(200)));
        await api.query(
          `update sessions set idle_until = now() + interval '5 minutes' where ended_at is null`,
        );
        const slow = Array.from({ length: 4 }, () => me(cookie));
        await Promise.all([...slow, api.http().post('/api/admin/logout').set('Cookie', cookie)]);

        await me(cookie).expect(401);
      }
    });

    it('ends with its account', async () => {
      const admin = { email: 'leaver@example.co.uk', name: 'Leaver', password: 'a long goodbye to all' };
      await createAdmin(api.app, admin);
      const cookie = pair(sessionCookie(await signIn(admin.email, admin.password).expect(200)));
      await api.query(`delete from admins where email = '${admin.email}'`);

      await me(cookie).expect(401);
    });

    it('is limited to twenty per account: the oldest end', async () => {
      await api.empty('sessions');
      const oldest = pair(sessionCookie(await signIn().expect(200)));
      await api.query(
        `insert into sessions (id, role, account_id, data, created_at, idle_until, expires_at)
       select decode(md5(n::text), 'hex'), role, account_id, data, now(), idle_until, expires_at
       from sessions, generate_series(1, 19) as n`,
      );
      await signIn().expect(200);
      const [row] = await api.query<{ live: number }>(
        'select count(*)::int as live from sessions where ended_at is null',
      );

      expect(row?.live).toBe(20);
      await me(oldest).expect(401);
    });

    it('is created only by signing in', async () => {
      await api.empty('sessions');
      const answers = await Promise.all([
        api.http().get('/api/admin/me').expect(401),
        api.http().get('/api/health/live').expect(200),
        signIn(testAdmin.email, 'wrong').expect(401),
        me('admin_session=s%3Anonsense.nonsense').expect(401),
      ]);

      expect(answers.flatMap(cookiesOf)).toEqual([]);
      expect(await api.query('select 1 from sessions')).toEqual([]);
    });
  });

  describe('in production', () => {
    // Behind a proxy that forwards the protocol, and behind an unknown or silent one.
    it.each([
      { trustProxy: 1, headers: { 'X-Forwarded-Proto': 'https' } },
      { trustProxy: 0, headers: {} },
    ])('marks its cookies Secure and sends HSTS (%j)', async ({ trustProxy, headers }) => {
      const secure = await startTestApp({ production: true, trustProxy });
      await createAdmin(secure.app, testAdmin);

      const answer = await secure
        .http()
        .post('/api/admin/login')
        .set(headers)
        .send({ email: testAdmin.email, password: testAdmin.password })
        .expect(200);
      await secure.close();

      expect(sessionCookie(answer)).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
      expect(cookiesOf(answer)).toHaveLength(2);
      for (const cookie of cookiesOf(answer)) expect(cookie).toMatch(/; Secure/);
      expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    });
  });
});
