import request from 'supertest';
import { adminRole } from '#modules/auth/public.js';
import { ResetTwoFactor } from '#modules/two-factor/public.js';
import { workJobs } from '../support/jobs.js';
import { readable } from '../support/mail-server.js';
import { createAdmin, useMailingApp } from '../support/test-app.js';
import { codeOf, setUpTwoFactor, wrongCodeOf } from '../support/two-factor.js';
import { until } from '../support/until.js';

const PASSWORD = 'seven quiet otters swim';

const { api, mails } = useMailingApp();
describe('Security emails for staff', () => {
  beforeAll(async () => {
    await workJobs(api.app);
  });

  /** A new signed-in account for each test. */
  let admin: {
    readonly id: string;
    readonly email: string;
    readonly agent: ReturnType<typeof request.agent>;
  };
  let made = 0;
  beforeEach(async () => {
    made += 1;
    const email = `sam${made}@broker.example`;
    const { id } = await createAdmin(api.app, { email, name: 'Sam Staff', password: PASSWORD });
    admin = { id, email, agent: request.agent(api.app.getHttpServer()) };
    await signIn().expect(200);
  });

  const signIn = (code?: string) =>
    admin.agent.post('/api/admin/login').send({ email: admin.email, password: PASSWORD, code });
  const call = (path: string, body: object) => admin.agent.post(`/api/admin/two-factor/${path}`).send(body);

  /** The email with that subject, once it has arrived. */
  const warning = async (subject: string): Promise<string> => {
    const found = () =>
      mails.received
        .filter(({ to }) => to.includes(admin.email))
        .map(({ source }) => readable(source))
        .find((source) => source.includes(`Subject: ${subject}`));
    await until(() => found() !== undefined);
    return found() ?? '';
  };

  /** The account's jobs in order. */
  const changesToTell = async (): Promise<string[]> => {
    const jobs = await api.query<{ data: { event: string } }>(
      `select data from pgboss.job where name = 'mail-account-event' and data->>'accountId' = $1
     order by data->>'at'`,
      [admin.id],
    );
    return jobs.map(({ data }) => data.event);
  };

  it('warns an admin that two-step sign-in was turned on, when, and what to do, without a name in the job', async () => {
    await setUpTwoFactor(admin.agent, PASSWORD);

    const mail = await warning('Two-step sign-in was turned on');
    expect(mail).toContain('Dear Sam Staff,');
    expect(mail).toMatch(/with an authenticator app on \d+ \w+ \d{4} at \d\d:\d\d/);
    expect(mail).toContain('http://site.example/admin/reset\r\n');
    const [job] = await api.query<{ row: string }>(
      `select data::text as row from pgboss.job where data->>'accountId' = $1`,
      [admin.id],
    );
    expect(job?.row).toContain('two-factor-turned-on');
    expect(job?.row).not.toMatch(/broker\.example|Sam/);
  });

  it('warns that it was turned off, by the account holder and by the operator', async () => {
    const { secret } = await setUpTwoFactor(admin.agent, PASSWORD);
    await call('turn-off', { currentPassword: PASSWORD, code: codeOf(secret, 1) }).expect(200);
    expect(await warning('Two-step sign-in was turned off')).toContain(
      'You now sign in with your password only',
    );

    await setUpTwoFactor(admin.agent, PASSWORD);
    await api.app.get(ResetTwoFactor, { strict: false }).execute(adminRole, admin.email);
    expect(await warning('Two-step sign-in was reset')).toContain('set up two-step sign-in again');
  });

  it('warns that a recovery code was used, and that new ones were created', async () => {
    const { recoveryCodes } = await setUpTwoFactor(admin.agent, PASSWORD);
    await signIn(recoveryCodes[0]).expect(200);
    await warning('A recovery code was used');

    await call('recovery-codes', { currentPassword: PASSWORD, code: recoveryCodes[1] }).expect(200);
    await warning('New recovery codes were created');
  });

  it('warns only of a wrong code after the right password, not of other rejections', async () => {
    const { secret } = await setUpTwoFactor(admin.agent, PASSWORD);
    await call('turn-off', { currentPassword: 'not it', code: codeOf(secret, 1) }).expect(400);
    await call('recovery-codes', { currentPassword: PASSWORD, code: wrongCodeOf(secret) }).expect(400);

    expect(await changesToTell()).toEqual(['two-factor-turned-on', 'wrong-code-entered']);
  });

  it('warns that the password was changed', async () => {
    await admin.agent
      .post('/api/admin/password')
      .send({ currentPassword: PASSWORD, password: 'eight loud badgers dig' })
      .expect(200);

    expect(await warning('Your password was changed')).toContain('http://site.example/admin/reset\r\n');
  });
});
