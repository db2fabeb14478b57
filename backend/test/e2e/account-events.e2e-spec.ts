import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { ACCOUNT_EVENTS, type AccountEvent } from '#modules/auth/domain/account-events.js';
import { adminRole } from '#modules/auth/public.js';
import { ResetTwoFactor } from '#modules/two-factor/public.js';
import { sentAnswers } from '../support/answers.js';
import { workJobs } from '../support/jobs.js';
import { readable } from '../support/mail-server.js';
import { createAdmin, signInAsAdmin, signUpIntroducer, useMailingApp } from '../support/test-app.js';
import { setUpTwoFactor, wrongCodeOf } from '../support/two-factor.js';
import { until } from '../support/until.js';

// Every account event, and its effect on everything opened with the account.

type Agent = ReturnType<typeof request.agent>;

const PASSWORD = 'seven quiet otters swim';
const NEW_PASSWORD = 'eight loud badgers dig';

const { api, mails } = useMailingApp();
let ada: Agent;
describe('Account events', () => {
  beforeAll(async () => {
    await workJobs(api.app);
    ada = await signInAsAdmin(api.app);
    await api.http().post('/api/applications').send(sentAnswers()).expect(201);
  });

  const count = async (sql: string, values: unknown[]): Promise<number> =>
    (await api.query(sql, values)).length;
  const newAgent = (): Agent => request.agent(api.app.getHttpServer());

  interface Account {
    readonly area: 'admin' | 'introducers';
    /** The address of the signed-in holder. */
    readonly own: '/api/admin' | '/api/introducers/me';
    readonly id: string;
    readonly email: string;
    /** The holder's session that causes the event. */
    readonly agent: Agent;
    /** Another browser of the holder. */
    readonly elsewhere: Agent;
    readonly secret: string;
    readonly recoveryCodes: readonly string[];
  }

  const signIn = (agent: Agent, { area, email }: Pick<Account, 'area' | 'email'>, changes: object = {}) =>
    agent.post(`/api/${area}/login`).send({ email, password: PASSWORD, ...changes });

  let made = 0;
  /** An administrator with a calendar, two-step sign-in if required, and an open invitation. */
  const newStaff = async (twoFactor: boolean): Promise<Account> => {
    made += 1;
    const email = `sam${made}@broker.example`;
    const { id } = await createAdmin(api.app, { email, name: 'Sam Staff', password: PASSWORD });
    const [agent, elsewhere] = [newAgent(), newAgent()];
    const area = 'admin';
    await signIn(agent, { area, email }).expect(200);
    const { secret, recoveryCodes } = twoFactor
      ? await setUpTwoFactor(agent, PASSWORD)
      : { secret: '', recoveryCodes: [] };
    await signIn(elsewhere, { area, email }, { code: recoveryCodes[0] }).expect(200);
    const invited = { email: `invited${made}@broker.example`, role: 'admin' };
    await agent.post('/api/admin/staff').send(invited).expect(201);
    await agent.post('/api/admin/calendar').send({}).expect(200);
    await api.query(`update application_submissions set owner_id = $1`, [id]);
    return { area, own: '/api/admin', id, email, agent, elsewhere, secret, recoveryCodes };
  };
  /** A partner with an API account. */
  const newPartner = async (): Promise<Account> => {
    const { agent, introducer } = await signUpIntroducer(api.app, { password: PASSWORD });
    const { id, email } = introducer;
    const elsewhere = newAgent();
    const area = 'introducers';
    await signIn(elsewhere, { area, email }).expect(200);
    const own = '/api/introducers/me';
    await agent.post(`${own}/api-accounts`).send({ name: 'CRM', currentPassword: PASSWORD }).expect(201);
    return { area, own, id, email, agent, elsewhere, secret: '', recoveryCodes: [] };
  };

  const linkFor = async (email: string): Promise<string> => {
    const links = () =>
      mails.received
        .filter(({ to }) => to.includes(email))
        .flatMap(({ source }) => /reset#token=([\w-]{43})\s/.exec(readable(source))?.[1] ?? []);
    await until(() => links().length > 0);
    return links().at(-1) ?? '';
  };

  const twoFactor = ({ agent, recoveryCodes: [, code] }: Account, path: string) =>
    agent.post(`/api/admin/two-factor/${path}`).send({ currentPassword: PASSWORD, code });
  const byStaff = ({ id }: Account, act: 'suspend' | 'restore') =>
    ada.post(`/api/admin/introducers/${id}/${act}`).send({ reason: 'A reason' });

  /** How to cause each event. */
  const HAPPENS: Readonly<Record<AccountEvent, (account: Account) => Promise<unknown>>> = {
    'password-changed': ({ agent, own }) =>
      agent.post(`${own}/password`).send({ currentPassword: PASSWORD, password: NEW_PASSWORD }).expect(200),
    'password-reset': async ({ area, email }) =>
      newAgent()
        .post(`/api/${area}/password-resets/redeem`)
        .send({ token: await linkFor(email), password: NEW_PASSWORD })
        .expect(200),
    'two-factor-turned-on': ({ agent }) => setUpTwoFactor(agent, PASSWORD),
    'two-factor-turned-off': (account) => twoFactor(account, 'turn-off').expect(200),
    'two-factor-reset': ({ email }) =>
      api.app.get(ResetTwoFactor, { strict: false }).execute(adminRole, email),
    'recovery-code-used': (account) =>
      signIn(newAgent(), account, { code: account.recoveryCodes[1] }).expect(200),
    'recovery-codes-renewed': (account) => twoFactor(account, 'recovery-codes').expect(200),
    'api-account-created': ({ agent, own }) =>
      agent.post(`${own}/api-accounts`).send({ name: 'Another', currentPassword: PASSWORD }).expect(201),
    'wrong-code-entered': (account) =>
      signIn(newAgent(), account, { code: wrongCodeOf(account.secret) }).expect(401),
    'introducer-suspended': (account) => byStaff(account, 'suspend').expect(200),
    'introducer-restored': (account) => byStaff(account, 'restore').expect(200),
    'staff-role-changed': ({ id }) =>
      ada.patch(`/api/admin/staff/${id}`).send({ role: 'case-manager' }).expect(200),
    'staff-removed': ({ id }) => ada.delete(`/api/admin/staff/${id}`).expect(200),
  };

  const isKnown = async ({ area, elsewhere, email }: Account): Promise<boolean> => {
    const device = area === 'admin' ? 'admin:device:%' : 'introducer:device:%';
    await api.empty('sign_in_attempts');
    await signIn(elsewhere, { area, email }, { password: 'not the password' }).expect(401);
    return (await count('select 1 from sign_in_attempts where key like $1', [device])) > 0;
  };

  /** What is still valid after an event, and whether an email is sent. */
  const effectsOn = async (account: Account, event: AccountEvent): Promise<object> => {
    const { id, own, elsewhere, area } = account;
    const told = () =>
      count(
        `select 1 from pgboss.job where name = 'mail-account-event' and data->>'accountId' = $1
       and data->>'event' = $2`,
        [id, event],
      );
    const before = await told();
    await HAPPENS[event](account);
    const session = await elsewhere.get(area === 'admin' ? `${own}/me` : own);
    const links = await count('select 1 from password_resets where account_id = $1', [id]);
    const programs = await count('select 1 from users where introducer_id = $1 and revoked_at is null', [id]);
    const invitations = await count(
      'select 1 from staff_invitations where invited_by = $1 and withdrawn_at is null',
      [id],
    );
    const calendars = await count('select 1 from calendar_links where admin_id = $1', [id]);
    const owned = await count('select 1 from application_submissions where owner_id = $1', [id]);
    return {
      session: session.status === 200 ? 'kept' : 'ended',
      knownDevice: (await isKnown(account)) ? 'kept' : 'forgotten',
      resetLink: links > 0 ? 'kept' : 'withdrawn',
      ...(area === 'admin'
        ? {
            invitation: invitations > 0 ? 'kept' : 'withdrawn',
            calendar: calendars > 0 ? 'kept' : 'ended',
            owned: owned > 0 ? 'kept' : 'released',
          }
        : { apiAccount: programs > 0 ? 'kept' : 'revoked' }),
      mail: (await told()) > before ? 'sent' : 'none',
    };
  };

  const ENDED = { session: 'ended', knownDevice: 'forgotten', resetLink: 'withdrawn' };
  const KEPT = { session: 'kept', knownDevice: 'kept', resetLink: 'kept' };

  const KEEPS = { invitation: 'kept', calendar: 'kept', owned: 'kept' };

  const STAFF: readonly (readonly [event: AccountEvent, twoFactor: boolean, effects: object])[] = [
    ['password-changed', false, { ...ENDED, ...KEEPS, mail: 'sent' }],
    [
      'password-reset',
      false,
      { ...ENDED, ...KEEPS, invitation: 'withdrawn', calendar: 'ended', mail: 'sent' },
    ],
    ['two-factor-turned-on', false, { ...ENDED, ...KEEPS, mail: 'sent' }],
    ['two-factor-turned-off', true, { ...ENDED, ...KEEPS, mail: 'sent' }],
    ['two-factor-reset', true, { ...ENDED, ...KEEPS, mail: 'sent' }],
    ['recovery-code-used', true, { ...KEPT, ...KEEPS, mail: 'sent' }],
    ['recovery-codes-renewed', true, { ...KEPT, ...KEEPS, mail: 'sent' }],
    ['wrong-code-entered', true, { ...KEPT, ...KEEPS, mail: 'sent' }],
    ['staff-role-changed', false, { ...KEPT, ...KEEPS, invitation: 'withdrawn', mail: 'none' }],
    [
      'staff-removed',
      false,
      { ...ENDED, invitation: 'withdrawn', calendar: 'ended', owned: 'released', mail: 'none' },
    ],
  ];
  const PARTNERS: readonly (readonly [event: AccountEvent, effects: object])[] = [
    ['password-changed', { ...ENDED, apiAccount: 'kept', mail: 'sent' }],
    ['password-reset', { ...ENDED, apiAccount: 'revoked', mail: 'sent' }],
    ['api-account-created', { ...KEPT, apiAccount: 'kept', mail: 'sent' }],
    ['introducer-suspended', { ...ENDED, apiAccount: 'kept', mail: 'sent' }],
  ];

  const askForLink = ({ area, email }: Account) =>
    newAgent().post(`/api/${area}/password-resets`).send({ email }).expect(200);

  it.each(STAFF)('has the effects in the table for %s on the staff', async (event, isOn, effects) => {
    const account = await newStaff(isOn);
    await askForLink(account);

    expect(await effectsOn(account, event)).toEqual(effects);
  });

  it.each(PARTNERS)('has the effects in the table for %s of a partner', async (event, effects) => {
    const account = await newPartner();
    await askForLink(account);

    expect(await effectsOn(account, event)).toEqual(effects);
  });

  it('has the effects in the table for introducer-restored of a partner', async () => {
    const account = await newPartner();
    await byStaff(account, 'suspend').expect(200);
    const effects = await effectsOn(account, 'introducer-restored');

    // The suspension's effects persist.
    expect(effects).toEqual({ ...ENDED, apiAccount: 'kept', mail: 'sent' });
  });

  it('covers the whole table', () => {
    const walked = [...STAFF, ...PARTNERS, ['introducer-restored']].map(([event]) => event);

    expect([...new Set(walked)].toSorted()).toEqual(Object.keys(ACCOUNT_EVENTS).toSorted());
  });

  it('logs each API account and invitation that an event ends', async () => {
    const [partner, member] = [await newPartner(), await newStaff(false)];
    await askForLink(partner);
    await HAPPENS['password-reset'](partner);
    await HAPPENS['staff-role-changed'](member);
    const written = await api.query<{ action: string; by: string }>(
      `select action, actor_type as by from activity
     where action in ('api-account-revoked', 'staff-invitation-withdrawn') and subject_id in (
       select id from users where introducer_id = $1 union select id from staff_invitations where invited_by = $2)
     order by action`,
      [partner.id, member.id],
    );

    expect(written).toEqual([
      { action: 'api-account-revoked', by: 'introducer' },
      { action: 'staff-invitation-withdrawn', by: 'admin' },
    ]);
  });

  it('emails a partner about a suspension and its end, without the reason', async () => {
    const account = await newPartner();
    const mailOf = async (subject: string): Promise<string> => {
      const found = () =>
        mails.received
          .filter(({ to }) => to.includes(account.email))
          .map(({ source }) => readable(source))
          .find((source) => source.includes(`Subject: ${subject}`));
      await until(() => found() !== undefined);
      return found() ?? '';
    };
    await byStaff(account, 'suspend').expect(200);
    const suspended = await mailOf('Your partner account is suspended');
    await byStaff(account, 'restore').expect(200);
    const restored = await mailOf('Your partner account is restored');

    expect(suspended).toContain('http://site.example/contact\r\n');
    expect(restored).toContain('http://site.example/partners/login\r\n');
    expect(suspended + restored).not.toContain('A reason');
  });

  describe('the email about wrong codes', () => {
    it('is sent at most once an hour, with what to do', async () => {
      const account = await newStaff(true);
      const wrong = () => HAPPENS['wrong-code-entered'](account);
      await wrong();
      await wrong();
      await wrong();
      const told = () =>
        mails.received
          .filter(({ to }) => to.includes(account.email))
          .map(({ source }) => readable(source))
          .filter((source) => source.includes('A wrong code was entered'));
      await until(() => told().length > 0);

      // At the turn of the hour there may be two.
      expect(
        await count(
          `select 1 from pgboss.job where data->>'accountId' = $1 and data->>'event' = 'wrong-code-entered'`,
          [account.id],
        ),
      ).toBeLessThanOrEqual(2);
      expect(told()[0]).toContain('Someone entered the correct password');
      expect(told()[0]).toContain('http://site.example/admin/reset');
    });

    it('is not sent for a wrong password or a missing code', async () => {
      const account = await newStaff(true);
      await signIn(newAgent(), account, { password: randomUUID() }).expect(401);
      await signIn(newAgent(), account).expect(401);

      expect(
        await count(
          `select 1 from pgboss.job where data->>'accountId' = $1 and data->>'event' = 'wrong-code-entered'`,
          [account.id],
        ),
      ).toBe(0);
    });
  });
});
