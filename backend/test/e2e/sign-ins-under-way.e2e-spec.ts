import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { SignInAttempts } from '#modules/auth/application/sign-in/sign-in-attempts.js';
import { adminRole } from '#modules/auth/public.js';
import { ResetTwoFactor } from '#modules/two-factor/public.js';
import { SuspendIntroducer } from '#modules/introducers/application/suspend-introducer.js';
import { SYSTEM } from '#platform/application/principal.js';
import { workJobs } from '../support/jobs.js';
import { readable } from '../support/mail-server.js';
import { createAdmin, signInAsAdmin, signUpIntroducer, useMailingApp } from '../support/test-app.js';
import { codeOf, setUpTwoFactor } from '../support/two-factor.js';
import { until } from '../support/until.js';

// Two processes on one database: a sign-in at one while the account changes at the other.

type Agent = ReturnType<typeof request.agent>;

const PASSWORD = 'seven quiet otters swim';
const NEW_PASSWORD = 'eight loud badgers dig';

const { api, mails } = useMailingApp();
let twin: NestExpressApplication;
describe('Sign-ins in progress', () => {
  beforeAll(async () => {
    await workJobs(api.app);
    twin = await api.startTwin();
  });

  interface Account {
    readonly area: 'admin' | 'introducers';
    readonly id: string;
    readonly email: string;
    /** Signed in. */
    readonly agent: Agent;
  }

  let made = 0;
  const newAdmin = async (): Promise<Account> => {
    made += 1;
    const email = `sam${made}@broker.example`;
    const { id } = await createAdmin(api.app, { email, name: 'Sam Staff', password: PASSWORD });
    const agent = request.agent(api.app.getHttpServer());
    await agent.post('/api/admin/login').send({ email, password: PASSWORD }).expect(200);
    return { area: 'admin', id, email, agent };
  };
  const newPartner = async (): Promise<Account> => {
    const { agent, introducer } = await signUpIntroducer(api.app, { password: PASSWORD });
    return { area: 'introducers', id: introducer.id, email: introducer.email, agent };
  };

  /** Sends a request to the other process, and runs `meanwhile` after the password check and before the result. */
  const callWhile = async (
    call: () => request.Test,
    told: 'succeeded' | 'calledOff',
    meanwhile: () => Promise<unknown>,
  ): Promise<request.Response> => {
    const attempts = twin.get(SignInAttempts, { strict: false });
    const right = Promise.withResolvers<undefined>();
    const changed = Promise.withResolvers<undefined>();
    const tell = attempts[told].bind(attempts);
    attempts[told] = async (attempt) => {
      right.resolve(undefined);
      await changed.promise;
      await tell(attempt);
    };
    try {
      const calling = call().then((answer) => answer);
      await right.promise;
      await meanwhile();
      changed.resolve(undefined);
      return await calling;
    } finally {
      attempts[told] = tell;
    }
  };
  const signInWhile = async (
    { area, email }: Account,
    meanwhile: () => Promise<unknown>,
    code?: string,
  ): Promise<{ readonly agent: Agent; readonly answer: request.Response }> => {
    const agent = request.agent(twin.getHttpServer());
    const signIn = () => agent.post(`/api/${area}/login`).send({ email, password: PASSWORD, code });
    return { agent, answer: await callWhile(signIn, 'succeeded', meanwhile) };
  };

  /** Sends a request during a change of credentials, which commits once the request waits. */
  const callBesideChange = async (
    { area, id }: Account,
    call: () => request.Test,
  ): Promise<request.Response> => {
    const changing = api.database.source.createQueryRunner();
    await changing.startTransaction();
    await changing.query(
      `update ${area === 'admin' ? 'admins' : 'introducers'} set credentials_version = credentials_version + 1
     where id = $1`,
      [id],
    );
    const calling = call().then((answer) => answer);
    await until(async () => {
      const waiting = await api.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting.length === 1;
    });
    await changing.commitTransaction();
    await changing.release();
    return calling;
  };

  const change = (agent: Agent, area: Account['area']) =>
    agent
      .post(area === 'admin' ? '/api/admin/password' : '/api/introducers/me/password')
      .send({ currentPassword: PASSWORD, password: NEW_PASSWORD })
      .expect(200);

  const reset = async ({ area, email }: Account): Promise<void> => {
    const http = api.http();
    await http.post(`/api/${area}/password-resets`).send({ email }).expect(200);
    const links = () =>
      mails.received
        .filter(({ to }) => to.includes(email))
        .flatMap(({ source }) => /reset#token=([\w-]{43})\s/.exec(readable(source))?.[1] ?? []);
    await until(() => links().length > 0);
    await http
      .post(`/api/${area}/password-resets/redeem`)
      .send({ token: links().at(-1), password: NEW_PASSWORD })
      .expect(200);
  };

  const suspendAndRestore = async ({ id }: Account): Promise<void> => {
    const suspension = api.app.get(SuspendIntroducer, { strict: false });
    await suspension.execute(id, 'suspended', 'Sent clients twice', SYSTEM);
    await suspension.execute(id, 'restored', 'It was a mistake', SYSTEM);
  };

  const liveSessions = async ({ id }: Account): Promise<number> => {
    const [row] = await api.query<{ count: number }>(
      'select count(*)::int from sessions where account_id = $1 and ended_at is null',
      [id],
    );
    return row?.count ?? 0;
  };

  const expectRefused = async (
    account: Account,
    { agent, answer }: Awaited<ReturnType<typeof signInWhile>>,
    live: number,
  ): Promise<void> => {
    expect(answer.status).toBe(401);
    expect(answer.headers['set-cookie']).toBeUndefined();
    await agent.get(account.area === 'admin' ? '/api/admin/me' : '/api/introducers/me').expect(401);
    expect(await liveSessions(account)).toBe(live);
  };

  describe.each([
    ['an admin', newAdmin],
    ['a partner', newPartner],
  ] as const)('a sign-in of %s in progress', (_who, newAccount) => {
    it('is rejected when the password is changed meanwhile, while the changer’s session continues', async () => {
      const account = await newAccount();
      const signIn = await signInWhile(account, () => change(account.agent, account.area));

      await expectRefused(account, signIn, 1);
    });

    it('is rejected when a new password is set by a link meanwhile', async () => {
      const account = await newAccount();

      await expectRefused(account, await signInWhile(account, () => reset(account)), 0);
    });

    it('signs in when nothing changes', async () => {
      const account = await newAccount();
      const { answer } = await signInWhile(account, () => Promise.resolve());

      expect(answer.status).toBe(200);
      expect(await liveSessions(account)).toBe(2);
    });
  });

  it('rejects a partner’s sign-in in progress when the account is suspended and restored meanwhile', async () => {
    const partner = await newPartner();

    await expectRefused(partner, await signInWhile(partner, () => suspendAndRestore(partner)), 0);
  });

  describe('an admin’s sign-in in progress', () => {
    it('is rejected when two-step sign-in is turned on meanwhile', async () => {
      const account = await newAdmin();
      const signIn = await signInWhile(account, () => setUpTwoFactor(account.agent, PASSWORD));

      await expectRefused(account, signIn, 1);
    });

    it('is rejected when two-step sign-in is turned off meanwhile', async () => {
      const account = await newAdmin();
      const { secret, recoveryCodes } = await setUpTwoFactor(account.agent, PASSWORD);
      const turnOff = () =>
        account.agent
          .post('/api/admin/two-factor/turn-off')
          .send({ currentPassword: PASSWORD, code: codeOf(secret, 1) })
          .expect(200);

      await expectRefused(account, await signInWhile(account, turnOff, recoveryCodes[0]), 1);
    });

    it('is rejected when two-step sign-in is reset by command meanwhile', async () => {
      const account = await newAdmin();
      const { recoveryCodes } = await setUpTwoFactor(account.agent, PASSWORD);
      const command = api.app.get(ResetTwoFactor, { strict: false });
      const signIn = await signInWhile(
        account,
        () => command.execute(adminRole, account.email),
        recoveryCodes[0],
      );

      await expectRefused(account, signIn, 0);
    });

    it('is rejected when the account is removed meanwhile', async () => {
      const account = await newAdmin();
      const ada = await signInAsAdmin(api.app);
      const remove = () => ada.delete(`/api/admin/staff/${account.id}`).expect(200);

      await expectRefused(account, await signInWhile(account, remove), 0);
    });
  });

  describe('while the credentials are being changed', () => {
    it('delays a sign-in, and rejects it', async () => {
      const account = await newPartner();
      const answer = await callBesideChange(account, () =>
        request(twin.getHttpServer())
          .post('/api/introducers/login')
          .send({ email: account.email, password: PASSWORD }),
      );

      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ type: '/problems/credentials-replaced' });
      await account.agent.get('/api/introducers/me').expect(401);
    });

    it('creates no API account', async () => {
      const account = await newPartner();
      const answer = await callBesideChange(account, () =>
        account.agent
          .post('/api/introducers/me/api-accounts')
          .send({ name: 'CRM', currentPassword: PASSWORD }),
      );

      expect(answer.status).toBe(401);
      expect(await api.query('select 1 from users where introducer_id = $1', [account.id])).toEqual([]);
    });

    it('does not turn on two-step sign-in', async () => {
      const account = await newAdmin();
      const begun = await account.agent
        .post('/api/admin/two-factor/set-up')
        .send({ currentPassword: PASSWORD })
        .expect(200);
      const { secret } = begun.body as { secret: string };
      const answer = await callBesideChange(account, () =>
        account.agent.post('/api/admin/two-factor/confirm').send({ code: codeOf(secret) }),
      );

      expect(answer.status).toBe(401);
      await request(twin.getHttpServer())
        .post('/api/admin/login')
        .send({ email: account.email, password: PASSWORD })
        .expect(200);
    });
  });

  it('rejects a change with the old password when a new one was set by a link', async () => {
    const account = await newPartner();
    const elsewhere = request.agent(twin.getHttpServer());
    await elsewhere
      .post('/api/introducers/login')
      .send({ email: account.email, password: PASSWORD })
      .expect(200);
    const answer = await callWhile(
      () =>
        elsewhere
          .post('/api/introducers/me/password')
          .send({ currentPassword: PASSWORD, password: 'nine odd herons wade' }),
      'calledOff',
      () => reset(account),
    );

    expect(answer.status).toBe(401);
    await request(twin.getHttpServer())
      .post('/api/introducers/login')
      .send({ email: account.email, password: NEW_PASSWORD })
      .expect(200);
  });
});
