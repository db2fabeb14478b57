import { workJobs } from '../support/jobs.js';
import { readable } from '../support/mail-server.js';
import { signUpIntroducer, signUpUnconfirmed, useMailingApp } from '../support/test-app.js';
import { until } from '../support/until.js';

const { api, mails } = useMailingApp();
describe('Introducer emails', () => {
  beforeAll(async () => {
    await workJobs(api.app);
  });

  const ask = (email: unknown) => api.http().post('/api/introducers/password-resets').send({ email });
  const redeem = (token: unknown, password: unknown) =>
    api.http().post('/api/introducers/password-resets/redeem').send({ token, password });
  const signIn = (email: string, password: string) =>
    api.http().post('/api/introducers/login').send({ email, password });

  const mailsTo = (email: string, subject: string): string[] =>
    mails.received
      .filter(({ to }) => to.includes(email))
      .map(({ source }) => readable(source))
      .filter((source) => source.includes(`Subject: ${subject}`));

  const LINK = /http:\/\/site\.example\/partners\/confirm#token=([\w-]{43})\s/;

  /** The token in the newest link emailed there, once `count` have arrived. */
  const tokenFor = async (email: string, count = 1): Promise<string> => {
    await until(() => mailsTo(email, 'Choose a new password').length >= count);
    const newest = mailsTo(email, 'Choose a new password').at(-1) ?? '';
    return /http:\/\/site\.example\/partners\/reset#token=([\w-]{43})\s/.exec(newest)?.[1] ?? '';
  };

  const NEW_PASSWORD = 'seven quiet otters';
  const OVER = {
    type: '/problems/reset-link-over',
    error: 'This link no longer works. It may be over an hour old, used or replaced. Request a new one.',
  };

  it('welcome a new partner, with a job that holds no personal data', async () => {
    const { introducer } = await signUpUnconfirmed(api.app, { contactName: 'Win at evil.example' });
    await until(() => mailsTo(introducer.email, 'Confirm your email address').length > 0);

    const [mail = ''] = mailsTo(introducer.email, 'Confirm your email address');
    expect(mail).toMatch(LINK);
    // Anyone can sign up with another person's address.
    expect(mail).toContain('Hello,');
    expect(mail).not.toContain('Dear');
    const jobs = await api.query<{ data: object }>(
      `select data from pgboss.job where data ->> 'introducerId' = $1`,
      [introducer.id],
    );
    expect(jobs).toEqual([{ data: { introducerId: introducer.id } }]);
  });

  it('let a partner reset a forgotten password, once for each link', async () => {
    const { agent, introducer, password } = await signUpIntroducer(api.app);
    await ask(` ${introducer.email.toUpperCase()}`).expect(200, { success: true });
    const token = await tokenFor(introducer.email);

    await redeem(token, NEW_PASSWORD).expect(200, { success: true });

    await agent.get('/api/introducers/me').expect(401);
    await signIn(introducer.email, password).expect(401);
    await signIn(introducer.email, NEW_PASSWORD).expect(200);
    const again = await redeem(token, 'another good password').expect(400);
    expect(again.body).toMatchObject(OVER);
  });

  it('warn the holder that the password was changed, and when', async () => {
    const { introducer } = await signUpIntroducer(api.app);
    await ask(introducer.email).expect(200);
    await redeem(await tokenFor(introducer.email), NEW_PASSWORD).expect(200);

    await until(() => mailsTo(introducer.email, 'Your password was changed').length > 0);
    const [mail] = mailsTo(introducer.email, 'Your password was changed');
    expect(mail).toMatch(/was changed on \d+ \w+ \d{4} at \d\d:\d\d/);
    expect(mail).toContain('http://site.example/partners/reset\r\n');
  });

  it('logs who did it, and no typed text', async () => {
    const { introducer } = await signUpIntroducer(api.app);
    await ask(introducer.email).expect(200);
    const token = await tokenFor(introducer.email);
    const [kept] = await api.query<{ row: string }>(
      'select password_resets::text as row from password_resets',
    );
    await redeem(token, NEW_PASSWORD).expect(200);

    expect(kept?.row).not.toContain(token);
    const rows = await api.query<{ row: string }>(
      `select activity::text as row from activity where subject_id = $1 and action = 'password-reset'`,
      [introducer.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain('otters');
    const jobs = await api.query<{ row: string }>(
      `select job::text as row from pgboss.job where name like 'mail-%'`,
    );
    expect(jobs.length).toBeGreaterThan(0);
    for (const { row } of jobs) expect(row).not.toMatch(/alder\.example|Fiona/);
  });

  it('gives an unknown address the same response and does the same work, without an email', async () => {
    const { introducer } = await signUpIntroducer(api.app);
    const known = await ask(introducer.email).expect(200);
    const unknown = await ask('nobody@alder.example').expect(200);
    await tokenFor(introducer.email);

    expect(unknown.body).toEqual(known.body);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    await until(async () => {
      const jobs = await api.query<{ state: string }>(
        `select state from pgboss.job where name = 'mail-password-reset'`,
      );
      return jobs.every(({ state }) => state === 'completed');
    });
    const [written] = await api.query<{ account: string | null }>(
      `select account_id as account from password_resets order by id desc limit 1`,
    );
    expect(written).toEqual({ account: null });
    expect(mails.received.filter(({ to }) => to.includes('nobody@alder.example'))).toEqual([]);
  });

  it('replaces an earlier link when a new one is requested', async () => {
    const { introducer } = await signUpIntroducer(api.app);
    await ask(introducer.email).expect(200);
    const first = await tokenFor(introducer.email);
    await ask(introducer.email).expect(200);
    const second = await tokenFor(introducer.email, 2);

    expect(second).not.toBe(first);
    expect((await redeem(first, NEW_PASSWORD).expect(400)).body).toMatchObject(OVER);
    await redeem(second, NEW_PASSWORD).expect(200);
  });

  it('works for an hour', async () => {
    const { introducer } = await signUpIntroducer(api.app);
    await ask(introducer.email).expect(200);
    const token = await tokenFor(introducer.email);
    const [row] = await api.query<{ minutes: number }>(
      `select round(extract(epoch from expires_at - now()) / 60)::int as minutes
     from password_resets order by id desc limit 1`,
    );
    await api.query(`update password_resets set expires_at = now() - interval '1 second'`);

    expect(row?.minutes).toBe(60);
    expect((await redeem(token, NEW_PASSWORD).expect(400)).body).toMatchObject(OVER);
  });

  it('is used up only by an accepted password', async () => {
    const { introducer } = await signUpIntroducer(api.app);
    await ask(introducer.email).expect(200);
    const token = await tokenFor(introducer.email);
    const easy = await redeem(token, 'password123').expect(400);
    await redeem(token, 'abc').expect(400);

    expect(easy.body).toMatchObject({
      errors: [{ field: 'password', message: expect.stringContaining('easy to guess') as unknown }],
    });
    await redeem(token, NEW_PASSWORD).expect(200);
  });

  it('is used once by concurrent requests', async () => {
    const { introducer } = await signUpIntroducer(api.app);
    await ask(introducer.email).expect(200);
    const token = await tokenFor(introducer.email);

    const answers = await Promise.all([redeem(token, NEW_PASSWORD), redeem(token, 'four loud geese sing')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('unlocks an account after wrong attempts', async () => {
    const { introducer } = await signUpIntroducer(api.app);
    await api.query(
      `insert into sign_in_attempts (key, failures, blocked_until, forget_at)
     select 'introducer:account:' || encode(sha256($1::bytea), 'base64'), 20, now() + interval '15 minutes',
       now() + interval '1 day'`,
      [introducer.email],
    );
    await signIn(introducer.email, NEW_PASSWORD).expect(429);
    await ask(introducer.email).expect(200);
    await redeem(await tokenFor(introducer.email), NEW_PASSWORD).expect(200);

    await signIn(introducer.email, NEW_PASSWORD).expect(200);
  });

  it('does nothing for a suspended account', async () => {
    const { introducer } = await signUpIntroducer(api.app);
    await ask(introducer.email).expect(200);
    const token = await tokenFor(introducer.email);
    await api.query('update introducers set suspended_at = now() where id = $1', [introducer.id]);

    expect((await redeem(token, NEW_PASSWORD).expect(400)).body).toMatchObject(OVER);
    await ask(introducer.email).expect(200, { success: true });
    const [written] = await api.query<{ account: string | null }>(
      `select account_id as account from password_resets order by id desc limit 1`,
    );
    expect(written).toEqual({ account: null });
  });

  it.each([
    ['a made-up token', 'A'.repeat(43)],
    ['no token at all', 'nonsense'],
  ])('rejects %s', async (_what, token) => {
    expect((await redeem(token, NEW_PASSWORD).expect(400)).body).toMatchObject(OVER);
  });

  it.each([
    ['nothing', {}, ['token', 'password']],
    ['things that are no text', { token: { $ne: '' }, password: 1 }, ['token', 'password']],
    ['more than fits', { token: 'x'.repeat(101), password: 'x'.repeat(129) }, ['token', 'password']],
  ])('rejects %s field by field', async (_what, body, fields) => {
    const answer = await api.http().post('/api/introducers/password-resets/redeem').send(body).expect(400);

    const { errors } = answer.body as { errors: { field: string }[] };
    expect(errors.map(({ field }) => field)).toEqual(fields);
  });

  it.each([
    [undefined],
    [null],
    [['a@b.co']],
    ['x'.repeat(255)],
    ['fiona@alder.example\nBcc: all@alder.example'],
  ])('cannot be requested with the address %j', async (email) => {
    const answer = await ask(email).expect(400);

    expect(answer.body).toMatchObject({ errors: [{ field: 'email' }] });
  });

  it('is rejected for another site’s page, and in any format but JSON', async () => {
    for (const path of ['password-resets', 'password-resets/redeem']) {
      const call = () => api.http().post(`/api/introducers/${path}`);
      await call().set('Sec-Fetch-Site', 'cross-site').send({ email: 'fiona@alder.example' }).expect(403);
      await call().type('form').send('email=fiona@alder.example').expect(415);
    }
  });
});
