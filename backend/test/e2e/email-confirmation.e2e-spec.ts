import request from 'supertest';
import { submitCase } from '../support/cases.js';
import { workJobs } from '../support/jobs.js';
import { readable } from '../support/mail-server.js';
import { signInAsAdmin, signUpUnconfirmed, useMailingApp, type TestIntroducer } from '../support/test-app.js';
import { until } from '../support/until.js';

const { api, mails } = useMailingApp({ rateLimitScale: 1 });
let admin: ReturnType<typeof request.agent>;
let partner: TestIntroducer;
describe('Email confirmation', () => {
  beforeAll(async () => {
    await workJobs(api.app);
    admin = await signInAsAdmin(api.app);
  });
  beforeEach(async () => {
    await api.empty('rate_limits', 'sign_in_attempts');
    partner = await signUpUnconfirmed(api.app);
  });

  const mailsTo = (email: string, subject: string): string[] =>
    mails.received
      .filter(({ to }) => to.includes(email))
      .map(({ source }) => readable(source))
      .filter((source) => source.includes(`Subject: ${subject}`));

  /** The token in the newest emailed link to a page, once `count` have arrived. */
  const tokenFor = async (page: 'confirm' | 'reset', count = 1): Promise<string> => {
    const LINK = new RegExp(`http://site\\.example/partners/${page}#token=([\\w-]{43})\\s`);
    const links = () =>
      mails.received
        .filter(({ to }) => to.includes(partner.introducer.email))
        .flatMap(({ source }) => LINK.exec(readable(source))?.[1] ?? []);
    await until(() => links().length >= count);
    return links().at(-1) ?? '';
  };

  const confirm = (token: unknown) => api.http().post('/api/introducers/email-confirmation').send({ token });
  const sendAgain = ({ agent } = partner) => agent.post('/api/introducers/me/email-confirmation');
  const isConfirmed = async ({ agent } = partner): Promise<boolean> =>
    ((await agent.get('/api/introducers/me').expect(200)).body as { emailConfirmed: boolean }).emailConfirmed;
  const makeApiAccount = ({ agent, password } = partner) =>
    agent.post('/api/introducers/me/api-accounts').send({ name: 'CRM', currentPassword: password });
  const makeLink = () => partner.agent.post('/api/introducers/me/referral-link');

  const OVER = {
    type: '/problems/confirmation-link-over',
    error:
      'This link no longer works. It may be over seven days old, used or replaced. You can request a new one on your dashboard.',
  };
  const UNCONFIRMED = { type: '/problems/email-unconfirmed' };

  describe('until the address is confirmed', () => {
    it('allows the dashboard and submitting cases', async () => {
      expect(await isConfirmed()).toBe(false);
      await submitCase(partner);
      await partner.agent.get('/api/introducers/me/referrals').expect(200);
    });

    it('allows no API account and no referral link', async () => {
      expect((await makeApiAccount().expect(403)).body).toMatchObject(UNCONFIRMED);
      expect((await makeLink().expect(403)).body).toMatchObject(UNCONFIRMED);
      await tokenFor('confirm').then((token) => confirm(token).expect(200, { success: true }));

      await makeApiAccount().expect(201);
      await makeLink().expect(201);
    });

    it('sends no email about its cases', async () => {
      const move = async (to: string): Promise<void> => {
        const { id } = await submitCase(partner, { companyName: `${to} Ltd` });
        await admin.patch(`/api/admin/applications/${id}`).send({ status: to }).expect(200);
      };
      const toldOf = (company: string) =>
        mailsTo(partner.introducer.email, '').some((mail) => mail.includes(company));
      await move('in_review');
      await until(async () => {
        const open = await api.query(
          `select 1 from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()`,
        );
        return open.length === 0;
      });
      expect(toldOf('in_review Ltd')).toBe(false);

      await confirm(await tokenFor('confirm')).expect(200);
      await move('approved');
      await until(() => toldOf('approved Ltd'));
    });
  });

  describe('the link', () => {
    it('confirms the address once, without signing in, and logs it', async () => {
      const token = await tokenFor('confirm');
      await confirm(token).expect(200, { success: true });

      expect(await isConfirmed()).toBe(true);
      expect((await confirm(token).expect(400)).body).toMatchObject(OVER);
      expect(
        await api.query(
          `select actor_type, actor_id from activity where action = 'email-confirmed' and subject_id = $1`,
          [partner.introducer.id],
        ),
      ).toEqual([{ actor_type: 'introducer', actor_id: partner.introducer.id }]);
    });

    it('is used once by concurrent requests', async () => {
      const token = await tokenFor('confirm');
      const answers = await Promise.all([confirm(token), confirm(token)]);

      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    });

    it('works for seven days, and is stored as a digest', async () => {
      const token = await tokenFor('confirm');
      const [kept] = await api.query<{ row: string; days: number }>(
        `select email_confirmations::text as row,
         round(extract(epoch from expires_at - now()) / 86400)::int as days
       from email_confirmations where introducer_id = $1`,
        [partner.introducer.id],
      );
      expect(kept?.days).toBe(7);
      expect(kept?.row).not.toContain(token);
      await api.query(`update email_confirmations set expires_at = now() - interval '1 second'`);

      expect((await confirm(token).expect(400)).body).toMatchObject(OVER);
      expect(await isConfirmed()).toBe(false);
    });

    it('is replaced by the next one', async () => {
      const first = await tokenFor('confirm');
      expect((await sendAgain().expect(200)).body).toMatchObject({ emailConfirmed: false });
      const second = await tokenFor('confirm', 2);

      expect((await confirm(first).expect(400)).body).toMatchObject(OVER);
      await confirm(second).expect(200);
    });

    it('is sent again five times an hour, and ten times a day', async () => {
      const { headers } = await sendAgain().expect(200);
      expect(headers['ratelimit-policy']).toContain('"email-confirmation-day";q=10;w=86400');
      for (let n = 1; n < 5; n += 1) await sendAgain().expect(200);
      await sendAgain().expect(429);
    });

    it('is not sent again once the address is confirmed', async () => {
      await confirm(await tokenFor('confirm')).expect(200);
      expect((await sendAgain().expect(200)).body).toMatchObject({ emailConfirmed: true });

      expect(
        await api.query(`select 1 from email_confirmations where introducer_id = $1`, [
          partner.introducer.id,
        ]),
      ).toEqual([]);
    });

    it.each([
      ['a made-up token', 'A'.repeat(43)],
      ['nonsense', 'nonsense'],
    ])('returns the same response for %s as for a used one', async (_what, token) => {
      expect((await confirm(token).expect(400)).body).toMatchObject(OVER);
    });

    it.each([[undefined], [{ $ne: '' }], ['x'.repeat(101)]])('rejects %j', async (token) => {
      expect((await confirm(token).expect(400)).body).toMatchObject({ errors: [{ field: 'token' }] });
    });

    it('is rejected for another site’s page', async () => {
      await confirm(await tokenFor('confirm'))
        .set('Sec-Fetch-Site', 'cross-site')
        .expect(403);
      await sendAgain().set('Sec-Fetch-Site', 'cross-site').expect(403);
    });
  });

  it('also confirms the address on a password reset', async () => {
    const { email } = partner.introducer;
    await api.http().post('/api/introducers/password-resets').send({ email }).expect(200);
    const password = 'seven quiet otters';
    await api
      .http()
      .post('/api/introducers/password-resets/redeem')
      .send({ token: await tokenFor('reset'), password })
      .expect(200);
    const agent = request.agent(api.app.getHttpServer());
    await agent.post('/api/introducers/login').send({ email, password }).expect(200);

    expect(await isConfirmed({ ...partner, agent })).toBe(true);
    await makeApiAccount({ ...partner, agent, password }).expect(201);
  });

  it('emails the holder about a new API account, without its name', async () => {
    await confirm(await tokenFor('confirm')).expect(200);
    await partner.agent
      .post('/api/introducers/me/api-accounts')
      .send({ name: 'See evil.example', currentPassword: partner.password })
      .expect(201);
    await until(() => mailsTo(partner.introducer.email, 'An API account was created').length > 0);

    const [mail] = mailsTo(partner.introducer.email, 'An API account was created');
    expect(mail).toContain('http://site.example/partners/reset');
    expect(mail).not.toContain('evil');
  });
});
