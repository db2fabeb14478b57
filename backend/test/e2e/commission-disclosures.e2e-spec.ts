import { createHash, randomUUID } from 'node:crypto';
import request from 'supertest';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { accepted, offered, putTo } from '../support/accepted-offers.js';
import { sentAnswers } from '../support/answers.js';
import { signUpPartner } from '../support/cases.js';
import { jobsDone, workJobs } from '../support/jobs.js';
import { readable } from '../support/mail-server.js';
import { signInAsAdmin, startAppOn, testSettings, useMailingApp } from '../support/test-app.js';

const NOBODYS = '0193f000-0000-7000-8000-00000000dead';
const DRAWN = { completedOn: '2026-03-12', drawnPence: 12_500_000, brokerCommissionPence: 450_000 };

interface Disclosure {
  readonly id: string;
  readonly version: number;
  readonly text: string;
  readonly sha256: string;
  readonly openedAt: string | null;
}

interface Task {
  readonly title: string;
  readonly doneAt: string | null;
}

const { api, mails } = useMailingApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let caseId: string;
let token: string;
let company: string;
describe('Commission disclosures', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
    await admin.post('/api/admin/lenders').send({ name: 'Alba', productTypes: 'Business Loans' }).expect(201);
  });
  beforeEach(async () => {
    ({ id: caseId, statusToken: token, company } = await sent());
  });

  /** For another company each time, because identical answers are the same application. */
  const sent = async () => {
    const companyName = `Łódź Bakery ${randomUUID()} Ltd`;
    const answer = await api.http().post('/api/applications').send(sentAnswers({ companyName })).expect(201);
    return { ...(bodyOf(answer) as { id: string; statusToken: string }), company: companyName };
  };

  const bodyOf = ({ body }: request.Response): unknown => body;
  const path = (of = caseId) => `/api/admin/applications/${of}/commission-disclosures`;
  const frozen = async (of = caseId) => bodyOf(await admin.post(path(of)).expect(201)) as Disclosure;
  const all = async (of = caseId) => bodyOf(await admin.get(path(of)).expect(200)) as Disclosure[];
  const shown = async () =>
    (bodyOf(await api.http().get(`/api/status/${token}`).expect(200)) as { disclosure: unknown }).disclosure;
  const acknowledge = (said: object, by = token) =>
    api.http().post(`/api/status/${by}/disclosure/acknowledgement`).send(said);
  const pdfOf = async (id: string, of = caseId) =>
    (
      await admin
        .get(`${path(of)}/${id}/pdf`)
        .responseType('blob')
        .expect(200)
    ).body as Buffer;

  it('is frozen, opened through the link and acknowledged by name, each with its time', async () => {
    expect(await shown()).toBeNull();
    await acknowledge({ name: 'Jane Smith' }).expect(409);
    const disclosure = await frozen();

    expect(disclosure).toMatchObject({
      version: 1,
      openedAt: null,
      acknowledgedAt: null,
      supersededAt: null,
    });
    expect(disclosure.text).toContain(company);
    expect(disclosure.sha256).toBe(createHash('sha256').update(disclosure.text).digest('hex'));
    expect(await shown()).toEqual({
      version: 1,
      text: disclosure.text,
      acknowledgedAt: null,
      acknowledgedBy: null,
    });
    const [opened] = await all();
    expect(opened?.openedAt).not.toBeNull();

    await acknowledge({ name: ' Jane Smith ', version: 1 }).expect(200);
    await acknowledge({ name: 'Somebody Else', version: 1 }).expect(200);
    expect(await shown()).toMatchObject({
      acknowledgedAt: expect.any(String) as string,
      acknowledgedBy: 'Jane Smith',
    });
    expect(await all()).toMatchObject([{ openedAt: opened?.openedAt, acknowledgedBy: 'Jane Smith' }]);
    const application = bodyOf(await admin.get(`/api/admin/applications/${caseId}`)) as {
      trail: { action: string; actorType: string }[];
    };
    expect(application.trail.slice(1).map(({ action, actorType }) => [action, actorType])).toEqual([
      ['commission-disclosed', 'admin'],
      ['commission-disclosure-opened', 'visitor'],
      ['commission-disclosure-acknowledged', 'visitor'],
    ]);
  });

  it('is previewed with the text that it will have, without storing anything', async () => {
    const { text } = bodyOf(await admin.get(`${path()}/preview`).expect(200)) as { text: string };
    expect(await all()).toEqual([]);

    expect((await frozen()).text).toBe(text);
  });

  it('is opened once by concurrent requests, and acknowledged once', async () => {
    await frozen();
    await Promise.all([shown(), shown(), shown()]);
    await Promise.all([acknowledge({ name: 'Jane Smith' }), acknowledge({ name: 'John Smith' })]);

    const [{ count } = { count: 0 }] = await api.query<{ count: number }>(
      `select count(*)::int as count from application_events where application_id = $1
      and kind like 'commission-disclosure-%'`,
      [caseId],
    );
    expect(count).toBe(2);
  });

  it('is superseded by a newer one, which needs its own acknowledgement', async () => {
    await frozen();
    await acknowledge({ name: 'Jane Smith' }).expect(200);
    const newer = await frozen();

    expect(newer).toMatchObject({ version: 2, supersededAt: null, acknowledgedAt: null });
    expect(await all()).toMatchObject([
      { version: 2 },
      { version: 1, supersededAt: newer['createdAt' as 'id'] },
    ]);
    expect(await shown()).toMatchObject({ version: 2, acknowledgedAt: null });
    await acknowledge({ name: 'Jane Smith', version: 1 }).expect(409);
    await acknowledge({ name: 'Jane Smith', version: 2 }).expect(200);
  });

  it('is frozen once per key, also by concurrent requests', async () => {
    const freeze = () => admin.post(path()).set('Idempotency-Key', 'key-of-a-double-click');
    await Promise.all([freeze(), freeze()]);
    await freeze().expect(201);
    expect(await all()).toHaveLength(1);

    const answers = await Promise.all([admin.post(path()), admin.post(path())]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await all()).map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  it('has a document whose bytes and wording never change', async () => {
    const { id } = await frozen();
    const before = await pdfOf(id);
    await acknowledge({ name: 'Jane Smith' }).expect(200);
    await frozen();
    await api.query('update application_submissions set company_name = $1 where id = $2', [
      ...['Renamed Ltd', caseId],
    ]);

    expect(before.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await pdfOf(id)).equals(before)).toBe(true);
    const write = (statement: string) => api.query(statement, [id]);
    await expect(write(`update commission_disclosures set text = 'Free' where id = $1`)).rejects.toThrow(
      /cannot be changed/,
    );
    await expect(
      write('update commission_disclosures set acknowledged_at = now() where id = $1'),
    ).rejects.toThrow(/cannot be changed/);
    await expect(write('delete from commission_disclosures where id = $1')).rejects.toThrow(
      /cannot be changed/,
    );
    await expect(
      write('delete from commission_disclosure_documents where disclosure_id = $1'),
    ).rejects.toThrow(/cannot be changed/);
    await expect(
      write(`update commission_disclosure_documents set document = '' where disclosure_id = $1`),
    ).rejects.toThrow(/cannot be changed/);
  });

  it('is deleted with its case', async () => {
    await frozen();
    await api.query('delete from application_submissions where id = $1', [caseId]);

    await admin.get(path()).expect(404);
    const left = await api.query<unknown>('select from commission_disclosures where application_id = $1', [
      caseId,
    ]);
    expect(left).toEqual([]);
  });

  it('is available only for its own, existing case', async () => {
    const { id } = await frozen();
    const other = await sent();

    await admin.get(`${path(other.id)}/${id}/pdf`).expect(404);
    await admin.get(`${path()}/${NOBODYS}/pdf`).expect(404);
    await admin.get(`${path()}/none/pdf`).expect(404);
    await admin.get(path(NOBODYS)).expect(404);
    await admin.post(path(NOBODYS)).expect(404);
    await acknowledge({ name: 'Jane Smith' }, other.statusToken).expect(409);
    await acknowledge({ name: 'Jane Smith' }, 'no-link-of-ours').expect(404);
  });

  it.each([[{}], [{ name: '  ' }], [{ name: 'x'.repeat(101) }], [{ name: 'Jane', version: 0 }]])(
    'rejects an acknowledgement of %j',
    async (said) => {
      await frozen();

      await acknowledge(said).expect(400);
    },
  );

  it('includes the partner’s share, and is out of date only when an amount in it changes', async () => {
    const partner = await signUpPartner(api.app, { companyName: 'Fielding Accountants' });
    await admin
      .post('/api/admin/commission-terms')
      .send({
        introducerId: partner.introducer.id,
        basis: 'share',
        percent: 20,
        vat: 'standard',
        validFrom: londonIsoDay(new Date()),
      })
      .expect(201);
    const { id } = await partner.submit();
    const before = await frozen(id);
    expect(before.text).toContain(
      'Fielding Accountants 20% of the commission that the lender pays us, plus VAT',
    );
    const submission = await putTo(admin, id, 'Alba');
    await accepted(admin, await offered(admin, submission));
    expect(await all(id)).toMatchObject([{ outOfDateSince: null }]);
    const completion = `/api/admin/submissions/${submission}/completion`;
    await admin.post(completion).send(DRAWN).expect(200);

    const tasks = async () =>
      (bodyOf(await admin.get(`/api/admin/tasks?applicationId=${id}`).expect(200)) as Task[])
        .filter(({ title, doneAt }) => title.includes('disclosure') && doneAt === null)
        .map(({ title }) => title);
    expect(await all(id)).toMatchObject([{ version: 1, outOfDateSince: null }]);
    expect(await tasks()).toEqual([]);

    const after = await frozen(id);
    expect(after.text).toContain('Alba pays us £4,500.00');
    expect(after.text).toContain('£900.00 plus £180.00 VAT: 20% of £4,500.00');
    expect(await tasks()).toEqual([]);
    await admin.delete(completion).send({ reasonCode: 'client' }).expect(200);
    expect(await all(id)).toMatchObject([{ version: 2, outOfDateSince: expect.any(String) as string }, {}]);
    expect(await tasks()).toEqual(['Update commission disclosure: Birch Bakery Ltd']);
    await admin.post(completion).send(DRAWN).expect(200);
    expect(await all(id)).toMatchObject([{ version: 2, outOfDateSince: null }, {}]);
    expect(await tasks()).toEqual([]);
  });

  it('are created by a completion with another commission than disclosed, and sent by staff', async () => {
    const commission = { brokerCommissionPence: 250_000, brokerCommissionBasis: 'likely' };
    const submission = await putTo(admin, caseId, 'Alba');
    const offer = await offered(admin, submission, commission);
    await admin.post(`/api/admin/offers/${offer}/sharing`).send({}).expect(200);
    await frozen();
    await acknowledge({ name: 'Jane Smith' }).expect(200);
    await accepted(admin, offer);
    await admin.post(`/api/admin/submissions/${submission}/completion`).send(DRAWN).expect(200);

    const [written] = await all();
    expect(written).toMatchObject({ version: 2, awaitsSending: true, acknowledgedAt: null });
    expect(written?.text).toContain('Alba pays us £4,500.00');
    const tasks = () =>
      api.query(`select kind from tasks where application_id = $1 and done_at is null`, [caseId]);
    expect(await tasks()).toContainEqual({ kind: 'disclosure_to_send' });
    const send = () => admin.post(`${path()}/${written?.id}/sending`).send();
    expect((await send().expect(200)).body).toMatchObject({ version: 2, awaitsSending: false });
    expect(await tasks()).not.toContainEqual({ kind: 'disclosure_to_send' });
    expect((await send().expect(409)).body).toMatchObject({ type: '/problems/disclosure-sent' });
    await admin.post(`${path()}/${NOBODYS}/sending`).send().expect(404);
    await expect(api.query('update commission_disclosures set version = 9')).rejects.toThrow(
      /cannot be changed/,
    );
  });

  describe('the email about a disclosure', () => {
    let twinStaff: typeof admin;
    beforeAll(async () => {
      const twin = await api.startTwin();
      for (const app of [api.app, twin]) await workJobs(app);
      twinStaff = await signInAsAdmin(twin);
    });
    const received = () =>
      mails.received
        .map(({ to, source }) => ({ to, text: readable(source) }))
        .filter(({ text }) => text.includes('Subject: Please read how we are paid'));
    beforeEach(async () => {
      await jobsDone(api);
      mails.received.length = 0;
    });

    it('is sent to the client once for each version, also by two processes and for a repeated request', async () => {
      const freeze = (by: typeof admin, key: string) => by.post(path()).set('Idempotency-Key', key).send();
      for (const key of ['first-version-of-two', 'second-version-of-two']) {
        await Promise.all([freeze(admin, key), freeze(twinStaff, key), freeze(admin, key)]);
        await freeze(twinStaff, key).expect(201);
        await jobsDone(api);
      }

      expect((await all()).map(({ version }) => version)).toEqual([2, 1]);
      expect(received().map(({ to }) => to)).toEqual([
        ['fiona@alder-joinery.example'],
        ['fiona@alder-joinery.example'],
      ]);
      for (const { text } of received()) expect(text).toContain(`http://site.example/status/${token}`);
      expect(new Set(received().map(({ text }) => /^Message-ID: .*$/m.exec(text)?.[0])).size).toBe(2);
    });

    it('is not sent when the partner has not confirmed that the client knows', async () => {
      const partner = await signUpPartner(api.app);
      const { id } = await partner.submit();
      await frozen(id);
      await jobsDone(api);

      expect(received()).toEqual([]);
    });
  });

  describe('where it is required', () => {
    let strict: Awaited<ReturnType<typeof startAppOn>>;
    let staff: typeof admin;
    beforeAll(async () => {
      strict = await startAppOn(api.database.url, testSettings({ requireDisclosure: true }));
      staff = await signInAsAdmin(strict);
    });
    afterAll(() => strict.close());

    it('rejects an acceptance until the newest is acknowledged', async () => {
      const commission = { brokerCommissionPence: 250_000, brokerCommissionBasis: 'confirmed' };
      const offer = await offered(admin, await putTo(admin, caseId, 'Alba'), commission);
      const accept = () => staff.post(`/api/admin/offers/${offer}/acceptance`).send({});
      const refusal = async () => (bodyOf(await accept().expect(409)) as { error: string }).error;

      expect(await refusal()).toMatch(/Create a disclosure in the Commission section/);
      await frozen();
      await acknowledge({ name: 'Jane Smith' }).expect(200);
      await frozen();
      expect(await refusal()).toMatch(/Disclosure 2 is not acknowledged yet/);
      expect(bodyOf(await admin.get(`/api/admin/applications/${caseId}`))).toMatchObject({ stage: 'offers' });
      await acknowledge({ name: 'Jane Smith' }).expect(200);
      expect(await refusal()).toMatch(/does not state our commission for this offer/);
      await admin.post(`/api/admin/offers/${offer}/sharing`).send({}).expect(200);
      await frozen();
      await acknowledge({ name: 'Jane Smith' }).expect(200);
      await accept().expect(200);
    });

    it('allows an acceptance without one when it is not required', async () => {
      await accepted(admin, await offered(admin, await putTo(admin, caseId, 'Alba')));
    });
  });
});
