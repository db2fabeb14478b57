import type request from 'supertest';
import { CompletionListener } from '#modules/deals/public.js';
import { Contributions } from '#platform/application/contributions.js';
import { InvalidInput } from '#kernel/errors.js';
import { accepted, offered, putTo } from '../support/accepted-offers.js';
import { signUpPartner } from '../support/cases.js';
import { signInAsAdmin, useTestApp } from '../support/test-app.js';

const DRAWN = { completedOn: '2026-03-12', drawnPence: 12_500_000, brokerCommissionPence: 250_000 };

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let partner: Awaited<ReturnType<typeof signUpPartner>>;
let caseId: string;
let submission: string;
describe('Completions', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
    partner = await signUpPartner(api.app);
    await admin.post('/api/admin/lenders').send({ name: 'Alba', productTypes: 'Business Loans' }).expect(201);
  });
  beforeEach(async () => {
    caseId = (await partner.submit()).id;
    submission = await putTo(admin, caseId, 'Alba');
    await accepted(admin, await offered(admin, submission));
  });

  const bodyOf = ({ body }: request.Response): unknown => body;
  const path = (): string => `/api/admin/submissions/${submission}/completion`;
  const shownCase = async () => bodyOf(await admin.get(`/api/admin/applications/${caseId}`).expect(200));

  it('shows on the submission and the case, until it is reversed', async () => {
    const completed = await admin
      .post(path())
      .send({ ...DRAWN, facilityReference: 'AL-1' })
      .expect(200);
    const completion = { ...DRAWN, facilityReference: 'AL-1', endsOn: '2031-03-12' };

    expect(bodyOf(completed)).toMatchObject({ state: 'completed', completion });
    expect(bodyOf(await admin.get(`/api/admin/submissions/${submission}`))).toEqual(bodyOf(completed));
    expect(await shownCase()).toMatchObject({ stage: 'completed', assignedLender: 'Alba' });

    const reversed = bodyOf(await admin.delete(path()).send({ reasonCode: 'client' }).expect(200));
    expect(reversed).toMatchObject({ state: 'accepted', completion: null, reasonCode: 'client' });
    expect(await shownCase()).toMatchObject({ stage: 'accepted' });
    await admin.post(path()).send(DRAWN).expect(200);
  });

  it('are recorded once by concurrent requests', async () => {
    const answers = await Promise.all([admin.post(path()).send(DRAWN), admin.post(path()).send(DRAWN)]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('are not stored or reversed when a listener fails', async () => {
    const cannot = (): Promise<void> =>
      Promise.reject(new InvalidInput([{ field: 'drawnPence', message: 'Not to be kept' }]));
    let listener = { completed: cannot, reversed: cannot };
    const done = () => Promise.resolve();
    api.app.get(Contributions, { strict: false }).add(CompletionListener, {
      completed: () => listener.completed(),
      reversed: () => listener.reversed(),
    });

    await admin.post(path()).send(DRAWN).expect(400);
    expect(await shownCase()).toMatchObject({ stage: 'accepted' });
    expect(await api.query('select from completions where submission_id = $1', [submission])).toEqual([]);

    listener = { completed: done, reversed: cannot };
    await admin.post(path()).send(DRAWN).expect(200);
    await admin.delete(path()).send({ reasonCode: 'client' }).expect(400);
    expect(bodyOf(await admin.get(`/api/admin/submissions/${submission}`))).toMatchObject({
      state: 'completed',
      completion: DRAWN,
    });
    listener = { completed: done, reversed: done };
  });

  it('return an error at the invalid field', async () => {
    const wrong = { completedOn: '2026-13-01', drawnPence: 0, brokerCommissionPence: -1, endsOn: 'soon' };
    const { errors } = bodyOf(await admin.post(path()).send(wrong).expect(400)) as {
      errors: { field: string }[];
    };

    expect(errors.map(({ field }) => field).toSorted()).toEqual(Object.keys(wrong).toSorted());
    const slip = await admin
      .post(path())
      .send({ ...DRAWN, completedOn: '0226-03-12' })
      .expect(400);
    expect(bodyOf(slip)).toMatchObject({ errors: [{ field: 'completedOn' }] });
    await admin.post(path()).send({}).expect(400);
    await admin.delete(path()).send({ reasonCode: 'client' }).expect(409);
  });
});
