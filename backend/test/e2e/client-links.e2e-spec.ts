import { sentAnswers } from '../support/answers.js';
import { signUpPartner } from '../support/cases.js';
import { jobsDone, workJobs } from '../support/jobs.js';
import { readable } from '../support/mail-server.js';
import { signInAsAdmin, useMailingApp } from '../support/test-app.js';
import { until } from '../support/until.js';

const { api, mails } = useMailingApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
describe('Client links', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
    await admin.post('/api/admin/lenders').send({ name: 'Alba', productTypes: 'Business Loans' }).expect(201);
    await workJobs(api.app);
  });
  beforeEach(() => {
    mails.received.length = 0;
  });

  interface Submitted {
    readonly id: string;
    readonly statusToken: string;
    readonly resultsToken: string;
  }

  const send = (email: string, key: string) =>
    api.http().post('/api/applications').set('Idempotency-Key', key).send(sentAnswers({ email }));

  let sent = 0;
  const submit = async (): Promise<Submitted & { readonly email: string; readonly key: string }> => {
    sent += 1;
    const [email, key] = [`wrong${sent}@example.co.uk`, `client-links-${sent}`];
    const answer = await send(email, key).expect(201);
    await until(() => mails.received.some(({ to }) => to.includes(email)));
    mails.received.length = 0;
    return { ...(answer.body as Submitted), email, key };
  };

  const statusOf = async (path: string): Promise<number> => (await api.http().get(`/api/${path}`)).status;
  const worksFor = async ({
    statusToken,
    resultsToken,
  }: Omit<Submitted, 'id'>): Promise<readonly number[]> => [
    await statusOf(`status/${statusToken}`),
    await statusOf(`results/${resultsToken}`),
  ];

  /** The links in the email to an address. */
  const emailedTo = async (email: string): Promise<Omit<Submitted, 'id'>> => {
    const found = () => mails.received.find(({ to }) => to.includes(email));
    await until(() => found() !== undefined);
    const text = readable(found()?.source ?? '');
    const token = (kind: string): string => new RegExp(`/${kind}/([\\w-]{43})`).exec(text)?.[1] ?? '';
    return { statusToken: token('status'), resultsToken: token('results') };
  };

  const links = (id: string) => `/api/admin/applications/${id}/links`;
  const trailOf = async (id: string): Promise<readonly string[]> => {
    const shown = await admin.get(`/api/admin/applications/${id}`).expect(200);
    return (shown.body as { trail: { action: string }[] }).trail.map(({ action }) => action);
  };
  const correct = (id: string, answers: object) =>
    admin.patch(`/api/admin/applications/${id}/answers`).send(answers).expect(200);

  describe('a corrected email address', () => {
    it('ends the links of the earlier address and sends new ones to the new one', async () => {
      const submitted = await submit();
      await correct(submitted.id, { email: 'right@example.co.uk' });
      const emailed = await emailedTo('right@example.co.uk');

      expect(await worksFor(submitted)).toEqual([404, 404]);
      expect(await worksFor(emailed)).toEqual([200, 200]);
      expect(await trailOf(submitted.id)).toEqual([
        ...['application-submitted', 'application-corrected', 'links-renewed'],
      ]);
    });

    it('does not return the new links to the sender of the application', async () => {
      const { id, email, key, statusToken } = await submit();
      await correct(id, { email: 'right.again@example.co.uk' });

      const again = await send(email, key).expect(201);

      expect(again.body).toMatchObject({ id, statusToken });
      expect(await worksFor(again.body as Submitted)).toEqual([404, 404]);
    });

    it('rejects answers through the earlier address’s links', async () => {
      const { id, statusToken } = await submit();
      await admin
        .post(`/api/admin/applications/${id}/consents`)
        .send({ lenders: ['Alba'] })
        .expect(201);
      const shown = await api.http().get(`/api/status/${statusToken}`).expect(200);
      const [consent] = (shown.body as { consents: { id: string }[] }).consents;
      await correct(id, { email: 'right.third@example.co.uk' });

      await api
        .http()
        .post(`/api/status/${statusToken}/consents/${consent?.id}`)
        .send({ answer: 'yes' })
        .expect(404);
    });
  });

  describe('a client whose link no longer works', () => {
    const ask = async (email: string, token?: string) => {
      const answer = await api.http().post('/api/applicant-links').send({ email, token });
      return { body: answer.body as object, status: answer.status };
    };
    const agreed = { body: { success: true }, status: 200 };

    it('gets a new link at the address on file, from an expired, withdrawn or incomplete one', async () => {
      const [expired, withdrawn, incomplete] = [await submit(), await submit(), await submit()];
      await api.query(
        `update application_submissions set settled_at = now() - interval '91 days', stage = 'closed' where id = $1`,
        [expired.id],
      );
      await api.query(`update applicant_links set expires_at = now() where application_id = $1`, [
        expired.id,
      ]);
      await admin.delete(links(withdrawn.id)).expect(200);
      expect(await statusOf(`status/${expired.statusToken}`)).toBe(404);

      for (const { email, statusToken } of [expired, withdrawn]) {
        expect(await ask(email.toUpperCase(), statusToken)).toEqual(agreed);
        expect(await worksFor(await emailedTo(email))).toEqual([200, 200]);
      }
      expect(await trailOf(expired.id)).toEqual(['application-submitted', 'links-renewed']);

      expect(await ask(incomplete.email, incomplete.statusToken.slice(0, 20))).toEqual(agreed);
      expect(await emailedTo(incomplete.email)).toMatchObject({ statusToken: incomplete.statusToken });
      expect(await trailOf(incomplete.id)).toEqual(['application-submitted']);
    });

    it('gets the same response and no email when the address is not on file', async () => {
      const { email, statusToken } = await submit();

      expect(await ask('stranger@example.co.uk', statusToken)).toEqual(agreed);
      expect(await ask(email, statusToken)).toEqual(agreed);

      await emailedTo(email);
      expect(mails.received.map(({ to }) => to)).toEqual([[email]]);
    });

    it('gets three emails an hour for an application', async () => {
      const { id, email, statusToken } = await submit();
      await api.query(
        `insert into rate_limits (key, points, expire)
       values ($1, 3000, 1000 * extract(epoch from now() + interval '1 hour'))`,
        [`fresh-links:${id}`],
      );

      expect(await ask(email, statusToken)).toEqual(agreed);

      await jobsDone(api);
      expect(mails.received).toEqual([]);
    });

    it('must enter an address', async () => {
      const { body, status } = await ask('');

      expect([status, body]).toEqual([400, expect.objectContaining({ error: 'Please enter your email' })]);
    });
  });

  describe('staff', () => {
    it('send the client new links, which replace the earlier ones', async () => {
      const submitted = await submit();
      const sentNow = await admin.post(links(submitted.id)).expect(200);
      const emailed = await emailedTo(submitted.email);

      expect(sentNow.body).toMatchObject({ id: submitted.id, linksExpireAt: expect.any(String) as string });
      expect(sentNow.text).not.toContain(emailed.statusToken);
      expect(await worksFor(submitted)).toEqual([404, 404]);
      expect(await worksFor(emailed)).toEqual([200, 200]);
      expect(await trailOf(submitted.id)).toEqual(['application-submitted', 'links-renewed']);
    });

    it('withdraw the links, once, and send new ones afterwards', async () => {
      const submitted = await submit();
      const withdrawn = await admin.delete(links(submitted.id)).expect(200);
      await admin.delete(links(submitted.id)).expect(200);

      expect(withdrawn.body).toMatchObject({ linksExpireAt: null });
      expect(await worksFor(submitted)).toEqual([404, 404]);
      expect(await trailOf(submitted.id)).toEqual(['application-submitted', 'links-revoked']);

      await admin.post(links(submitted.id)).expect(200);
      expect(await worksFor(await emailedTo(submitted.email))).toEqual([200, 200]);
    });

    it('cannot email links to a client who may not know about the case', async () => {
      const partner = await signUpPartner(api.app);
      const { id } = await partner.submit({ clientConsent: false });
      const refused = await admin.post(links(id)).expect(409);

      expect(refused.body).toMatchObject({ type: '/problems/client-not-told' });
    });

    it('can send new links for one application five times an hour', async () => {
      const { id } = await submit();
      const limited = `client-links:${id}`;
      await api.query(
        `insert into rate_limits (key, points, expire)
       values ($1, 5000, 1000 * extract(epoch from now() + interval '1 hour'))`,
        [limited],
      );

      await admin.post(links(id)).expect(429);
      await admin.post(links(id.toUpperCase())).expect(429);
    });

    it('get 404 for an unknown application', async () => {
      await admin.post(links('0193f000-0000-7000-8000-000000000001')).expect(404);
      await admin.delete(links('0193f000-0000-7000-8000-000000000001')).expect(404);
    });
  });
});
