import { mkdtempSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workJobs } from '../support/jobs.js';
import { readable } from '../support/mail-server.js';
import { startTestApp, useMailingApp } from '../support/test-app.js';
import { until } from '../support/until.js';

const application = {
  companyName: 'Alba Bakery Ltd',
  contactName: 'Zoë Fraser',
  email: 'zoe@example.co.uk',
  phone: '0141 496 0001',
  fundingType: 'business-loans',
  amount: '100000',
};

const { api: running, mails } = useMailingApp();
describe('Confirmation email', () => {
  beforeAll(async () => {
    await workJobs(running.app);
  });
  beforeEach(() => {
    mails.received.length = 0;
    mails.refusing = false;
  });

  const submit = (key: string, changes: object = {}) =>
    running
      .http()
      .post('/api/applications')
      .set('Idempotency-Key', key)
      .send({ ...application, ...changes });

  const jobs = (column: string) =>
    running.query<Record<string, unknown>>(
      `select ${column} from pgboss.job where name = 'confirm-application'`,
    );

  interface Submitted {
    readonly id: string;
    readonly statusUrl: string;
  }

  it('is sent to the applicant once, with the link, even if the application is repeated', async () => {
    const { body } = (await submit('first-key-0001').expect(201)) as { body: Submitted };
    await submit('first-key-0001').expect(201);

    await until(() => mails.received.length > 0);
    await until(async () => (await jobs('state')).every(({ state }) => state === 'completed'));

    expect(mails.received).toHaveLength(1);
    const [mail] = mails.received;
    expect(mail).toMatchObject({ from: 'no-reply@site.example', to: ['zoe@example.co.uk'] });
    const source = readable(mail?.source ?? '');
    expect(source).toContain('Subject: We have received your application');
    expect(source).toContain(`Message-ID: <application-received.${body.id}@site.example>`);
    expect(source).toContain('multipart/alternative');
    expect(source.split(body.statusUrl)).toHaveLength(3);
    expect(body.statusUrl).toMatch(/^http:\/\/site\.example\/status\//);
    expect(await jobs('data')).toEqual([{ data: { applicationId: body.id } }]);
  });

  it('is not queued when the application was not saved', async () => {
    const before = (await jobs('id')).length;

    await submit('refused-key-01', { email: 'no address' }).expect(400);

    expect(await jobs('id')).toHaveLength(before);
  });

  it('is retried when the mail server rejects it, without logging the address', async () => {
    mails.refusing = true;
    const { body } = (await submit('refused-mail-1', { email: 'elsewhere@example.co.uk' }).expect(201)) as {
      body: Submitted;
    };

    await until(async () =>
      (await jobs('id, state')).some(({ id, state }) => id === body.id && state === 'retry'),
    );

    expect(mails.refusals).toBe(1);
    expect(JSON.stringify(await jobs('data, output'))).not.toContain('elsewhere');
    const [waiting] = await running.query<{ output: { message: string } }>(
      'select output from pgboss.job where id = $1',
      [body.id],
    );
    expect(waiting?.output.message).toBe('The mail server rejected an email: EENVELOPE 452');

    mails.refusing = false;
    await running.query('update pgboss.job set start_after = now() where id = $1', [body.id]);
    await until(() => mails.received.length > 0);
    expect(mails.received).toMatchObject([{ to: ['elsewhere@example.co.uk'] }]);
  });

  it('is limited per address in any spelling, while every application is accepted', async () => {
    const warnings: string[] = [];
    const own = await startTestApp({ smtpUrl: running.settings.smtpUrl, rateLimitScale: 1 });
    const ignored = () => undefined;
    const warn = (...said: unknown[]) => void warnings.push(JSON.stringify(said));
    own.app.useLogger({ log: ignored, error: ignored, warn });
    const spellings = ['stranger@example.co.uk', ' STRANGER@example.co.uk'];
    const apply = async (key: string, email: string): Promise<string> => {
      const sent = { ...application, email };
      const call = own.http().post('/api/applications').set('Idempotency-Key', key);
      return ((await call.send(sent).expect(201)).body as Submitted).id;
    };

    const ids: string[] = [];
    for (let n = 0; n < 8; n += 1) ids.push(await apply(`stranger-key-${n}`, spellings[n % 2] ?? ''));
    await apply('somebody-else-1', 'somebody-else@example.co.uk');
    await workJobs(own.app);
    await until(() => mails.received.length >= 6);
    await until(async () => {
      const [waiting] = await own.database.source.query<{ count: number }[]>(
        `select count(*)::int from pgboss.job where name = 'confirm-application' and state <> 'completed'`,
      );
      return waiting?.count === 0;
    });
    await own.close();

    const recipients = mails.received.flatMap(({ to }) => to.map((one) => one.toLowerCase()));
    expect(recipients.filter((to) => to === 'stranger@example.co.uk')).toHaveLength(5);
    expect(recipients).toContain('somebody-else@example.co.uk');
    expect(recipients).toHaveLength(6);
    const refused = warnings.filter((text) => text.includes('No confirmation'));
    expect(refused).toHaveLength(3);
    for (const [n, text] of refused.entries()) expect(text).toContain(ids[5 + n]);
    expect(refused.join()).not.toMatch(/stranger/i);
  });

  it('is written to a file that only the server’s user can read when there is no mail server', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'funding-broker-mail-'));
    const other = await startTestApp({ dataDir });
    await workJobs(other.app);

    await other.http().post('/api/applications').send(application).expect(201);
    const folder = join(dataDir, 'mail');
    const files = () => {
      try {
        return readdirSync(folder);
      } catch {
        return [];
      }
    };
    await until(() => files().length > 0);
    await other.close();

    const mail = join(folder, files()[0] ?? '');
    expect(readFileSync(mail, 'utf8')).toContain('http://localhost:');
    for (const kept of [folder, mail]) expect(statSync(kept).mode & 0o077).toBe(0);
  });
});
