import { randomUUID } from 'node:crypto';
import { site } from '#config/site.js';
import { PgBossJobs } from '#platform/infrastructure/jobs/pg-boss-jobs.js';
import { MAIL_KINDS } from '#modules/mail/application/mail-kinds.js';
import { MailSources } from '#modules/mail/infrastructure/mail-sources.js';
import { submitCase } from '../support/cases.js';
import { workJobs } from '../support/jobs.js';
import { signInAsAdmin, signUpUnconfirmed, useMailingApp } from '../support/test-app.js';
import { until } from '../support/until.js';

const PATH = '/api/admin/jobs';
const REASON = 'The mail server rejected an email: EENVELOPE 452';

const { api, mails } = useMailingApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
describe('Failed jobs', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
    await workJobs(api.app);
  });
  beforeEach(async () => {
    mails.refusing = true;
    mails.received.length = 0;
    await api.empty('pgboss.job');
  });

  interface Failed {
    readonly id: string;
    readonly kind: string;
    readonly to: { readonly name: string; readonly email: string | null } | null;
    readonly about: { readonly type: string; readonly id: string; readonly name: string | null } | null;
  }

  const list = async (search = ''): Promise<Failed[]> =>
    (await admin.get(`${PATH}/failed${search}`).expect(200)).body as Failed[];
  const failed = async (count: number): Promise<Failed[]> => {
    await until(async () => {
      // As after nearly a day of attempts: the next one is the last, and may already be running.
      await api.query(`update pgboss.job set retry_count = retry_limit, start_after = now() where state < 'active'
      and name <> 'dead-letters'`);
      return (await list()).length >= count;
    });
    return list();
  };
  const mailsTo = (address: string) => mails.received.filter(({ to }) => to.includes(address));

  it.each([
    ['get', `${PATH}/failed`],
    ['get', `${PATH}/failed/${randomUUID()}`],
    ['post', `${PATH}/failed/retry`],
    ['post', `${PATH}/failed/${randomUUID()}/retry`],
  ] as const)('requires an admin for %s %s', async (method, path) => {
    const { agent } = await signUpUnconfirmed(api.app);
    await api.http()[method](path).expect(401);
    await agent[method](path).expect(401);
  });

  it.each(MAIL_KINDS)('have a source for emails of the kind %s', (kind) => {
    expect(() => api.app.get(MailSources, { strict: false }).of(kind)).not.toThrow();
  });

  it('keep a failed job for as long as the firm’s settings say, also in a queue of earlier settings', async () => {
    await api.query(`update pgboss.queue set retention_seconds = 60 where name = 'dead-letters'`);
    await api.app.get(PgBossJobs, { strict: false }).onApplicationBootstrap();
    await signUpUnconfirmed(api.app);
    await failed(1);

    expect(
      await api.query(
        `select round(extract(epoch from keep_until - start_after) / 86400)::int as days from pgboss.job
         where name = 'dead-letters'`,
      ),
    ).toEqual([{ days: site.retention.jobDays }]);
  });

  it('list the email, recipient, record and error, newest first', async () => {
    const partner = await signUpUnconfirmed(api.app);
    const { id, email, companyName } = partner.introducer;
    await failed(1);
    await api.query('update introducers set email_confirmed_at = now() where id = $1', [id]);
    const sent = await submitCase(partner, { companyName: 'Rowan Retail' });
    await admin.patch(`/api/admin/applications/${sent.id}`).send({ status: 'in_review' }).expect(200);

    expect(await failed(2)).toMatchObject([
      {
        kind: 'Case status update (to partner)',
        to: { name: 'Fiona Alder', email },
        about: { type: 'application', id: sent.id, name: 'Rowan Retail' },
      },
      {
        kind: 'Email confirmation (to partner)',
        to: { name: 'Fiona Alder', email },
        about: { type: 'introducer', id, name: companyName },
        reason: REASON,
        attempts: expect.any(Number) as unknown,
        askedAt: expect.any(String) as unknown,
        failedAt: expect.any(String) as unknown,
      },
    ]);
    const answer = await admin.get(`${PATH}/failed?limit=1`).expect(200);
    expect(answer.headers['x-total-count']).toBe('2');
    const [, next = ''] = /<([^>]+)>/.exec(answer.headers['link'] as string) ?? [];
    const [second] = (await admin.get(next).expect(200)).body as Failed[];
    expect(second).toMatchObject({ kind: 'Email confirmation (to partner)' });
    expect((await admin.get(`${PATH}/failed/${second!.id}`).expect(200)).body).toEqual(second);
  });

  it('shows no link or token, and no recipient once the link has expired', async () => {
    const { introducer } = await signUpUnconfirmed(api.app);
    await failed(1);
    await api.http().post('/api/introducers/password-resets').send({ email: introducer.email }).expect(200);

    const [reset] = await failed(2);
    expect(reset).toMatchObject({
      kind: 'Password reset',
      to: { name: 'Fiona Alder', email: introducer.email },
    });
    const { text } = await admin.get(`${PATH}/failed`).expect(200);
    expect(text).not.toMatch(/token|resetId|http:|#/);

    await api.query(`update password_resets set expires_at = now() - interval '1 minute'`);
    expect((await list())[0]).toMatchObject({ to: null, about: null });
  });

  it('sends an email once on retry, and logs who asked for it', async () => {
    const { introducer } = await signUpUnconfirmed(api.app);
    const [job] = await failed(1);
    mails.refusing = false;
    const retry = () => admin.post(`${PATH}/failed/${job!.id}/retry`);

    const answers = await Promise.all([retry(), retry()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    await until(() => mailsTo(introducer.email).length > 0);
    expect(await list()).toEqual([]);
    expect(mailsTo(introducer.email)).toHaveLength(1);
    expect(
      await api.query(`select actor_type, action, changes from activity where subject_id = $1`, [job!.id]),
    ).toEqual([
      { actor_type: 'admin', action: 'job-retried', changes: { queue: { from: null, to: 'mail-welcome' } } },
    ]);
  });

  it('returns to the list when it fails again', async () => {
    await signUpUnconfirmed(api.app);
    const [job] = await failed(1);
    await admin.post(`${PATH}/failed/${job!.id}/retry`).expect(200, { success: true });

    const [again] = await failed(1);
    expect(again).toMatchObject({ kind: 'Email confirmation (to partner)', reason: REASON });
    expect(again!.id).not.toBe(job!.id);
  });

  it('retries all at once', async () => {
    const partners = [await signUpUnconfirmed(api.app), await signUpUnconfirmed(api.app)];
    await failed(2);
    mails.refusing = false;

    await admin.post(`${PATH}/failed/retry`).expect(200, { retried: 2 });
    for (const { introducer } of partners) await until(() => mailsTo(introducer.email).length > 0);
    expect(await list()).toEqual([]);
    await admin.post(`${PATH}/failed/retry`).expect(200, { retried: 0 });
  });

  it.each([randomUUID(), 'none'])('returns 404 for the unknown failed job %s', async (id) => {
    const error = 'Failed job not found. It may already be running again';
    for (const answer of [admin.post(`${PATH}/failed/${id}/retry`), admin.get(`${PATH}/failed/${id}`)])
      expect((await answer.expect(404)).body).toMatchObject({ error });
  });

  it('rejects an invalid cursor', () => admin.get(`${PATH}/failed?cursor=nonsense`).expect(400));
});
