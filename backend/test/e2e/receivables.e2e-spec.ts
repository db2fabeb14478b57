import request from 'supertest';
import { addDays, londonIsoDay } from '#kernel/time/london-time.js';
import { CreateScheduledTasks } from '#modules/tasks/application/create-scheduled-tasks.js';
import { accepted, offered, putTo } from '../support/accepted-offers.js';
import { signUpPartner } from '../support/cases.js';
import { createAdmin, signInAsAdmin, testAdmin, useTestApp } from '../support/test-app.js';

const today = londonIsoDay(new Date());
const PATH = '/api/admin/receivables';

interface Shown {
  readonly id: string;
  readonly updatedAt: string;
  readonly [field: string]: unknown;
}

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let partner: Awaited<ReturnType<typeof signUpPartner>>;
describe('Receivables', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
    for (const name of ['Alba', 'Brae'])
      await admin.post('/api/admin/lenders').send({ name, productTypes: 'Business Loans' }).expect(201);
  });
  beforeEach(async () => {
    partner = await signUpPartner(api.app);
  });

  const bodyOf = ({ body }: request.Response): unknown => body;
  const shownBy = (response: request.Response) => bodyOf(response) as Shown;
  const listBy = (response: request.Response) => bodyOf(response) as readonly Shown[];
  const agree = (changes: object) =>
    admin
      .post('/api/admin/commission-terms')
      .send({
        introducerId: partner.introducer.id,
        basis: 'share',
        percent: 20,
        vat: 'exempt',
        validFrom: today,
      })
      .send(changes)
      .expect(201);

  /** A completion with a receivable of £4,500.00. */
  const completed = async (lender = 'Alba', completedOn = today) => {
    const { id: caseId } = await partner.submit();
    const submissionId = await putTo(admin, caseId, lender);
    await accepted(admin, await offered(admin, submissionId));
    await admin
      .post(`/api/admin/submissions/${submissionId}/completion`)
      .send({ completedOn, drawnPence: 12_500_000, brokerCommissionPence: 450_000 })
      .expect(200);
    const [receivable] = await listed(`?applicationId=${caseId}`);
    if (!receivable) throw new Error('A completion opens a receivable');
    return { caseId, submissionId, receivable };
  };
  const listed = async (query = '') => listBy(await admin.get(`${PATH}${query}`).expect(200));
  const pay = (id: string, changes: object = {}) =>
    admin.post(`${PATH}/${id}/receipts`).send({ receivedPence: 450_000, receivedOn: today, ...changes });

  const ben = { ...testAdmin, name: 'Ben Keeper', email: 'ben.keeper@example.co.uk' };
  beforeAll(() => createAdmin(api.app, ben, 'case-manager'));
  const asCaseManager = async () => {
    const manager = request.agent(api.app.getHttpServer());
    await manager.post('/api/admin/login').send({ email: ben.email, password: ben.password }).expect(200);
    return manager;
  };

  it('open with a completion, take payments, and close', async () => {
    const { caseId, submissionId, receivable } = await completed();
    expect(receivable).toMatchObject({
      ...{ applicationId: caseId, submissionId, origin: 'completion', state: 'open', isOverdue: false },
      ...{ companyName: 'Birch Bakery Ltd', lender: { name: 'Alba' }, writeOff: null, receipts: [] },
      ...{ expectedPence: 450_000, receivedPence: 0, openPence: 450_000, writtenOffPence: 0 },
      expectedOn: addDays(today, 30),
    });

    const part = await pay(receivable.id, { receivedPence: 400_000, reference: ' ALBA 1 ' }).expect(201);
    expect(part.body).toMatchObject({
      ...{ state: 'short', openPence: 50_000 },
      receipts: [
        {
          receivedPence: 400_000,
          receivedOn: today,
          reference: 'ALBA 1',
          createdBy: { name: testAdmin.name },
        },
      ],
    });
    const over = await pay(receivable.id, { receivedPence: 60_000 }).expect(201);
    expect(over.body).toMatchObject({ state: 'over', receivedPence: 460_000, openPence: 0 });
    expect(bodyOf(await admin.get(`${PATH}/${receivable.id}`).expect(200))).toEqual(over.body);
    const seen = await api.query(
      `select action from activity where subject_type = 'receivable' and subject_id = $1`,
      [receivable.id],
    );
    expect(seen).toEqual([{ action: 'receipt-recorded' }, { action: 'receipt-recorded' }]);
  });

  it('filters by state, lender, overdue and text, in date order', async () => {
    await api.query('update receivables set open_pence = 0');
    const [late, due] = [await completed('Brae', addDays(today, -40)), await completed('Brae')];
    await pay(due.receivable.id, { receivedPence: 1, reference: 'BACS 77' }).expect(201);
    const ids = async (query: string) => (await listed(query)).map(({ id }) => id);

    expect(await ids('?lender=brae&sort=expected')).toEqual([late.receivable.id, due.receivable.id]);
    expect(await ids('?lender=brae&sort=-expected')).toEqual([due.receivable.id, late.receivable.id]);
    expect(await ids('?overdue=true')).toEqual([late.receivable.id]);
    expect(await ids('?overdue=false&lender=Brae')).toEqual([due.receivable.id]);
    expect(await ids('?state=short')).toEqual([due.receivable.id]);
    expect(await ids('?q=bacs+77')).toEqual([due.receivable.id]);
    expect(await ids('?q=brae&state=open')).toEqual([late.receivable.id]);
    expect(await ids('?q=birch&lender=Brae')).toHaveLength(2);
    const page = await admin.get(`${PATH}?lender=Brae&limit=1&sort=expected`).expect(200);
    expect(page.headers['x-total-count']).toBe('2');
    const [, next = ''] = /<([^>]+)>/.exec(page.headers.link ?? '') ?? [];
    expect(listBy(await admin.get(next).expect(200))).toMatchObject([{ id: due.receivable.id }]);
    for (const wrong of ['?state=lost', '?overdue=maybe', '?sort=lender', '?applicationId=1'])
      await admin.get(`${PATH}${wrong}`).expect(400);

    const sums = listBy(await admin.get(`${PATH}/lenders`).expect(200));
    expect(sums).toContainEqual({
      lender: { id: expect.any(String) as string, name: 'Brae' },
      ...{ openPence: 899_999, overduePence: 450_000, receivedPence: 1, writtenOffPence: 0 },
    });
  });

  it('are exported as filtered, with payments that were not reversed', async () => {
    await api.query('update receivables set open_pence = 0');
    const late = await completed('Alba', addDays(today, -40));
    await completed('Alba');
    const paid = await pay(late.receivable.id, { receivedPence: 1_050, reference: 'BACS 77' }).expect(201);
    const again = await pay(late.receivable.id, { receivedPence: 2_000, reference: 'Wrong' }).expect(201);
    const { receipts } = again.body as { receipts: readonly Shown[] };
    await admin
      .post(`${PATH}/${late.receivable.id}/receipts/${receipts[1]?.id}/reversal`)
      .send({ reason: 'Paid for another client' })
      .expect(200);
    expect(paid.body).toMatchObject({ state: 'short' });

    const csv = await admin.get(`${PATH}/export?format=csv&overdue=true`).expect(200);

    const due = addDays(today, -10);
    expect(csv.text.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'Client,Lender,Status,Due,Expected (£),Received (£),Last received,References,Outstanding (£),Written off (£),Reason written off',
      `Birch Bakery Ltd,Alba,Overdue,${due},4500.00,10.50,${today},BACS 77,4489.50,0.00,`,
    ]);
    await admin
      .get(`${PATH}/export`)
      .expect(200)
      .expect('Content-Type', /spreadsheetml/);
    await admin.get(`${PATH}/export?overdue=maybe`).expect(400);
  });

  it('creates a task once it is overdue, until its date is changed', async () => {
    const { caseId, receivable } = await completed('Alba', addDays(today, -40));
    const make = () => api.app.get(CreateScheduledTasks).execute();
    const open = async () =>
      listBy(await admin.get(`/api/admin/tasks?applicationId=${caseId}`).expect(200)).filter(
        ({ kind }) => kind === 'receivable_overdue',
      );
    await make();
    expect(await open()).toMatchObject([{ title: 'Chase commission from Alba', dueOn: addDays(today, -9) }]);

    const moved = await admin
      .patch(`${PATH}/${receivable.id}`)
      .send({ expectedOn: addDays(today, 7), updatedAt: receivable.updatedAt })
      .expect(200);
    expect(moved.body).toMatchObject({ expectedOn: addDays(today, 7), isOverdue: false });
    await make();
    expect((await open()).filter((task) => !('doneAt' in task) || task.doneAt === null)).toEqual([]);
  });

  it.each([
    ['a payment', (id: string) => pay(id)],
    ['another date', (id: string) => admin.patch(`${PATH}/${id}`).send({ expectedOn: addDays(today, 7) })],
    ['a write-off', (id: string) => admin.post(`${PATH}/${id}/write-off`).send({ reason: 'Insolvent' })],
  ])('complete the task to chase the lender together with %s', async (_change, change) => {
    const { caseId, receivable } = await completed('Alba', addDays(today, -40));
    await api.app.get(CreateScheduledTasks).execute();
    const counted = async () =>
      (bodyOf(await admin.get('/api/admin/waiting').expect(200)) as { today: number }).today;
    const before = await counted();

    const { status } = await change(receivable.id);

    expect(Math.floor(status / 100)).toBe(2);
    const chases = listBy(await admin.get(`/api/admin/tasks?applicationId=${caseId}`).expect(200));
    expect(chases.filter(({ kind }) => kind === 'receivable_overdue')).toMatchObject([
      { doneAt: expect.any(String) as string },
    ]);
    expect(await counted()).toBe(before - 1);
  });

  it('keep the task to chase the lender while part of it is outstanding', async () => {
    const { caseId, receivable } = await completed('Alba', addDays(today, -40));
    await api.app.get(CreateScheduledTasks).execute();

    await pay(receivable.id, { receivedPence: 1 }).expect(201);

    const chases = listBy(await admin.get(`/api/admin/tasks?applicationId=${caseId}`).expect(200));
    expect(chases.filter(({ kind }) => kind === 'receivable_overdue')).toMatchObject([{ doneAt: null }]);
  });

  it('counts a payment once that two colleagues record', async () => {
    const { receivable } = await completed();
    const { id, updatedAt } = receivable;
    const both = await Promise.all([1, 2].map(() => pay(id, { updatedAt })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      type: '/problems/receivable-changed',
      changed: { current: { receivedPence: 450_000 } },
    });

    const again = () => pay(id, { receivedPence: 1 }).set('Idempotency-Key', 'the-same-press');
    await again().expect(201);
    await again().expect(201);
    expect(bodyOf(await admin.get(`${PATH}/${id}`))).toMatchObject({ receivedPence: 450_001 });
  });

  it('returns an error at the invalid field', async () => {
    const { receivable } = await completed();
    const wrong = async (sent: object) =>
      (bodyOf(await pay(receivable.id, sent).expect(400)) as { errors: { field: string }[] }).errors.map(
        ({ field }) => field,
      );

    expect(await wrong({ receivedPence: 0 })).toEqual(['receivedPence']);
    expect(await wrong({ receivedPence: 1.5 })).toEqual(['receivedPence']);
    expect(await wrong({ receivedOn: addDays(today, 1) })).toEqual(['receivedOn']);
    expect(await wrong({ receivedOn: '2026-02-30' })).toEqual(['receivedOn']);
    expect(await wrong({ reference: 'x'.repeat(101) })).toEqual(['reference']);
    await admin.patch(`${PATH}/${receivable.id}`).send({ expectedOn: 'soon' }).expect(400);
    await admin.post(`${PATH}/${receivable.id}/write-off`).send({}).expect(400);
  });

  it('undo a mistyped payment once, and keep both', async () => {
    const { receivable } = await completed();
    const { receipts } = shownBy(await pay(receivable.id, { receivedPence: 4_500_000 }).expect(201)) as {
      receipts?: readonly Shown[];
    };
    const path = `${PATH}/${receivable.id}/receipts/${receipts?.[0]?.id}/reversal`;
    const reason = { reason: 'Two noughts too many' };
    await admin.post(path).send({}).expect(400);
    const press = () => admin.post(path).set('Idempotency-Key', 'the-same-reversal').send(reason);
    await Promise.all([press(), press()]);

    expect((await press().expect(200)).body).toMatchObject({
      ...{ state: 'open', receivedPence: 0, openPence: 450_000 },
      receipts: [{ receivedPence: 4_500_000, reversal: { ...reason, by: { name: testAdmin.name } } }],
    });
    expect((await admin.post(path).send(reason).expect(409)).body).toMatchObject({
      type: '/problems/receipt-reversed',
    });
    await admin
      .post(path.replace(receipts?.[0]?.id ?? '', receivable.id))
      .send(reason)
      .expect(404);
  });

  it('allow only administrators to correct the expected amount, and log both amounts', async () => {
    const { receivable } = await completed();
    const path = `${PATH}/${receivable.id}/expected-amount`;
    const edit = { expectedPence: 400_000, updatedAt: receivable.updatedAt };
    await (await asCaseManager()).patch(path).send(edit).expect(403);
    await admin.patch(path).send({ expectedPence: 0 }).expect(400);

    expect((await admin.patch(path).send(edit).expect(200)).body).toMatchObject({
      ...{ state: 'open', expectedPence: 400_000, openPence: 400_000 },
    });
    await admin.patch(path).send(edit).expect(409);
    const [logged] = await api.query<{ changes: unknown }>(
      `select changes from activity where action = 'receivable-changed' and subject_id = $1`,
      [receivable.id],
    );
    expect(logged?.changes).toEqual({ expectedPence: { from: 450_000, to: 400_000 } });
  });

  it('are the next step of their case until they are paid', async () => {
    const { caseId, receivable } = await completed();
    const step = async () =>
      (bodyOf(await admin.get(`/api/admin/applications/${caseId}`).expect(200)) as { nextStep: unknown })
        .nextStep;
    expect(await step()).toMatchObject({
      kind: 'record_receipt',
      label: 'Commission of £4,500.00 expected from Alba',
      subject: { type: 'receivable', id: receivable.id, name: 'Alba', count: 1 },
    });
    await pay(receivable.id).expect(201);

    expect(await step()).toBeNull();
  });

  it('allows only administrators to write off the remainder', async () => {
    const { receivable } = await completed();
    const manager = await asCaseManager();
    const reason = { reason: 'The lender went out of business' };
    const path = `${PATH}/${receivable.id}/write-off`;

    await manager.post(path).send(reason).expect(403);
    expect((await admin.post(path).send(reason).expect(200)).body).toMatchObject({
      ...{ state: 'written_off', openPence: 0, writtenOffPence: 450_000 },
      writeOff: { ...reason, by: { name: testAdmin.name } },
    });
    expect((await admin.post(path).send(reason).expect(409)).body).toMatchObject({
      type: '/problems/nothing-left-to-write-off',
    });
  });

  it('shows the new name of a lender that was renamed before payment', async () => {
    const lender = { name: 'Corrie', productTypes: 'Business Loans' };
    const { id } = shownBy(await admin.post('/api/admin/lenders').send(lender).expect(201));
    const { receivable } = await completed('Corrie');
    await admin
      .patch(`/api/admin/lenders/${id}`)
      .send({ ...lender, name: 'Corrie Finance' })
      .expect(200);

    expect((await pay(receivable.id).expect(201)).body).toMatchObject({
      ...{ state: 'received', lender: { id, name: 'Corrie Finance' } },
    });
  });

  it('cancels the open amount on reversal, and opens another for the next completion', async () => {
    const { caseId, submissionId, receivable } = await completed();
    await pay(receivable.id, { receivedPence: 50_000 }).expect(201);
    await admin
      .delete(`/api/admin/submissions/${submissionId}/completion`)
      .send({ reasonCode: 'client' })
      .expect(200);
    expect((await pay(receivable.id).expect(409)).body).toMatchObject({
      type: '/problems/receivable-cancelled',
    });

    await admin
      .post(`/api/admin/submissions/${submissionId}/completion`)
      .send({ completedOn: today, drawnPence: 1_000_000, brokerCommissionPence: 20_000 })
      .expect(200);

    expect(await listed(`?applicationId=${caseId}&sort=oldest`)).toMatchObject([
      { state: 'written_off', receivedPence: 50_000, writtenOffPence: 400_000 },
      { state: 'open', expectedPence: 20_000 },
    ]);
  });

  it('keeps payments unchanged', async () => {
    const { receivable } = await completed();
    await pay(receivable.id).expect(201);

    for (const sql of [
      'update receivable_receipts set received_pence = 1',
      'delete from receivable_receipts',
    ])
      await expect(api.query(sql)).rejects.toThrow('Payments of lenders are append-only');
  });

  describe('of a partner’s case', () => {
    it('earns with each payment when the terms pay on receipt, and shows until then what is expected', async () => {
      await agree({ payWhen: 'received', payAfterDays: 0 });
      const { caseId, receivable } = await completed();
      const lines = async () =>
        listBy(
          await partner.agent.get(`/api/introducers/me/commissions?applicationId=${caseId}`).expect(200),
        );
      expect(await lines()).toMatchObject([
        {
          ...{ state: 'expected', amountPence: 90_000, earnedOn: null, dueOn: null },
          how: '20% of £4,500.00. Waiting for Alba to pay us',
        },
      ]);

      await pay(receivable.id, { receivedPence: 300_000 }).expect(201);

      expect(await lines()).toMatchObject([
        { state: 'due', amountPence: 60_000, how: '20% of £3,000.00', earnedOn: today },
        { state: 'expected', amountPence: 30_000, how: '20% of £1,500.00. Waiting for Alba to pay us' },
      ]);
      const summary = await partner.agent.get('/api/introducers/me/commissions/summary').expect(200);
      expect(summary.body).toMatchObject({ expected: 30_000, due: 60_000 });
    });

    it('earns at completion by default', async () => {
      await agree({});
      const { receivable } = await completed();
      await pay(receivable.id).expect(201);

      const lines = listBy(await partner.agent.get('/api/introducers/me/commissions').expect(200));
      expect(lines).toMatchObject([{ amountPence: 90_000 }]);
      expect(lines).toHaveLength(1);
    });
  });
});
