import { createHash } from 'node:crypto';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { adminRole } from '#modules/auth/public.js';
import { ResetTwoFactor } from '#modules/two-factor/public.js';
import { AppProcess } from '../support/app-process.js';
import {
  createAdmin,
  signUpIntroducer,
  startAppOn,
  startTestApp,
  useTestApp,
  testSettings,
  type TestApp,
} from '../support/test-app.js';
import { codeOf, setUpTwoFactor, wrongCodeOf } from '../support/two-factor.js';

const api = useTestApp();

const PASSWORD = 'seven quiet otters swim';

interface Staff {
  readonly agent: ReturnType<typeof request.agent>;
  readonly email: string;
  readonly id: string;
  readonly signIn: (code?: string, password?: string) => request.Test;
}

let made = 0;
/** A newly signed-in admin, another one each time. */
const newStaff = async (app: NestExpressApplication = api.app): Promise<Staff> => {
  made += 1;
  const email = `staff${made}@broker.example`;
  const admin = { email, name: 'Sam Staff', password: PASSWORD };
  const { id } = await createAdmin(app, admin);
  const signIn: Staff['signIn'] = (code, password = PASSWORD) =>
    request(app.getHttpServer()).post('/api/admin/login').send({ email, password, code });
  const agent = request.agent(app.getHttpServer());
  await agent.post('/api/admin/login').send({ email, password: PASSWORD }).expect(200);
  return { agent, email, id, signIn };
};

/** A newly signed-in admin with two-step sign-in turned on and no app code used. */
const newStaffWithApp = async (app?: NestExpressApplication) => {
  const staff = await newStaff(app);
  const set = await setUpTwoFactor(staff.agent, PASSWORD);
  await forgetSteps(staff);
  return { ...staff, ...set };
};

/** As if the used codes were long ago. */
const forgetSteps = ({ id }: Staff) =>
  api.query('update two_factors set last_step = last_step - 10 where account_id = $1', [id]);

const call = ({ agent }: Staff, path: string, body: object) =>
  agent.post(`/api/admin/two-factor/${path}`).send(body);
const stateOf = async ({ agent }: Staff) =>
  (await agent.get('/api/admin/two-factor').expect(200)).body as Record<string, unknown>;
const deedsOf = async ({ id }: Staff): Promise<string[]> => {
  const rows = await api.query<{ action: string }>(
    `select action from activity where subject_type = 'admin' and subject_id = $1 and actor_id = $1 order by id`,
    [id],
  );
  return rows.map(({ action }) => action);
};
const typeOf = ({ body }: request.Response): unknown => (body as { type?: unknown }).type;

