import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { workJobs } from '../support/jobs.js';
import { readable } from '../support/mail-server.js';
import { createAdmin, signUpIntroducer, useMailingApp } from '../support/test-app.js';
import { until } from '../support/until.js';

// The account operations of an admin. Passwords, sessions and resets are covered in detail for partners, because
// the same controllers serve both.

const { api, mails } = useMailingApp();
let twin: NestExpressApplication;
describe('Account for staff', () => {
  beforeAll(async () => {
    await workJobs(api.app);
    twin = await api.startTwin();
  });

  const PASSWORD = 'correct horse battery staple';
  const NEW_PASSWORD = 'seven quiet otters swim';

  let created = 0;
  /** An admin that no other test uses. */
  const newAdmin = async (): Promise<{ id: string; email: string }> => {
    created += 1;
    const email = `admin${created}@example.co.uk`;
    return createAdmin(api.app, { email, name: 'Ada', password: PASSWORD });
  };
  const signIn = async (email: string, password = PASSWORD, app = api.app) => {
    const agent = request.agent(app.getHttpServer());
    const { status } = await agent.post('/api/admin/login').send({ email, password });
    return { agent, status };
  };
  const actionsOf = async (id: string) =>
    (
      await api.query<{ action: string }>(
        `select action from activity where subject_id = $1 and actor_type = 'admin' and actor_id = $1 order by id`,
        [id],
      )
    ).map(({ action }) => action);

  describe('an admin’s password', () => {
    const change = (
      agent: ReturnType<typeof request.agent>,
      currentPassword: string,
      password = NEW_PASSWORD,
    ) => agent.post('/api/admin/password').send({ currentPassword, password });

    it('is changed with the current one, which ends all other sessions in every process and is logged', async () => {
      const { id, email } = await newAdmin();
      const here = await signIn(email);
      const elsewhere = await signIn(email, PASSWORD, twin);
      await change(here.agent, PASSWORD).expect(200, { success: true });

      await here.agent.get('/api/admin/me').expect(200);
      await elsewhere.agent.get('/api/admin/me').expect(401);
      expect((await signIn(email)).status).toBe(401);
      expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
      expect(await actionsOf(id)).toEqual(['password-changed']);
    });

    it('is not changed with a wrong current one, or to one that is too short or easy to guess', async () => {
      const { email } = await newAdmin();
      const { agent } = await signIn(email);
      const wrong = await change(agent, 'not the password').expect(400);
      const short = await change(agent, PASSWORD, 'eleven char').expect(400);
      const easy = await change(agent, PASSWORD, 'administrator1').expect(400);

      expect(wrong.body).toMatchObject({ errors: [{ field: 'currentPassword' }] });
      expect(short.body).toMatchObject({
        errors: [{ field: 'password', message: 'Password must be at least 12 characters' }],
      });
      expect(easy.body).toMatchObject({ errors: [{ field: 'password' }] });
      expect((await signIn(email)).status).toBe(200);
    });

    it('is not changed with a partner’s cookie or without a session', async () => {
      const { agent } = await signUpIntroducer(api.app);
      await change(agent, PASSWORD).expect(401);
      await change(request.agent(api.app.getHttpServer()), PASSWORD).expect(401);
    });
  });

  describe('an admin’s sessions', () => {
    const sessionsOf = async (agent: ReturnType<typeof request.agent>) =>
      (await agent.get('/api/admin/sessions').expect(200)).body as { id: string; current: boolean }[];

    it('are listed, and ended one by one from anywhere', async () => {
      const { id, email } = await newAdmin();
      const here = await signIn(email);
      const elsewhere = await signIn(email, PASSWORD, twin);
      const listed = await sessionsOf(here.agent);
      const other = listed.find(({ current }) => !current);
      await here.agent.delete(`/api/admin/sessions/${other?.id}`).expect(200, { success: true });

      expect(listed.map(({ current }) => current).sort()).toEqual([false, true]);
      await elsewhere.agent.get('/api/admin/me').expect(401);
      await here.agent.get('/api/admin/me').expect(200);
      expect(await actionsOf(id)).toEqual(['session-ended']);
    });

    it('cannot be ended by another account', async () => {
      const [one, other] = [await newAdmin(), await newAdmin()];
      const holder = await signIn(one.email);
      const [session] = await sessionsOf(holder.agent);
      const { agent } = await signIn(other.email);

      await agent.delete(`/api/admin/sessions/${session?.id}`).expect(404);
      await agent.delete('/api/admin/sessions/no-id').expect(404);
      await holder.agent.get('/api/admin/me').expect(200);
    });

    it('can end all others, or all of them', async () => {
      const { id, email } = await newAdmin();
      const here = await signIn(email);
      const elsewhere = await signIn(email, PASSWORD, twin);
      await here.agent.delete('/api/admin/sessions/others').expect(200, { success: true });

      await elsewhere.agent.get('/api/admin/me').expect(401);
      await here.agent.get('/api/admin/me').expect(200);
      await here.agent.delete('/api/admin/sessions').expect(200, { success: true });
      await here.agent.get('/api/admin/me').expect(401);
      expect(await actionsOf(id)).toEqual(['other-sessions-ended', 'all-sessions-ended']);
    });
  });

  describe('an admin’s forgotten password', () => {
    const ask = (email: string) => api.http().post('/api/admin/password-resets').send({ email });
    const redeem = (token: string, password = NEW_PASSWORD, area = 'admin') =>
      api.http().post(`/api/${area}/password-resets/redeem`).send({ token, password });
    const tokenFor = async (email: string): Promise<string> => {
      const LINK = /http:\/\/site\.example\/admin\/reset#token=([\w-]{43})\s/;
      const links = () =>
        mails.received
          .filter(({ to }) => to.includes(email))
          .flatMap(({ source }) => LINK.exec(readable(source))?.[1] ?? []);
      await until(() => links().length > 0);
      return links()[0] ?? '';
    };

    it('is replaced once with an emailed link to the admin portal', async () => {
      const { id, email } = await newAdmin();
      const before = await signIn(email);
      await ask(` ${email.toUpperCase()}`).expect(200, { success: true });
      const token = await tokenFor(email);
      await redeem(token).expect(200, { success: true });

      await before.agent.get('/api/admin/me').expect(401);
      expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
      const again = await redeem(token, 'another good password').expect(400);
      expect(again.body).toMatchObject({ type: '/problems/reset-link-over' });
      expect(await actionsOf(id)).toEqual(['password-reset']);
    });

    it('is requested with the same response for known and unknown addresses', async () => {
      const { email } = await newAdmin();
      const [known, unknown] = [await ask(email).expect(200), await ask('nobody@example.co.uk').expect(200)];

      expect(unknown.body).toEqual(known.body);
      expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    });

    it('must meet the staff rules, and needs a link for staff', async () => {
      const { email } = await newAdmin();
      await ask(email).expect(200);
      const token = await tokenFor(email);
      const short = await redeem(token, 'kxqpwv').expect(400);
      const elsewhere = await redeem(token, NEW_PASSWORD, 'introducers').expect(400);

      expect(short.body).toMatchObject({ errors: [{ field: 'password' }] });
      expect(elsewhere.body).toMatchObject({ type: '/problems/reset-link-over' });
      await redeem(token).expect(200);
    });
  });
});
