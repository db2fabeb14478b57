import request from 'supertest';
import { addDays, londonIsoDay } from '#kernel/time/london-time.js';
import { accepted, offered, putTo } from '../support/accepted-offers.js';
import { basic, createApiAccount } from '../support/api-accounts.js';
import { signUpPartner } from '../support/cases.js';
import { signInAsAdmin, testAdmin, useTestApp } from '../support/test-app.js';

const NOBODYS = '0193f000-0000-7000-8000-00000000dead';
const today = londonIsoDay(new Date());
const later = addDays(today, 30);

interface Shown {
  readonly id: string;
  readonly [field: string]: unknown;
}

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let partner: Awaited<ReturnType<typeof signUpPartner>>;
describe('Commission ledger', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
    const lender = { name: 'Alba', productTypes: 'Business Loans' };
    await admin.post('/api/admin/lenders').send(lender).expect(201);
  });
  beforeEach(async () => {
    partner = await signUpPartner(api.app);
  });

  const bodyOf = ({ body }: request.Response): unknown => body;
  const agree = (changes: object) =>
    admin
      .post('/api/admin/commission-terms')
      .send({
        introducerId: partner.introducer.id,
        basis: 'share',
        percent: 20,
        vat: 'standard',
        validFrom: today,
        ...changes,
      })
      .expect(201);

  interface Deal {
    readonly caseId: string;
    readonly submissionId: string;
    readonly offerId: string;
  }
  const newOffer = async (): Promise<Deal> => {
    const { id: caseId } = await partner.submit();
    const submissionId = await putTo(admin, caseId, 'Alba');
    return { caseId, submissionId, offerId: await offered(admin, submissionId) };
  };
  const completed = async (completedOn = today): Promise<Deal> => {
    const deal = await newOffer();
    await accepted(admin, deal.offerId);
    await complete(deal.submissionId, completedOn).expect(200);
    return deal;
  };
  const complete = (submissionId: string, completedOn = today) =>
    admin
      .post(`/api/admin/submissions/${submissionId}/completion`)
      .send({ completedOn, drawnPence: 12_500_000, brokerCommissionPence: 450_000 });
  const staffs = async (query: string) =>
    (await admin.get(`/api/admin/commissions?introducerId=${partner.introducer.id}${query}`).expect(200))
      .body as Shown[];
  const firstId = async (): Promise<string> => (await staffs(''))[0]?.id ?? '';
  const partners = async (query = '') =>
    (await partner.agent.get(`/api/introducers/me/commissions${query}`).expect(200)).body as Shown[];
  const summary = async () =>
    bodyOf(await partner.agent.get('/api/introducers/me/commissions/summary').expect(200));
  const clawBack = (id: string, changes: object = {}) =>
    admin.post(`/api/admin/commissions/${id}/clawback`).send({ reason: 'Repaid early', ...changes });

  it('shows staff and the partner what a completion and later payments earned', async () => {
    await agree({});
    const { caseId, submissionId } = await completed();
    const paid = await admin
      .post(`/api/admin/submissions/${submissionId}/commission`)
      .send({ receivedPence: 10_000, receivedOn: today })
      .expect(201);

    const line = { introducerId: partner.introducer.id, applicationId: caseId, submissionId, kind: 'earned' };
    const [second, first] = await staffs('');
    expect(first).toMatchObject({
      ...line,
      state: 'earned',
      amountPence: 90_000,
      vatPence: 18_000,
      how: '20% of £4,500.00',
      earnedOn: today,
      dueOn: later,
      statementId: null,
      createdBy: { name: testAdmin.name },
      leftPence: 90_000,
      companyName: 'Birch Bakery Ltd',
    });
    expect(second).toEqual(bodyOf(paid));
    expect(second).toMatchObject({ ...line, amountPence: 2_000, createdBy: { name: testAdmin.name } });
    const seen = await partners();
    expect(seen.map(({ amountPence }) => amountPence)).toEqual([2_000, 90_000]);
    for (const one of seen) expect(Object.keys(one)).not.toContain('createdBy');
    expect(await summary()).toMatchObject({
      expected: 0,
      earned: 92_000,
      due: 0,
      onStatement: 0,
      paid: 0,
      paidThisTaxYear: 0,
    });
    const { months } = (await summary()) as { months: object[] };
    expect(months).toHaveLength(12);
    expect(months.at(-1)).toEqual({ month: today.slice(0, 7), earnedPence: 92_000 });
  });

  it('filters by state, case and company, page by page', async () => {
    await agree({ payAfterDays: 0 });
    const [one, two] = [await completed(), await completed(addDays(today, -40))];
    await newOffer();

    expect(await staffs('&state=due')).toHaveLength(2);
    expect(await staffs(`&applicationId=${one.caseId}`)).toHaveLength(1);
    expect(await staffs('&q=BIRCH')).toHaveLength(3);
    expect(await staffs('&q=oak')).toEqual([]);
    expect((await staffs('&state=expected')).map(({ state }) => state)).toEqual(['expected']);
    expect(await staffs('&state=earned')).toEqual([]);
    expect(await staffs('&state=paid')).toEqual([]);
    const page = await partner.agent.get('/api/introducers/me/commissions?limit=1&sort=oldest').expect(200);
    expect(page.headers['x-total-count']).toBe('3');
    const [, next = ''] = /<([^>]+)>/.exec(page.headers.link ?? '') ?? [];
    const second = (await partner.agent.get(next).expect(200)).body as Shown[];
    expect(second).toMatchObject([{ applicationId: two.caseId }]);
    await partner.agent.get('/api/introducers/me/commissions?state=lost').expect(400);
  });

  describe('what an offer would earn', () => {
    it('is expected once per case, and is not an entry', async () => {
      await agree({ basis: 'loan_percent', percent: 0.5, vat: 'exempt' });
      const { caseId, submissionId } = await newOffer();
      await offered(admin, submissionId, { amountPence: 10_000_000 });

      const expected = { state: 'expected', applicationId: caseId, statementId: null, dueOn: null };
      expect(await partners('?state=expected')).toMatchObject([
        { ...expected, amountPence: 50_000, vatPence: 0, how: '0.5% of £100,000.00' },
      ]);
      expect(await summary()).toMatchObject({ expected: 50_000, expectedUnknown: 0, earned: 0, due: 0 });
      const [{ count }] = await api.database.source.query<[{ count: string }]>(
        'select count(*) from commission_entries where introducer_id = $1',
        [partner.introducer.id],
      );
      expect(count).toBe('0');
    });

    it('is unknown before the lender pays when the terms are a share', async () => {
      await agree({});
      const { offerId } = await newOffer();
      await accepted(admin, offerId);

      expect(await partners()).toMatchObject([
        {
          state: 'expected',
          amountPence: null,
          vatPence: null,
          how: '20% of the commission that the lender pays us',
        },
      ]);
      expect(await summary()).toMatchObject({ expected: 0, expectedUnknown: 1 });
    });

    it('is no longer expected once the offer is withdrawn', async () => {
      await agree({});
      const { offerId } = await newOffer();
      await admin.post(`/api/admin/offers/${offerId}/withdrawal`).send({}).expect(200);

      expect(await partners()).toEqual([]);
    });
  });

  describe('a clawback', () => {
    it('takes a part, then the rest, and nothing more', async () => {
      await agree({});
      await completed();
      const id = await firstId();
      const part = bodyOf(await clawBack(id, { amountPence: 40_000 }).expect(201));
      expect(part).toMatchObject({
        kind: 'clawback',
        amountPence: -40_000,
        vatPence: -8_000,
        dueOn: today,
        state: 'due',
        how: '£400.00 of £900.00 clawed back: Repaid early',
        leftPence: 0,
      });
      const refused = bodyOf(await clawBack(id, { amountPence: 50_001 }).expect(400));
      expect(refused).toMatchObject({
        errors: [{ field: 'amountPence', message: expect.stringContaining('£500.00') as string }],
      });
      await clawBack(id).expect(201);
      await clawBack(id).expect(409);
      await clawBack((part as Shown).id).expect(409);
      await clawBack(NOBODYS).expect(404);
      expect(await staffs('')).toMatchObject([{}, {}, { leftPence: 0 }]);
    });

    it('never takes more than the remainder when two run concurrently', async () => {
      await agree({});
      await completed();
      const id = await firstId();
      const answers = await Promise.all([60_000, 60_000].map((amountPence) => clawBack(id, { amountPence })));

      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    });

    it('follows a reversed completion, and a new completion earns again', async () => {
      await agree({});
      const { submissionId } = await completed();
      const reversal = { reasonCode: 'client' };
      await admin.delete(`/api/admin/submissions/${submissionId}/completion`).send(reversal).expect(200);
      await complete(submissionId).expect(200);

      expect(await partners()).toMatchObject([
        { kind: 'earned', amountPence: 90_000 },
        { kind: 'clawback', amountPence: -90_000, how: '£900.00 clawed back: its completion was reversed' },
        { kind: 'earned', amountPence: 90_000 },
      ]);
    });
  });

  describe('an adjustment', () => {
    const adjust = (changes: object = {}) =>
      admin.post('/api/admin/commissions/adjustments').send({
        introducerId: partner.introducer.id,
        amountPence: -12_500,
        vat: 'standard',
        reason: 'Paid twice in May',
        ...changes,
      });

    it('is due immediately', async () => {
      const made = bodyOf(await adjust().expect(201));
      expect(made).toMatchObject({
        kind: 'adjustment',
        amountPence: -12_500,
        vatPence: -2_500,
        how: 'Paid twice in May',
        earnedOn: today,
        dueOn: today,
        state: 'due',
        applicationId: null,
      });
      expect(await summary()).toMatchObject({ due: -12_500 });
    });

    it.each([
      [{ introducerId: NOBODYS }, 'introducerId'],
      [{ introducerId: undefined }, 'introducerId'],
      [{ amountPence: 0 }, 'amountPence'],
      [{ amountPence: 0.5 }, 'amountPence'],
      [{ vat: 'zero' }, 'vat'],
      [{ reason: ' ' }, 'reason'],
    ])('rejects %j by name', async (changes, field) => {
      expect(bodyOf(await adjust(changes).expect(400))).toMatchObject({ errors: [{ field }] });
    });

    it('is rejected for another partner’s case', async () => {
      const { id } = await (await signUpPartner(api.app)).submit();
      expect(bodyOf(await adjust({ applicationId: id }).expect(400))).toMatchObject({
        errors: [{ field: 'applicationId' }],
      });
    });
  });

  it('rejects a later payment without a completion, and returns null when one earns nothing', async () => {
    await agree({ basis: 'fixed', percent: undefined, fixedPence: 25_000 });
    const pay = (submissionId: string, changes: object = {}) =>
      admin
        .post(`/api/admin/submissions/${submissionId}/commission`)
        .send({ receivedPence: 10_000, receivedOn: today, ...changes });
    await pay((await newOffer()).submissionId).expect(409);
    const { submissionId } = await completed();

    await pay(submissionId).expect(204);
    await pay(submissionId, { receivedOn: addDays(today, 1) }).expect(400);
    await pay(submissionId, { receivedPence: 0 }).expect(400);
    await pay(NOBODYS).expect(404);
  });

  it('is readable by the partner’s system, and by no other partner', async () => {
    await agree({});
    await completed();
    const credentials = await createApiAccount(partner);
    const call = (path: string) => api.http().get(path).set('Authorization', basic(credentials)).expect(200);

    expect(bodyOf(await call('/api/introducers/me/commissions'))).toHaveLength(1);
    expect(bodyOf(await call('/api/introducers/me/commissions/summary'))).toMatchObject({ earned: 90_000 });
    const other = await signUpPartner(api.app);
    expect(bodyOf(await other.agent.get('/api/introducers/me/commissions').expect(200))).toEqual([]);
  });

  it('earns nothing from an approval or assignment without a submission', async () => {
    await agree({});
    const [one, other] = [await partner.submit(), await partner.submit()];
    await admin
      .patch(`/api/admin/applications/${one.id}`)
      .send({ status: 'approved', assignedLender: 'Alba' })
      .expect(200);
    await admin
      .post('/api/admin/applications/bulk')
      .send({ ids: [one.id, other.id], status: 'approved' })
      .expect(200);

    expect(await staffs('')).toEqual([]);
    expect(await partners()).toEqual([]);
  });

  it('can be queried by its partner, which creates a task and shows on the case', async () => {
    await agree({});
    const { caseId } = await completed();
    const id = await firstId();
    const ask = (message: string) =>
      partner.agent.post(`/api/introducers/me/commissions/${id}/questions`).send({ message });
    await ask(' ').expect(400);
    const { headers } = await ask('We agreed 25%').expect(201);
    expect(headers['ratelimit-policy']).toContain('"commission-questions"');

    const tasks = (await admin.get('/api/admin/tasks').expect(200)).body as Shown[];
    const title = `Reply to commission query: ${partner.introducer.companyName}: We agreed 25%`;
    expect(tasks).toContainEqual(expect.objectContaining({ title, applicationId: caseId }));
    const shown = bodyOf(await admin.get(`/api/admin/applications/${caseId}`).expect(200)) as {
      trail: Shown[];
    };
    expect(shown.trail.at(-1)).toMatchObject({
      action: 'commission-questioned',
      changes: { reason: { to: 'We agreed 25%' } },
    });
    const other = await signUpPartner(api.app);
    await other.agent.get(`/api/introducers/me/commissions/${id}`).expect(404);
    await other.agent
      .post(`/api/introducers/me/commissions/${id}/questions`)
      .send({ message: 'x' })
      .expect(404);
  });

  describe('the answer to a question', () => {
    const answer = (id: string, text = 'As agreed in May', updatedAt?: unknown) =>
      admin.post(`/api/admin/commission-questions/${id}/answer`).send({ answer: text, updatedAt });
    const ask = (id: string) =>
      partner.agent
        .post(`/api/introducers/me/commissions/${id}/questions`)
        .send({ message: 'We agreed 25%' })
        .expect(201);
    const asked = async (): Promise<Shown> => ((await staffs(''))[0]?.['questions'] as Shown[])[0]!;

    it('is shown at the line to partner and staff, and completes the task', async () => {
      await agree({});
      const { caseId } = await completed();
      await ask(await firstId());
      const { id } = await asked();

      await answer(id, ' ').expect(400);
      await answer(NOBODYS).expect(404);
      await answer(id).expect(201);
      await answer(id, 'Again').expect(409);

      const shown = { id, question: 'We agreed 25%', answer: 'As agreed in May' };
      const [line] = await partners();
      expect(line?.['questions']).toEqual([
        { ...shown, askedAt: expect.any(String) as unknown, answeredAt: expect.any(String) as unknown },
      ]);
      expect(await asked()).toMatchObject({ ...shown, answeredBy: { name: testAdmin.name } });
      const done = (await admin.get('/api/admin/tasks?due=done').expect(200)).body as Shown[];
      expect(done).toContainEqual(
        expect.objectContaining({ kind: 'commission_question', applicationId: caseId }),
      );
      const shownCase = bodyOf(await admin.get(`/api/admin/applications/${caseId}`).expect(200));
      expect((shownCase as { trail: Shown[] }).trail.at(-1)).toMatchObject({
        action: 'commission-answered',
        changes: { reason: { to: 'As agreed in May' } },
      });
    });

    it('is rejected after a colleague’s, which is returned', async () => {
      await agree({});
      await completed();
      await ask(await firstId());
      const { id, updatedAt, askedAt } = await asked();
      expect(updatedAt).toBe(askedAt);
      await answer(id, 'As agreed in May', updatedAt).expect(201);

      const { body } = (await answer(id, 'Another', updatedAt).expect(409)) as { body: Shown };

      expect(body).toMatchObject({
        type: '/problems/question-changed',
        changed: { by: testAdmin.name, current: await asked() },
      });
      await answer(id, 'Another', 'yesterday').expect(400);
    });

    it('moves to what the case earned when asked about an expected line', async () => {
      await agree({});
      const { offerId, submissionId } = await newOffer();
      await ask(await firstId());
      await answer((await asked()).id).expect(201);
      await accepted(admin, offerId);
      await complete(submissionId).expect(200);

      const [line] = await partners();

      expect(line).toMatchObject({ state: 'earned', questions: [{ answer: 'As agreed in May' }] });
    });

    it('is deleted with its case, and is not in the activity log', async () => {
      await agree({});
      const { caseId } = await completed();
      await ask(await firstId());
      await answer((await asked()).id).expect(201);

      await api.query(`delete from application_submissions where id = '${caseId}'`);

      expect((await partners())[0]?.['questions']).toEqual([]);
      expect(
        await api.query(`select from activity where changes::text ~ 'As agreed in May|We agreed 25%'`),
      ).toEqual([]);
    });
  });

  it.each(['', 'x'])('accepts queries in any characters, after %j, of any length', async (start) => {
    await agree({});
    await completed();
    const message = `${start}${'🦊'.repeat(300)}\n\u202EWhy?`;

    await partner.agent
      .post(`/api/introducers/me/commissions/${await firstId()}/questions`)
      .send({ message })
      .expect(201);

    const tasks = (await admin.get('/api/admin/tasks').expect(200)).body as Shown[];
    expect(tasks).toContainEqual(
      expect.objectContaining({
        title: expect.stringMatching(/^Reply to commission query: .*🦊$/u) as string,
      }),
    );
  });

  it('produces the client’s notice, which only its partner may download, within the download limit', async () => {
    await agree({});
    const { caseId } = await completed();
    const path = `/api/introducers/me/applications/${caseId}/commission-notice`;

    const { headers } = await partner.agent.get(path).expect(200);

    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe('attachment; filename="commission-notice.pdf"');
    expect(headers['ratelimit-policy']).toContain('"export"');
    await (await signUpPartner(api.app)).agent.get(path).expect(404);
    await api.http().get(path).expect(401);
  });

  describe('the ledger', () => {
    const query = (sql: string) => api.query(sql);

    it.each([
      'update commission_entries set amount_pence = 1',
      `update commission_entries set how = 'Nothing'`,
      `update commission_entries set application_id = (select max(id::text)::uuid from application_submissions)`,
      'delete from commission_entries',
      'truncate commission_entries cascade',
    ])('is append-only: %s', async (statement) => {
      await agree({});
      await completed();
      await newOffer();
      await expect(query(statement)).rejects.toThrow('append-only');
    });

    it('keeps what an erased case earned', async () => {
      await agree({});
      const { caseId } = await completed();
      await query(`delete from application_submissions where id = '${caseId}'`);

      expect(await partners()).toMatchObject([
        { applicationId: null, submissionId: null, companyName: null, amountPence: 90_000 },
      ]);
    });
  });
});