describe('Two-factor sign-in', () => {
  describe('setting it up', () => {
    it('starts with the current password, and changes nothing until a code confirms it', async () => {
      const staff = await newStaff();
      const refused = await call(staff, 'set-up', { currentPassword: 'not it' }).expect(400);
      const begun = await call(staff, 'set-up', { currentPassword: PASSWORD }).expect(200);

      expect(refused.body).toMatchObject({
        type: '/problems/wrong-password',
        errors: [{ field: 'currentPassword' }],
      });
      const { secret, uri } = begun.body as { secret: string; uri: string };
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      expect(uri).toContain(`secret=${secret}`);
      expect(await stateOf(staff)).toEqual({ on: false, required: false, since: null, recoveryCodesLeft: 0 });
      await staff.signIn().expect(200);
    });

    it('is confirmed only by an app code, after it was started', async () => {
      const staff = await newStaff();
      await call(staff, 'confirm', { code: '123456' }).expect(409);
      const begun = await call(staff, 'set-up', { currentPassword: PASSWORD }).expect(200);
      const { secret } = begun.body as { secret: string };

      const wrong = await call(staff, 'confirm', { code: wrongCodeOf(secret) }).expect(400);
      await call(staff, 'confirm', { code: 'k3f90-w2m1p' }).expect(400);
      await call(staff, 'confirm', {}).expect(400);

      expect(wrong.body).toMatchObject({ type: '/problems/wrong-code', errors: [{ field: 'code' }] });
      expect(await stateOf(staff)).toMatchObject({ on: false });
    });

    it('returns ten recovery codes once, ends the other sessions, and is logged', async () => {
      const staff = await newStaff();
      const elsewhere = request.agent(api.app.getHttpServer());
      await elsewhere.post('/api/admin/login').send({ email: staff.email, password: PASSWORD }).expect(200);

      const { recoveryCodes } = await setUpTwoFactor(staff.agent, PASSWORD);

      expect(new Set(recoveryCodes).size).toBe(10);
      await elsewhere.get('/api/admin/me').expect(401);
      expect(await stateOf(staff)).toEqual({
        on: true,
        required: false,
        since: expect.stringMatching(/Z$/) as string,
        recoveryCodesLeft: 10,
      });
      expect(await deedsOf(staff)).toEqual(['two-factor-turned-on']);
      await call(staff, 'confirm', { code: '123456' }).expect(409);
    });

    it('stores neither the secret nor the codes in plain text', async () => {
      const { secret, recoveryCodes, id } = await newStaffWithApp();
      const rows = await api.query<{ row: string }>(
        `select two_factors::text || recovery_codes::text || encode(secret, 'escape') as row
       from two_factors join recovery_codes using (role, account_id) where account_id = $1`,
        [id],
      );

      expect(rows).toHaveLength(10);
      for (const text of [secret, ...recoveryCodes.flatMap((code) => [code, code.replace('-', '')])])
        expect(rows.every(({ row }) => !row.includes(text))).toBe(true);
    });
  });

  describe('signing in with it', () => {
    it('asks for the code only after the right password', async () => {
      const { signIn, secret } = await newStaffWithApp();
      const asked = await signIn().expect(401);

      expect(typeOf(asked)).toBe('/problems/code-needed');
      expect(asked.headers['set-cookie']).toBeUndefined();
      const body = (await signIn(codeOf(secret)).expect(200)).body as { admin: object };
      expect(Object.keys(body.admin).sort()).toEqual(['email', 'id', 'name', 'role']);
    });

    it('reveals nothing about two-step sign-in before the right password', async () => {
      const withApp = await newStaffWithApp();
      const without = await newStaff();
      const answers = await Promise.all([
        withApp.signIn(undefined, 'not it'),
        withApp.signIn(codeOf(withApp.secret), 'not it'),
        withApp.signIn(withApp.recoveryCodes[0], 'not it'),
        without.signIn(undefined, 'not it'),
        without.signIn('123456', 'not it'),
      ]);

      const bodies = answers.map(({ body, status }) => ({ ...(body as object), status, requestId: '' }));
      for (const body of bodies) expect(body).toEqual(bodies[0]);
      expect(bodies[0]).toMatchObject({ status: 401, type: '/problems/invalid-credentials' });
      // A code sent with a wrong password is not used up.
      await withApp.signIn(codeOf(withApp.secret)).expect(200);
      await withApp.signIn(withApp.recoveryCodes[0]).expect(200);
    });

    it('rejects a wrong code at its field', async () => {
      const { signIn, secret } = await newStaffWithApp();
      const refused = await signIn(wrongCodeOf(secret)).expect(401);

      expect(refused.body).toMatchObject({
        type: '/problems/invalid-code',
        errors: [{ field: 'code', message: expect.stringMatching(/wrong or already used/) as string }],
      });
    });

    it('accepts a code once, and no earlier one afterwards', async () => {
      const { signIn, secret } = await newStaffWithApp();
      const [now, next] = [codeOf(secret), codeOf(secret, 1)];

      await signIn(next).expect(200);
      await signIn(next).expect(401);
      await signIn(now).expect(401);
    });

    it('rejects the code that set it up', async () => {
      const staff = await newStaff();
      const begun = await call(staff, 'set-up', { currentPassword: PASSWORD }).expect(200);
      const code = codeOf((begun.body as { secret: string }).secret);
      await call(staff, 'confirm', { code }).expect(200);

      await staff.signIn(code).expect(401);
    });

    it('accepts a code once also for concurrent requests to two processes', async () => {
      const staff = await newStaffWithApp();
      const { sessionSecret, passwordPepper } = api.settings;
      const process = AppProcess.start({
        DATABASE_URL: api.database.url,
        SESSION_SECRET: sessionSecret,
        PASSWORD_PEPPER: passwordPepper,
      });
      const other = await process.ready();
      const together = async (code: string | undefined) => {
        const credentials = { email: staff.email, password: PASSWORD, code };
        const here = () => staff.signIn(code);
        const there = () => request(other).post('/api/admin/login').send(credentials);
        const answers = await Promise.all([here(), there(), here(), there()]);
        return answers.map(({ status }) => status).sort();
      };

      const withCode = await together(codeOf(staff.secret));
      const withRecoveryCode = await together(staff.recoveryCodes[0]);
      await process.stop();

      expect(withCode).toEqual([200, 401, 401, 401]);
      expect(withRecoveryCode).toEqual([200, 401, 401, 401]);
    });

    it('accepts each recovery code once in any typed form, and returns how many are left', async () => {
      const staff = await newStaffWithApp();
      const [first = '', second = ''] = staff.recoveryCodes;

      await staff.signIn(first).expect(200);
      await staff.signIn(first).expect(401);
      await staff.signIn(` ${second.toUpperCase().replace('-', '')} `).expect(200);

      expect(await stateOf(staff)).toMatchObject({ recoveryCodesLeft: 8 });
      expect(await deedsOf(staff)).toEqual([
        'two-factor-turned-on',
        'recovery-code-used',
        'recovery-code-used',
      ]);
    });

    it('accepts passwords, app codes and recovery codes across a rotation of the pepper', async () => {
      const staff = await newStaffWithApp();
      const [newer, older] = ['a-newer-password-pepper-only-for-tests-0123', api.settings.passwordPepper];
      const signInUnder = async (pepper: string, codes: readonly (string | undefined)[]) => {
        await forgetSteps(staff);
        const process = AppProcess.start({
          DATABASE_URL: api.database.url,
          SESSION_SECRET: api.settings.sessionSecret,
          PASSWORD_PEPPER: pepper,
        });
        const site = await process.ready();
        const statuses: number[] = [];
        for (const code of codes) {
          const credentials = { email: staff.email, password: PASSWORD, code };
          const { status } = await request(site).post('/api/admin/login').send(credentials);
          statuses.push(status);
        }
        await process.stop();
        return statuses;
      };
      const [first, second] = staff.recoveryCodes;

      expect(await signInUnder(`${newer},${older}`, [codeOf(staff.secret), first, first])).toEqual([
        200, 200, 401,
      ]);
      // The password and the app's secret are stored under the newer one since; the other recovery codes are not.
      expect(await signInUnder(newer, [codeOf(staff.secret), second])).toEqual([200, 401]);
    });

    it('ignores a code from partners', async () => {
      const { introducer, password } = await signUpIntroducer(api.app);
      const credentials = { email: introducer.email, password, code: '123456' };

      await api.http().post('/api/introducers/login').send(credentials).expect(200);
    });
  });

  describe('turning it off', () => {
    it('requires the password and a code, ends the other sessions, and is logged', async () => {
      const staff = await newStaffWithApp();
      const elsewhere = request.agent(api.app.getHttpServer());
      const credentials = { email: staff.email, password: PASSWORD, code: staff.recoveryCodes[0] };
      await elsewhere.post('/api/admin/login').send(credentials).expect(200);
      const code = codeOf(staff.secret);

      const refusals = [
        await call(staff, 'turn-off', { currentPassword: 'not it', code }).expect(400),
        await call(staff, 'turn-off', { currentPassword: PASSWORD }).expect(400),
        await call(staff, 'turn-off', { currentPassword: PASSWORD, code: wrongCodeOf(staff.secret) }).expect(
          400,
        ),
      ];
      expect(refusals.map(typeOf)).toEqual([
        '/problems/wrong-password',
        '/problems/wrong-code',
        '/problems/wrong-code',
      ]);
      expect(refusals[1]?.body).toMatchObject({
        errors: [{ field: 'code', message: 'Enter the code from your authenticator app' }],
      });
      await elsewhere.get('/api/admin/me').expect(200);

      await call(staff, 'turn-off', { currentPassword: PASSWORD, code }).expect(200);

      await elsewhere.get('/api/admin/me').expect(401);
      expect(await stateOf(staff)).toMatchObject({ on: false, recoveryCodesLeft: 0 });
      expect((await deedsOf(staff)).at(-1)).toBe('two-factor-turned-off');
      await staff.signIn().expect(200);
      await call(staff, 'turn-off', { currentPassword: PASSWORD }).expect(409);
    });
  });

  describe('new recovery codes', () => {
    it('require a code, and replace the previous ones', async () => {
      const staff = await newStaffWithApp();
      await call(staff, 'recovery-codes', { currentPassword: PASSWORD }).expect(400);
      const proof = { currentPassword: PASSWORD, code: codeOf(staff.secret) };
      const renewed = await call(staff, 'recovery-codes', proof).expect(200);
      const { recoveryCodes } = renewed.body as { recoveryCodes: string[] };

      await staff.signIn(staff.recoveryCodes[0]).expect(401);
      await staff.signIn(recoveryCodes[0]).expect(200);
      expect(await stateOf(staff)).toMatchObject({ recoveryCodesLeft: 9 });
      expect(await deedsOf(staff)).toContain('recovery-codes-renewed');
    });

    it('are not created without an app', async () => {
      const staff = await newStaff();
      const refused = await call(staff, 'recovery-codes', { currentPassword: PASSWORD }).expect(409);

      expect(typeOf(refused)).toBe('/problems/two-factor-off');
    });
  });

  it('changes to another app with a code from the old one, which works until then', async () => {
    const staff = await newStaffWithApp();
    await call(staff, 'set-up', { currentPassword: PASSWORD }).expect(400);
    const proof = { currentPassword: PASSWORD, code: codeOf(staff.secret) };
    const begun = await call(staff, 'set-up', proof).expect(200);
    const { secret } = begun.body as { secret: string };
    await forgetSteps(staff);
    await staff.signIn(codeOf(staff.secret)).expect(200);
    await staff.signIn(codeOf(secret)).expect(401);

    await call(staff, 'confirm', { code: codeOf(secret) }).expect(200);

    await forgetSteps(staff);
    await staff.signIn(codeOf(staff.secret)).expect(401);
    await staff.signIn(staff.recoveryCodes[0]).expect(401);
    await staff.signIn(codeOf(secret)).expect(200);
  });

  describe('a reset by the operator', () => {
    const reset = (email: string) => api.app.get(ResetTwoFactor, { strict: false }).execute(adminRole, email);

    it('unlocks the account for its password, ends its sessions, and is logged', async () => {
      const staff = await newStaffWithApp();
      await reset(staff.email.toUpperCase());

      await staff.agent.get('/api/admin/me').expect(401);
      await staff.signIn().expect(200);
      const [last] = await api.query<{ action: string; actor: string }>(
        `select action, actor_type as actor from activity where subject_id = $1 order by id desc limit 1`,
        [staff.id],
      );
      expect(last).toEqual({ action: 'two-factor-reset', actor: 'system' });
    });

    it('reports when there is nothing to reset', async () => {
      const staff = await newStaff();

      await expect(reset(staff.email)).rejects.toMatchObject({ code: 'two-factor-off' });
      await expect(reset('nobody@broker.example')).rejects.toMatchObject({ code: 'nobody-has-email' });
    });
  });

  // Passport has one strategy per process: the application started last handles sign-in.

  describe('wrong codes', () => {
    let limited: TestApp;
    beforeAll(async () => {
      limited = await startTestApp({ rateLimitScale: 1, trustProxy: 1 });
    });
    beforeEach(async () => {
      await limited.empty('sign_in_attempts');
    });
    afterAll(() => limited.close());

    it('delays all attempts after wrong codes, but not after sign-ins without a code', async () => {
      const staff = await newStaff(limited.app);
      const { secret } = await setUpTwoFactor(staff.agent, PASSWORD);
      const from = (n: number, code?: string) => staff.signIn(code).set('X-Forwarded-For', `198.51.100.${n}`);
      const statuses: number[] = [];
      for (let n = 0; n < 8; n += 1) {
        statuses.push((await from(n)).status, (await from(n, wrongCodeOf(secret))).status);
      }
      const refused = await from(99, codeOf(secret, 1)).expect(429);

      expect(statuses).toEqual(Array<number>(16).fill(401));
      expect(typeOf(refused)).toBe('/problems/too-many-attempts');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
      // The account's known browser is counted separately.
      await staff.agent
        .post('/api/admin/login')
        .send({ email: staff.email, password: PASSWORD, code: codeOf(secret, 1) })
        .expect(200);
    });

    it('counts wrong codes of a signed-in user as guesses', async () => {
      const staff = await newStaff(limited.app);
      const { secret, recoveryCodes } = await setUpTwoFactor(staff.agent, PASSWORD);
      const statuses: number[] = [];
      for (let n = 0; n < 8; n += 1) {
        const proof = { currentPassword: PASSWORD, code: wrongCodeOf(secret) };
        statuses.push((await call(staff, 'turn-off', proof)).status);
      }
      const proof = { currentPassword: PASSWORD, code: recoveryCodes[0] };
      const refused = await call(staff, 'turn-off', proof).expect(429);

      expect(statuses).toEqual(Array<number>(8).fill(400));
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
      expect(await stateOf(staff)).toMatchObject({ on: true });
    });

    it('keeps the count of wrong codes after a password change or reset', async () => {
      const staff = await newStaff(limited.app);
      const { secret, recoveryCodes } = await setUpTwoFactor(staff.agent, PASSWORD);
      for (let n = 0; n < 7; n += 1) {
        const proof = { currentPassword: PASSWORD, code: wrongCodeOf(secret) };
        await call(staff, 'turn-off', proof).expect(400);
      }
      const change = { currentPassword: PASSWORD, password: `${PASSWORD} on` };
      await staff.agent.post('/api/admin/password').send(change).expect(200);
      const proof = { currentPassword: change.password, code: wrongCodeOf(secret) };
      await call(staff, 'turn-off', proof).expect(400);

      await call(staff, 'turn-off', { ...proof, code: recoveryCodes[0] }).expect(429);

      for (let n = 0; n < 8; n += 1) await staff.signIn(wrongCodeOf(secret), change.password).expect(401);
      const token = 'as-in-the-link-of-a-mail';
      await limited.database.source.query(
        `insert into password_resets (id, role, account_id, digest, expires_at)
       values (gen_random_uuid(), 'admin', $1, $2, now() + interval '1 hour')`,
        [staff.id, createHash('sha256').update(token).digest('hex')],
      );
      await limited
        .http()
        .post('/api/admin/password-resets/redeem')
        .send({ token, password: 'eight loud badgers dig' })
        .expect(200);
      await staff.signIn(recoveryCodes[0], 'eight loud badgers dig').expect(429);
    });

    it('clears wrong codes after a sign-in with the right one', async () => {
      const staff = await newStaff(limited.app);
      const { secret, recoveryCodes } = await setUpTwoFactor(staff.agent, PASSWORD);
      for (const recoveryCode of recoveryCodes.slice(0, 2)) {
        for (let n = 0; n < 7; n += 1) await staff.signIn(wrongCodeOf(secret)).expect(401);
        await staff.signIn(recoveryCode).expect(200);
      }
    });
  });

  describe('where it is required', () => {
    let strict: NestExpressApplication;
    beforeAll(async () => {
      strict = await startAppOn(api.database.url, testSettings({ adminTwoFactor: 'required' }));
    });
    afterAll(() => strict.close());

    it('restricts an admin without it to setting it up', async () => {
      const staff = await newStaff(strict);
      const me = await staff.agent.get('/api/admin/me').expect(200);
      const refused = await staff.agent.get('/api/admin/lenders').expect(403);

      expect(me.body).toMatchObject({ email: staff.email, twoFactorOwed: true });
      expect(typeOf(refused)).toBe('/problems/two-factor-owed');
      expect(await stateOf(staff)).toMatchObject({ on: false, required: true });

      await setUpTwoFactor(staff.agent, PASSWORD);

      await staff.agent.get('/api/admin/lenders').expect(200);
      const after = await staff.agent.get('/api/admin/me').expect(200);
      expect(after.body).not.toHaveProperty('twoFactorOwed');
    });

    it('is reported at sign-in, and signing out still works', async () => {
      const staff = await newStaff(strict);
      const signedIn = await staff.signIn().expect(200);

      expect(signedIn.body).toMatchObject({ admin: { twoFactorOwed: true } });
      await staff.agent.post('/api/admin/logout').expect(200);
    });

    it('cannot be turned off', async () => {
      const staff = await newStaffWithApp(strict);
      const proof = { currentPassword: PASSWORD, code: codeOf(staff.secret) };
      const refused = await call(staff, 'turn-off', proof).expect(403);

      expect(typeOf(refused)).toBe('/problems/two-factor-stays-on');
      expect(await stateOf(staff)).toMatchObject({ on: true });
    });

    it('does not apply to partners', async () => {
      const { agent } = await signUpIntroducer(strict);

      await agent.get('/api/introducers/me/leads').expect(200);
    });
  });
});
