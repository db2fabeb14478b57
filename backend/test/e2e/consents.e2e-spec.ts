import request from 'supertest';
import { sentAnswers } from '../support/answers.js';
import { signUpPartner } from '../support/cases.js';
import { allowSending, recordPerimeterCheck } from '../support/consents.js';
import { workJobs } from '../support/jobs.js';
import { readable } from '../support/mail-server.js';
import { signInAsAdmin, testAdmin, useMailingApp } from '../support/test-app.js';
import { until } from '../support/until.js';

const NOBODYS = '0193f000-0000-7000-8000-00000000dead';

interface Shown {
  readonly id: string;
}

const { api, mails } = useMailingApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
describe('Consents', () => {
  beforeAll(async () => {
    await workJobs(api.app);
    admin = await signInAsAdmin(api.app);
    for (const name of ['Alba', 'Brae'])
      await admin.post('/api/admin/lenders').send({ name, productTypes: 'Business Loans' }).expect(201);
  });

  interface Submitted extends Shown {
    readonly resultsToken: string;
    readonly statusToken: string;
  }

  let submitted = 0;
  /** By another company each time, because identical answers are the same application. */
  const submit = async () => {
    submitted += 1;
    const form = sentAnswers({ companyName: `Alder ${submitted} Ltd`, email: 'isla@alder.example' });
    return (await api.http().post('/api/applications').send(form).expect(201)).body as Submitted;
  };
  let caseId: string;
  let statusToken: string;
  beforeEach(async () => {
    ({ id: caseId, statusToken } = await submit());
  });

  const bodyOf = ({ body }: request.Response): unknown => body;
  const consents = () => `/api/admin/applications/${caseId}/consents`;
  const ask = (...lenders: string[]) => admin.post(consents()).send({ lenders });
  const onStatusPage = async () =>
    bodyOf(await api.http().get(`/api/status/${statusToken}`).expect(200)) as object;
  const answer = (id: string, sent: object, token = statusToken) =>
    api.http().post(`/api/status/${token}/consents/${id}`).send(sent);
  const send = async (lender: string) => {
    const made = await admin.post(`/api/admin/applications/${caseId}/submissions`).send({ lender });
    return admin.post(`/api/admin/submissions/${(made.body as Shown).id}/moves`).send({ to: 'sent' });
  };
  const questions = () =>
    mails.received
      .map(({ to, source }) => ({ to, source: readable(source) }))
      .filter(({ source }) => source.includes('Can we share your details'));

  it('are requested in one email with the link, answered there, and shown with who has the details', async () => {
    const before = questions().length;
    const asked = bodyOf(await ask('alba', 'Brae').set('Idempotency-Key', caseId).expect(201));
    await ask('alba', 'Brae').set('Idempotency-Key', caseId).expect(201);
    const [alba, brae] = asked as readonly Shown[];
    expect(asked).toMatchObject([
      { applicationId: caseId, lender: { name: 'Alba' }, state: 'asked', via: null, recordedBy: null },
      { lender: { name: 'Brae' } },
    ]);
    await until(() => questions().length > before);
    expect(questions().slice(before)).toMatchObject([
      { to: ['isla@alder.example'], source: expect.stringContaining(`/status/${statusToken}`) as string },
    ]);

    expect((await send('Alba')).body).toMatchObject({
      error: expect.stringMatching(/^You need the client’s consent to send details to /) as string,
    });
    expect(await onStatusPage()).toMatchObject({
      consents: [
        { id: alba?.id, lender: 'Alba', state: 'asked', canAnswer: true },
        { id: brae?.id, lender: 'Brae', state: 'asked', canAnswer: true },
      ],
      disclosures: [],
    });
    await answer(alba?.id ?? '', { answer: 'yes' }).expect(200);
    await answer(alba?.id ?? '', { answer: 'yes' }).expect(200);
    await answer(brae?.id ?? '', { answer: 'no' }).expect(200);
    await recordPerimeterCheck(admin, caseId);
    expect((await admin.get(`/api/admin/applications/${caseId}/submissions`)).body).toHaveLength(1);
    const [{ id }] = (await admin.get(`/api/admin/applications/${caseId}/submissions`)).body as [Shown];
    await admin.post(`/api/admin/submissions/${id}/moves`).send({ to: 'sent' }).expect(200);

    expect(await onStatusPage()).toMatchObject({
      consents: [
        { lender: 'Alba', state: 'given', canAnswer: false },
        { lender: 'Brae', state: 'refused', canAnswer: true },
      ],
      disclosures: [{ recipient: 'Alba', what: 'Company, contact details and answers' }],
    });
    await answer(alba?.id ?? '', { answer: 'no' }).expect(409);
    expect(bodyOf(await admin.get('/api/admin/tasks').expect(200))).toMatchObject([
      {
        kind: 'consent_refused',
        applicationId: caseId,
        title: 'Client refused consent for Brae',
        doneAt: null,
      },
    ]);
    expect(questions()).toHaveLength(before + 1);
  });

  it('accepts one answer for all open requests, or none if one is closed', async () => {
    const [alba, brae] = bodyOf(await ask('Alba', 'Brae').expect(201)) as readonly [Shown, Shown];
    const toAll = (body: object) => api.http().post(`/api/status/${statusToken}/consents`).send(body);

    await toAll({ answer: 'yes', consentIds: [] }).expect(400);
    await toAll({ answer: 'yes', consentIds: [alba.id, NOBODYS] }).expect(404);
    expect(await onStatusPage()).toMatchObject({ consents: [{ state: 'asked' }, { state: 'asked' }] });
    await toAll({ answer: 'yes', consentIds: [alba.id, brae.id] }).expect(200);
    expect(await onStatusPage()).toMatchObject({ consents: [{ state: 'given' }, { state: 'given' }] });
    await recordPerimeterCheck(admin, caseId);
    expect((await send('Alba')).status).toBe(200);
    await toAll({ answer: 'no', consentIds: [brae.id, alba.id] }).expect(409);

    expect(await onStatusPage()).toMatchObject({
      consents: [
        { lender: 'Alba', state: 'given' },
        { lender: 'Brae', state: 'given' },
      ],
    });
  });

  it('records consent given to staff, and blocks sending after a withdrawal', async () => {
    await allowSending(admin, caseId, 'Alba');
    expect((await send('Alba')).status).toBe(200);
    const taken = { lenders: ['Alba'], state: 'withdrawn', via: 'email' };
    await admin.post(consents()).send(taken).expect(201);

    await allowSending(admin, caseId, 'Brae');

    const listed = await admin.get(`${consents()}?sort=newest&limit=1`).expect(200);
    expect(bodyOf(listed)).toMatchObject([{ lender: { name: 'Brae' }, state: 'given' }]);
    expect(listed.headers).toMatchObject({ 'x-total-count': '2', link: expect.any(String) as string });
    expect(bodyOf(await admin.get(`${consents()}?state=withdrawn`).expect(200))).toMatchObject([
      { lender: { name: 'Alba' }, state: 'withdrawn', via: 'email', recordedBy: { name: testAdmin.name } },
    ]);
    const [{ id }] = (await admin.get(`/api/admin/applications/${caseId}/submissions`)).body as [Shown];
    const move = (to: string, details = {}) =>
      admin.post(`/api/admin/submissions/${id}/moves`).send({ to, ...details });
    await move('info_requested').expect(200);
    await move('sent').expect(409);
    await move('declined', { reasonCode: 'client' }).expect(200);
    await move('sent').expect(409);
  });

  it('are listed under the lender’s current name, or its last', async () => {
    const made = await admin
      .post('/api/admin/lenders')
      .send({ name: 'Corrie', productTypes: 'Business Loans' })
      .expect(201);
    const lender = `/api/admin/lenders/${(made.body as Shown).id}`;
    await allowSending(admin, caseId, 'Corrie');
    await admin.patch(lender).send({ name: 'Corrie Bank' }).expect(200);
    await admin.delete(lender).expect(200);

    expect(bodyOf(await admin.get(consents()).expect(200))).toMatchObject([
      { lender: { id: null, name: 'Corrie Bank' }, state: 'given' },
    ]);
  });

  it('is not requested from a client who does not know of the case or whose link is withdrawn', async () => {
    const partner = await signUpPartner(api.app);
    const secret = (await partner.submit()).id;
    const path = `/api/admin/applications/${secret}/consents`;
    await admin
      .post(path)
      .send({ lenders: ['Alba'] })
      .expect(409);

    const { id, resultsToken, statusToken: other } = await submit();
    const [asked] = (await admin.post(`/api/admin/applications/${id}/consents`).send({ lenders: ['Alba'] }))
      .body as [Shown];
    await api.http().delete(`/api/results/${resultsToken}`).expect(200);
    await admin
      .post(`/api/admin/applications/${id}/consents`)
      .send({ lenders: ['Alba'] })
      .expect(409);
    await answer(asked.id, { answer: 'yes' }, other).expect(404);
  });

  it('cannot be answered with another client’s link', async () => {
    const [{ id }] = bodyOf(await ask('Alba').expect(201)) as [Shown];
    const { statusToken: other } = await submit();

    await answer(id, { answer: 'yes' }, other).expect(404);
    await answer('not-an-id', { answer: 'yes' }).expect(404);
    await answer(id, { answer: 'yes' }, 'no-token').expect(404);
  });

  it.each([
    [{ lenders: [] }, 'lenders'],
    [{ lenders: 'Alba' }, 'lenders'],
    [{ lenders: ['Unassigned'] }, 'lenders'],
    [{ lenders: [7] }, 'lenders'],
    [{}, 'lenders'],
    [{ lenders: ['Alba'], state: 'asked', via: 'phone' }, 'state'],
    [{ lenders: ['Alba'], state: 'given' }, 'via'],
    [{ lenders: ['Alba'], state: 'given', via: 'link' }, 'via'],
  ])('rejects %j with a message at %s', async (sent, field) => {
    expect(bodyOf(await admin.post(consents()).send(sent).expect(400))).toMatchObject({
      errors: [{ field }],
    });
  });

  it('accepts yes and no', async () => {
    const [{ id }] = bodyOf(await ask('Alba').expect(201)) as [Shown];

    expect(bodyOf(await answer(id, { answer: 'maybe' }).expect(400))).toMatchObject({
      errors: [{ field: 'answer', message: 'answer must be yes or no' }],
    });
  });

  it.each([NOBODYS, 'not-an-id'])('returns 404 for the case %s', async (id) => {
    await admin.get(`/api/admin/applications/${id}/consents`).expect(404);
    await admin
      .post(`/api/admin/applications/${id}/consents`)
      .send({ lenders: ['Alba'] })
      .expect(404);
  });
});
