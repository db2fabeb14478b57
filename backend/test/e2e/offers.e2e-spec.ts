import type request from 'supertest';
import { TaskSource } from '#modules/tasks/public.js';
import { Contributions } from '#platform/application/contributions.js';
import { signUpPartner } from '../support/cases.js';
import { allowSending } from '../support/consents.js';
import { signInAsAdmin, testAdmin, useTestApp } from '../support/test-app.js';

const NOBODYS = '0193f000-0000-7000-8000-00000000dead';
const TERMS = {
  kind: 'formal',
  amountPence: 12_500_000,
  termMonths: 60,
  rateKind: 'annual',
  rate: 8.95,
  repayment: 'amortising',
  arrangementFeePence: 250_000,
};

interface Shown {
  readonly id: string;
  readonly updatedAt: string;
}

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let partner: Awaited<ReturnType<typeof signUpPartner>>;
describe('Offers', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
    partner = await signUpPartner(api.app);
    for (const name of ['Alba', 'Brae'])
      await admin.post('/api/admin/lenders').send({ name, productTypes: 'Business Loans' }).expect(201);
  });

  let caseId: string;
  let alba: string;
  let brae: string;
  const sentTo = async (lender: string): Promise<string> => {
    await allowSending(admin, caseId, lender);
    const made = await admin
      .post(`/api/admin/applications/${caseId}/submissions`)
      .send({ lender })
      .expect(201);
    const { id } = made.body as Shown;
    await admin.post(`/api/admin/submissions/${id}/moves`).send({ to: 'sent' }).expect(200);
    return id;
  };
  beforeEach(async () => {
    caseId = (await partner.submit()).id;
    [alba, brae] = [await sentTo('Alba'), await sentTo('Brae')];
  });

  const bodyOf = ({ body }: request.Response): unknown => body;
  const make = (submission: string, changes: object = {}) =>
    admin.post(`/api/admin/submissions/${submission}/offers`).send({ ...TERMS, ...changes });
  const offerOf = async (submission: string) => (await make(submission).expect(201)).body as Shown;
  const accept = (id: string) => admin.post(`/api/admin/offers/${id}/acceptance`).send({});

  it('are listed with their submission and their costs', async () => {
    const first = bodyOf(
      await make(alba, { expiresOn: '2099-12-31', conditions: 'A guarantee' }).expect(201),
    );
    const second = bodyOf(
      await make(alba, { rate: 1.5, rateKind: 'monthly', repayment: 'revolving', termMonths: null }).expect(
        201,
      ),
    );

    expect(first).toMatchObject({
      ...TERMS,
      submissionId: alba,
      exitFeePence: 0,
      expiresOn: '2099-12-31',
      conditions: 'A guarantee',
      figures: { monthlyPaymentPence: 259_176, effectiveAnnualRate: 10.27 },
    });
    const path = `/api/admin/applications/${caseId}/submissions`;
    expect(bodyOf(await admin.get(path).expect(200))).toMatchObject([
      { id: alba, state: 'offered', offers: [first, second] },
      { id: brae, state: 'sent', offers: [] },
    ]);
  });

  it('are changed field by field, but not from a stale version', async () => {
    const { id, updatedAt } = await offerOf(alba);
    const path = `/api/admin/offers/${id}`;
    const changed = await admin.patch(path).send({ rate: 7.2, conditions: 'Two', updatedAt }).expect(200);

    expect(bodyOf(changed)).toMatchObject({ ...TERMS, rate: 7.2, conditions: 'Two' });
    const stale = bodyOf(await admin.patch(path).send({ rate: 9, updatedAt }).expect(409));
    expect(stale).toMatchObject({ changed: { by: testAdmin.name, current: { rate: 7.2 } } });
    const cleared = await admin.patch(path).send({ conditions: '', rate: null }).expect(200);
    expect(bodyOf(cleared)).toMatchObject({ conditions: null, rate: 7.2 });
  });

  it('are accepted by one of two concurrent requests, and the other learns by whom', async () => {
    const [one, two] = [await offerOf(alba), await offerOf(brae)];
    const answers = await Promise.all([accept(one.id), accept(two.id)]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const won = answers[0].status === 200 ? 'Alba' : 'Brae';
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      error: `${testAdmin.name} has already accepted the offer from ${won} on this case. Undo that acceptance first.`,
    });
    const shown = bodyOf(await admin.get(`/api/admin/applications/${caseId}`).expect(200));
    expect(shown).toMatchObject({ status: 'approved', stage: 'accepted', assignedLender: won });
  });

  it('name the lender of the accepted offer, also when staff have assigned another', async () => {
    const path = `/api/admin/applications/${caseId}`;
    const shown = async () => bodyOf(await admin.get(path).expect(200));
    expect(await shown()).toMatchObject({ acceptedLender: null });
    await accept((await offerOf(alba)).id).expect(200);
    expect(await shown()).toMatchObject({ acceptedLender: 'Alba', assignedLender: 'Alba' });

    await admin.patch(path).send({ assignedLender: 'Brae' }).expect(200);

    expect(await shown()).toMatchObject({ acceptedLender: 'Alba', assignedLender: 'Brae' });
    expect(bodyOf(await admin.get(`/api/admin/submissions/${alba}`).expect(200))).toMatchObject({
      state: 'accepted',
    });
  });

  it('can be undone and withdrawn', async () => {
    const { id } = await offerOf(alba);
    await accept(id).expect(200);
    await admin.delete(`/api/admin/offers/${id}/acceptance`).expect(200);
    await admin.post(`/api/admin/offers/${id}/withdrawal`).send({}).expect(200);
    await accept(id).expect(409);

    expect(bodyOf(await admin.get(`/api/admin/submissions/${alba}`).expect(200))).toMatchObject({
      state: 'offered',
      offers: [{ acceptedAt: null, withdrawnAt: expect.any(String) as string }],
    });
    expect(bodyOf(await admin.get(`/api/admin/applications/${caseId}`).expect(200))).toMatchObject({
      status: 'approved',
      stage: 'accepted',
      assignedLender: null,
    });
  });

  it('stay, and can be accepted, when their lender is deleted', async () => {
    const made = await admin
      .post('/api/admin/lenders')
      .send({ name: 'Corrie', productTypes: 'Business Loans' })
      .expect(201);
    const { id } = await offerOf(await sentTo('Corrie'));
    await admin.delete(`/api/admin/lenders/${(made.body as Shown).id}`).expect(200);

    await accept(id).expect(200);

    expect(bodyOf(await admin.get(`/api/admin/applications/${caseId}`).expect(200))).toMatchObject({
      assignedLender: 'Corrie',
    });
  });

  it('create a task before they expire, while they can be accepted', async () => {
    const ending = async (submission: string, expiresOn: string) =>
      (await make(submission, { expiresOn }).expect(201)).body as Shown;
    const [first, , withdrawn] = [
      await ending(alba, '2098-12-30'),
      await ending(alba, '2099-01-02'),
      await ending(brae, '2098-12-30'),
    ];
    await admin.post(`/api/admin/offers/${withdrawn.id}/withdrawal`).send({}).expect(200);
    const source = api.app
      .get(Contributions)
      .of(TaskSource)
      .find(({ kind }) => kind === 'offer_runs_out');
    const named = async () =>
      (await source?.currentBy('2099-01-01'))?.filter(({ applicationId }) => applicationId === caseId);

    expect(await named()).toEqual([
      { subject: `${first.id}:2098-12-30`, applicationId: caseId, about: 'Alba', day: '2098-12-30' },
    ]);
    await accept(first.id).expect(200);
    expect(await named()).toEqual([]);
  });

  it.each([
    [{ amountPence: 0 }, 'amountPence'],
    [{ kind: 'verbal' }, 'kind'],
    [{ expiresOn: '2020-01-01' }, 'expiresOn'],
    [{ expiresOn: 'soon' }, 'expiresOn'],
    [{ termMonths: null }, 'termMonths'],
    [{ rateKind: 'factor', rate: 0.9 }, 'rate'],
    [{ rateKind: 'flat', repayment: 'interest_only' }, 'repayment'],
    [{ conditions: 'x'.repeat(5_001) }, 'conditions'],
  ])('rejects %j by name, on creation and change', async (changes, field) => {
    expect(bodyOf(await make(alba, changes).expect(400))).toMatchObject({ errors: [{ field }] });
    const { id } = await offerOf(alba);
    const changed = admin.patch(`/api/admin/offers/${id}`).send(changes);
    expect(bodyOf(await changed.expect(400))).toMatchObject({ errors: [{ field }] });
  });

  it.each([NOBODYS, 'not-an-id'])('returns 404 for %s', async (id) => {
    await make(id).expect(404);
    await admin.patch(`/api/admin/offers/${id}`).send({ rate: 1 }).expect(404);
    await admin.post(`/api/admin/offers/${id}/withdrawal`).send({}).expect(404);
    await accept(id).expect(404);
    await admin.delete(`/api/admin/offers/${id}/acceptance`).expect(404);
  });
});
