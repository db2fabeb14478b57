import { randomUUID } from 'node:crypto';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { workJobs } from '../support/jobs.js';
import { readable } from '../support/mail-server.js';
import {
  signInAsAdmin,
  signUpIntroducer,
  startAppOn,
  createAdmin,
  testAdmin,
  testSettings,
  useMailingApp,
} from '../support/test-app.js';
import { until } from '../support/until.js';

type Agent = ReturnType<typeof request.agent>;
type Role = 'admin' | 'case-manager';
interface Member {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly lastSignedInAt: string | null;
  readonly removedAt: string | null;
}
interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly sentAt: string;
  readonly expiresAt: string;
  readonly expired: boolean;
}

const PATH = '/api/admin/staff';
const PASSWORD = 'seven quiet otters swim';
const OVER = { type: '/problems/invitation-over' };

const { api, mails } = useMailingApp();
let twin: NestExpressApplication;
let admin: Agent;
let ada: Member;
describe('Staff accounts', () => {
  beforeAll(async () => {
    twin = await api.startTwin();
    admin = await signInAsAdmin(api.app);
    ada = (await admin.get('/api/admin/me').expect(200)).body as Member;
    await workJobs(api.app);
  });

  const errorsOf = ({ body }: request.Response) =>
    (body as { errors?: { field: string; message: string }[] }).errors;

  let invited = 0;
  const newEmail = (): string => {
    invited += 1;
    return `clara${invited}@example.co.uk`;
  };
  const invite = (email: string, role: unknown = 'case-manager', by = admin) =>
    by.post(PATH).send({ email, role });
  const invitationTo = async (email: string) => (await invite(email).expect(201)).body as Invitation;
  /** The token in the newest link emailed there, once `count` have arrived. */
  const tokenFor = async (email: string, count = 1): Promise<string> => {
    const LINK = /http:\/\/site\.example\/admin\/invitation#token=([\w-]{43})\s/;
    const links = () =>
      mails.received
        .filter(({ to }) => to.includes(email))
        .flatMap(({ source }) => LINK.exec(readable(source))?.[1] ?? []);
    await until(() => links().length >= count);
    return links().at(-1) ?? '';
  };
  const accept = (token: unknown, changes: object = {}, by: Agent = request.agent(api.app.getHttpServer())) =>
    by
      .post('/api/admin/invitations/accept')
      .send({ token, name: 'Clara Case', password: PASSWORD, ...changes });

  /** An invited member of staff who has accepted and is signed in. */
  const join = async (role: Role = 'case-manager') => {
    const email = newEmail();
    await invite(email, role).expect(201);
    const agent = request.agent(api.app.getHttpServer());
    const answer = await accept(await tokenFor(email), {}, agent).expect(201);
    return { agent, email, id: (answer.body as { admin: Member }).admin.id };
  };
  const signIn = async (email: string, password = PASSWORD, app = api.app) => {
    const agent = request.agent(app.getHttpServer());
    const { status } = await agent.post('/api/admin/login').send({ email, password });
    return { agent, status };
  };
  /** A sign-in response without the id that differs each time. */
  const answerTo = async (email: string, password: string): Promise<object> => {
    const answer = await api.http().post('/api/admin/login').send({ email, password });
    return { ...(answer.body as object), requestId: null };
  };
  const about = (id: string) =>
    api.query<{ action: string; actor_id: string; changes: object | null }>(
      'select action, actor_id, changes from activity where subject_id = $1 order by id',
      [id],
    );

  describe('every request about staff', () => {
    const id = randomUUID();
    let partner: Agent;
    let caseManager: Agent;
    beforeAll(async () => {
      partner = (await signUpIntroducer(api.app)).agent;
      caseManager = (await join()).agent;
    });

    it.each([
      ['get', PATH],
      ['post', PATH],
      ['get', `${PATH}/${id}`],
      ['patch', `${PATH}/${id}`],
      ['delete', `${PATH}/${id}`],
      ['get', `${PATH}/invitations`],
      ['post', `${PATH}/invitations/${id}/resend`],
      ['delete', `${PATH}/invitations/${id}`],
    ] as const)(
      'rejects %s %s without a session, for partners and for case managers',
      async (method, path) => {
        await api.http()[method](path).expect(401);
        await partner[method](path).expect(401);
        const answer = await caseManager[method](path).expect(403);
        expect(answer.body).toMatchObject({
          type: '/problems/not-administrator',
          error: 'Only an administrator can manage staff',
        });
      },
    );
  });

  describe('an invitation', () => {
    it('creates an account with the emailed link, signed in immediately, with the invited role', async () => {
      const email = newEmail();
      const answer = await invite(` ${email} `).expect(201);
      const invitation = answer.body as Invitation;
      const agent = request.agent(api.app.getHttpServer());
      const accepted = await accept(await tokenFor(email), { name: ' Clara Case ' }, agent).expect(201);
      const { admin: account } = accepted.body as { admin: Member };

      expect(invitation).toEqual({
        id: expect.any(String) as string,
        email,
        role: 'case-manager',
        invitedBy: ada.name,
        expired: false,
        sentAt: expect.stringMatching(/Z$/) as string,
        expiresAt: expect.stringMatching(/Z$/) as string,
      });
      expect(Date.parse(invitation.expiresAt) - Date.parse(invitation.sentAt)).toBe(7 * 24 * 3_600_000);
      expect(account).toEqual({
        id: expect.any(String) as string,
        email,
        name: 'Clara Case',
        role: 'case-manager',
      });
      await agent.get('/api/admin/me').expect(200, account);
      await agent.get('/api/admin/applications').expect(200);
      expect((await signIn(email)).status).toBe(200);
      const pending = (await admin.get(`${PATH}/invitations`).expect(200)).body as Invitation[];
      expect(pending.map((one) => one.email)).not.toContain(email);
      const role = { from: null, to: 'case-manager' };
      expect(await about(invitation.id)).toEqual([
        { action: 'staff-invited', actor_id: ada.id, changes: { role } },
      ]);
      expect(await about(account.id)).toEqual([
        { action: 'staff-joined', actor_id: account.id, changes: { role } },
      ]);
    });

    it('shows its details to the holder of its link', async () => {
      const email = newEmail();
      await invite(email, 'admin').expect(201);
      const token = await tokenFor(email);
      const opened = await api.http().post('/api/admin/invitations/open').send({ token }).expect(200);

      expect(opened.body).toEqual({ email, role: 'admin', expiresAt: expect.stringMatching(/Z$/) as string });
    });

    it('stores no token in its row, its job or the log', async () => {
      const email = newEmail();
      const { id } = await invitationTo(email);
      const token = await tokenFor(email);
      const rows = await api.query<{ row: string }>(
        `select staff_invitations::text as row from staff_invitations where id = $1
       union all select activity::text from activity where subject_id = $1
       union all select job::text from pgboss.job where name = 'mail-staff-invitation' and data ->> 'invitationId' = $1::text`,
        [id],
      );

      expect(rows).toHaveLength(3);
      for (const { row } of rows) expect(row).not.toContain(token);
    });

    it('creates one account for two concurrent acceptances', async () => {
      const email = newEmail();
      await invite(email).expect(201);
      const token = await tokenFor(email);
      const answers = await Promise.all([accept(token), accept(token, { name: 'Clive Case' })]);

      expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    });

    it('works for seven days, and again when it is resent', async () => {
      const email = newEmail();
      const { id } = await invitationTo(email);
      const first = await tokenFor(email);
      await api.query(`update staff_invitations set expires_at = now() where id = $1`, [id]);
      expect((await accept(first).expect(400)).body).toMatchObject(OVER);
      const listed = (await admin.get(`${PATH}/invitations`).expect(200)).body as Invitation[];
      expect(listed.find((one) => one.id === id)).toMatchObject({ expired: true });

      const again = await admin.post(`${PATH}/invitations/${id}/resend`).expect(200);
      expect(again.body).toMatchObject({ id, expired: false });
      const second = await tokenFor(email, 2);
      expect((await accept(first).expect(400)).body).toMatchObject(OVER);
      await accept(second).expect(201);
      expect((await about(id)).map(({ action }) => action)).toEqual([
        'staff-invited',
        'staff-invitation-resent',
      ]);
    });

    it('rejects a withdrawn invitation and allows a new one', async () => {
      const email = newEmail();
      const { id } = await invitationTo(email);
      const token = await tokenFor(email);
      await admin.delete(`${PATH}/invitations/${id}`).expect(200, { success: true });

      expect((await accept(token).expect(400)).body).toMatchObject(OVER);
      await admin.delete(`${PATH}/invitations/${id}`).expect(404);
      await admin.post(`${PATH}/invitations/${id}/resend`).expect(404);
      await admin.post(`${PATH}/invitations/${randomUUID()}/resend`).expect(404);
      expect((await about(id)).at(-1)).toMatchObject({
        action: 'staff-invitation-withdrawn',
        actor_id: ada.id,
      });
      await invite(email).expect(201);
    });

    it('is not used up by a rejected password', async () => {
      const email = newEmail();
      await invite(email).expect(201);
      const token = await tokenFor(email);
      const short = await accept(token, { password: 'eleven char' }).expect(400);
      const easy = await accept(token, { password: 'clara case 1234' }).expect(400);
      const nameless = await accept(token, { name: ' ' }).expect(400);

      expect(errorsOf(short)).toEqual([
        { field: 'password', message: 'Password must be at least 12 characters' },
      ]);
      expect(errorsOf(easy)).toMatchObject([{ field: 'password' }]);
      expect(errorsOf(nameless)).toEqual([{ field: 'name', message: 'Name is required' }]);
      await accept(token).expect(201);
    });

    it.each([['A'.repeat(43)], ['nonsense']])('returns 404 when its token is %s', async (token) => {
      expect((await accept(token).expect(400)).body).toMatchObject(OVER);
    });

    it('is sent to an address once in any letter case, and not to a member of staff', async () => {
      const email = newEmail();
      const twice = await Promise.all([invite(email), invite(email.toUpperCase())]);
      const refused = twice.find(({ status }) => status === 409);
      const taken = await invite(ada.email.toUpperCase()).expect(409);

      expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(refused && errorsOf(refused)).toEqual([
        {
          field: 'email',
          message: 'There is already an invitation for this address. Send it again, or withdraw it first',
        },
      ]);
      expect(errorsOf(taken)).toMatchObject([{ field: 'email' }]);
    });

    it.each([
      [{}, ['email', 'role']],
      [{ email: 'no address', role: 'owner' }, ['email', 'role']],
      [{ email: 'a@b.co\nBcc: all@b.co', role: 'admin' }, ['email']],
    ])('is rejected field by field: %j', async (body, fields) => {
      const answer = await admin.post(PATH).send(body).expect(400);
      expect(errorsOf(answer)?.map(({ field }) => field)).toEqual(fields);
    });
  });

  describe('the list of the staff', () => {
    it('returns names, roles and last sign-ins, and never a password', async () => {
      const { id, email } = await join();
      const answer = await admin.get(`${PATH}?q=${email.toUpperCase()}`).expect(200);

      expect(answer.headers['x-total-count']).toBe('1');
      expect(answer.body).toEqual([
        {
          id,
          email,
          name: 'Clara Case',
          role: 'case-manager',
          removedAt: null,
          createdAt: expect.stringMatching(/Z$/) as string,
          lastSignedInAt: expect.stringMatching(/Z$/) as string,
        },
      ]);
      await admin.get(`${PATH}/${id}`).expect(200, (answer.body as Member[])[0]);
      await admin.get(`${PATH}/${randomUUID()}`).expect(404);
    });

    it('is filtered, ordered and paged', async () => {
      await join('admin');
      const emails = async (search: string) =>
        ((await admin.get(`${PATH}${search}`).expect(200)).body as Member[]).map(({ email }) => email);
      const all = await emails('?sort=oldest');

      expect(await emails('')).toEqual([...all].reverse());
      expect(await emails('?limit=1&sort=oldest')).toEqual(all.slice(0, 1));
      const administrators = (await admin.get(`${PATH}?role=admin`).expect(200)).body as Member[];
      expect(new Set(administrators.map(({ role }) => role))).toEqual(new Set(['admin']));
      for (const sort of ['name', '-name', 'sign-in', '-sign-in'])
        expect((await emails(`?sort=${sort}`)).sort()).toEqual([...all].sort());
      await admin.get(`${PATH}?status=asleep`).expect(400);
    });
  });

  describe('a role', () => {
    it('applies from the next request in every process, and is logged', async () => {
      const { id, email } = await join();
      const { agent } = await signIn(email, PASSWORD, twin);
      await agent.get(PATH).expect(403);
      const changed = await admin.patch(`${PATH}/${id}`).send({ role: 'admin' }).expect(200);
      await admin.patch(`${PATH}/${id}`).send({ role: 'admin' }).expect(200);

      expect(changed.body).toMatchObject({ id, role: 'admin' });
      await agent.get(PATH).expect(200);
      await admin.patch(`${PATH}/${id}`).send({ role: 'case-manager' }).expect(200);
      await agent.get(PATH).expect(403);
      expect((await about(id)).slice(1)).toEqual(
        [
          { from: 'case-manager', to: 'admin' },
          { from: 'admin', to: 'case-manager' },
        ].map((role) => ({ action: 'staff-role-changed', actor_id: ada.id, changes: { role } })),
      );
    });

    it('must be a known role of an existing member of staff', async () => {
      const { id } = await join();
      const answer = await admin.patch(`${PATH}/${id}`).send({ role: 'owner' }).expect(400);
      await admin.patch(`${PATH}/${randomUUID()}`).send({ role: 'admin' }).expect(404);
      await admin.patch(`${PATH}/nobody`).send({ role: 'admin' }).expect(404);

      expect(errorsOf(answer)).toEqual([{ field: 'role', message: 'Please choose a role' }]);
    });
  });

  describe('a removed member of staff', () => {
    it('is signed out immediately in every process, and cannot sign in', async () => {
      const { agent, id, email } = await join();
      const elsewhere = await signIn(email, PASSWORD, twin);
      const answer = await admin.delete(`${PATH}/${id}`).expect(200);

      expect(answer.body).toMatchObject({ id, removedAt: expect.stringMatching(/Z$/) as string });
      await agent.get('/api/admin/me').expect(401);
      await elsewhere.agent.get('/api/admin/me').expect(401);
      const nobody = await answerTo('nobody@broker.example', PASSWORD);
      expect(nobody).toMatchObject({ status: 401, error: 'Invalid credentials' });
      expect(await answerTo(email, PASSWORD)).toEqual(nobody);
      expect(await answerTo(email, 'not the password')).toEqual(nobody);
      await api.http().post('/api/admin/password-resets').send({ email }).expect(200);
      expect(await api.query('select 1 from password_resets where account_id = $1', [id])).toEqual([]);
      await admin.delete(`${PATH}/${id}`).expect(404);
      await admin.patch(`${PATH}/${id}`).send({ role: 'admin' }).expect(404);
      expect((await about(id)).at(-1)).toEqual({
        action: 'staff-removed',
        actor_id: ada.id,
        changes: null,
      });
    });

    it('returns to the same account by a new invitation, with a new password', async () => {
      const { id, email } = await join('admin');
      await admin.delete(`${PATH}/${id}`).expect(200);
      await invite(email, 'case-manager').expect(201);
      const back = await accept(await tokenFor(email, 2), { password: 'four loud geese sing' }).expect(201);

      expect(back.body).toMatchObject({ admin: { id, role: 'case-manager' } });
      expect((await signIn(email)).status).toBe(401);
      expect((await signIn(email, 'four loud geese sing')).status).toBe(200);
    });
  });

  describe('an invitation by a former administrator', () => {
    it.each([
      ['removed', (id: string) => admin.delete(`${PATH}/${id}`).expect(200)],
      ['demoted', (id: string) => admin.patch(`${PATH}/${id}`).send({ role: 'case-manager' }).expect(200)],
    ] as const)('stops working once they are %s', async (_how, end) => {
      const { agent, id } = await join('admin');
      const email = newEmail();
      const { id: invitation } = (await invite(email, 'admin', agent).expect(201)).body as Invitation;
      const token = await tokenFor(email);
      await end(id);

      expect((await accept(token).expect(400)).body).toMatchObject(OVER);
      expect((await about(invitation)).at(-1)).toEqual({
        action: 'staff-invitation-withdrawn',
        actor_id: ada.id,
        changes: null,
      });
    });

    /** The response to a request during a role change, which commits once the request waits. */
    const besideDemotion = async (id: string, call: () => request.Test): Promise<request.Response> => {
      const demoting = api.database.source.createQueryRunner();
      await demoting.startTransaction();
      await demoting.query(`update admins set role = 'case-manager' where id = $1`, [id]);
      const calling = call().then((answer) => answer);
      await until(async () => {
        const waiting = await api.query(
          `select 1 from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return waiting.length === 1;
      });
      await demoting.commitTransaction();
      await demoting.release();
      return calling;
    };

    it('is not accepted while they are being demoted', async () => {
      const { agent, id } = await join('admin');
      const email = newEmail();
      await invite(email, 'admin', agent).expect(201);
      const token = await tokenFor(email);
      const answer = await besideDemotion(id, () => accept(token));

      expect(answer.body).toMatchObject(OVER);
    });

    it('is not sent while they are being demoted', async () => {
      const { agent, id } = await join('admin');
      const email = newEmail();
      const answer = await besideDemotion(id, () => invite(email, 'admin', agent));

      expect(answer.status).toBe(403);
      expect(await api.query('select 1 from staff_invitations where email = $1', [email])).toEqual([]);
    });
  });

  describe('the last administrator', () => {
    const onlyAda = () =>
      api.query(`update admins set role = 'case-manager' where id <> $1 and role = 'admin'`, [ada.id]);
    const LAST = {
      type: '/problems/last-administrator',
      error: 'This is the last administrator. Make someone else an administrator first',
    };

    it('cannot be removed or demoted', async () => {
      await onlyAda();
      const removed = await admin.delete(`${PATH}/${ada.id}`).expect(409);
      const changed = await admin.patch(`${PATH}/${ada.id}`).send({ role: 'case-manager' }).expect(409);

      expect(removed.body).toMatchObject(LAST);
      expect(changed.body).toMatchObject(LAST);
      await admin.get(PATH).expect(200);
    });

    it.each(['removing', 'demoting'] as const)('remains when two are %s each other', async (how) => {
      await onlyAda();
      const other = await join('admin');
      const act = (agent: Agent, id: string) =>
        how === 'removing'
          ? agent.delete(`${PATH}/${id}`)
          : agent.patch(`${PATH}/${id}`).send({ role: 'case-manager' });
      const { agent: adaElsewhere } = await signIn(ada.email, testAdmin.password, twin);
      // Both pass the guard before either row is locked.
      const holder = api.database.source.createQueryRunner();
      await holder.startTransaction();
      await holder.query('select 1 from admins where role = $1 for update', ['admin']);
      const both = Promise.all([act(other.agent, ada.id), act(adaElsewhere, other.id)]);
      await until(async () => {
        const [waiting] = await api.query<{ count: number }>(
          `select count(*)::int from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return waiting?.count === 2;
      });
      await holder.commitTransaction();
      await holder.release();
      const answers = await both;

      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
      const left = await api.query<{ id: string }>(
        `select id from admins where role = 'admin' and removed_at is null`,
      );
      expect(left).toHaveLength(1);
      await api.query(`update admins set role = 'admin', removed_at = null where id = $1`, [ada.id]);
      admin = await signInAsAdmin(api.app);
    });

    it('remains when two step down at the same moment', async () => {
      await onlyAda();
      const other = await join('admin');
      const [one, two] = await Promise.all([
        admin.patch(`${PATH}/${ada.id}`).send({ role: 'case-manager' }),
        other.agent.patch(`${PATH}/${other.id}`).send({ role: 'case-manager' }),
      ]);

      expect([one.status, two.status].sort()).toEqual([200, 409]);
      await api.query(`update admins set role = 'admin' where id = $1`, [ada.id]);
    });
  });

  describe('rate limits', () => {
    let limited: NestExpressApplication;
    beforeAll(async () => {
      limited = await startAppOn(api.database.url, testSettings({ rateLimitScale: 0.04, trustProxy: 1 }));
    });
    afterAll(() => limited.close());

    it.each([
      ['/api/admin/invitations/open', 2],
      ['/api/admin/invitations/accept', 1],
      ['/api/admin/password-resets', 1],
      ['/api/admin/password-resets/redeem', 1],
    ])('apply to %s', async (path, most) => {
      // Processes share their counts, so earlier tests used other addresses.
      const call = () =>
        request(limited.getHttpServer()).post(path).set('X-Forwarded-For', '192.0.2.1').send({});
      for (let made = 0; made < most; made += 1) await call().expect(400);

      expect((await call().expect(429)).headers['retry-after']).toMatch(/^\d+$/);
    });

    it('apply to invitations that an administrator sends', async () => {
      // Processes share their counts, so this account and address are new.
      const [email, { password }] = ['limited@example.co.uk', testAdmin];
      await createAdmin(api.app, { email, name: 'Limited', password });
      const agent = request.agent(limited.getHttpServer()).set('X-Forwarded-For', '192.0.2.2');
      await agent.post('/api/admin/login').send({ email, password }).expect(200);
      await agent.post(PATH).send({}).expect(400);
      await agent.post(`${PATH}/invitations/${randomUUID()}/resend`).expect(404);

      await agent.post(PATH).send({}).expect(429);
    });
  });
});
