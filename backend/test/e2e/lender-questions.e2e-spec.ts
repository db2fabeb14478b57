import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { sentAnswers } from '../support/answers.js';
import { signInAsAdmin, useTestApp } from '../support/test-app.js';

interface Made {
  readonly id: string;
}

interface Submitted extends Made {
  readonly resultsToken: string;
  readonly statusToken: string;
}

const bodyOf = ({ body }: request.Response): unknown => body;

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let lenderId: string;

describe('Questions about lenders', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
    const lender = { name: 'Alba', productTypes: 'Business Loans' };
    lenderId = (bodyOf(await admin.post('/api/admin/lenders').send(lender).expect(201)) as Made).id;
  });

  let submitted = 0;
  const submit = async () => {
    submitted += 1;
    const form = sentAnswers({ companyName: `Alder ${submitted} Ltd` });
    return (await api.http().post('/api/applications').send(form).expect(201)).body as Submitted;
  };
  const ask = ({ resultsToken }: Submitted, body: object) =>
    api.http().post(`/api/results/${resultsToken}/questions`).send(body);
  const message = 'Would they take a longer term?';

  it('create a task on the case, an event and a line on the status page', async () => {
    const application = await submit();

    await ask(application, { lenderId, message: ` ${message} ` }).expect(201);

    const tasks = bodyOf(await admin.get(`/api/admin/tasks?applicationId=${application.id}`).expect(200));
    expect(tasks).toMatchObject([
      { kind: 'lender_question', title: 'Call client about Alba', companyName: `Alder ${submitted} Ltd` },
    ]);
    const status = bodyOf(await api.http().get(`/api/status/${application.statusToken}`).expect(200));
    expect(status).toMatchObject({
      questions: [{ lender: 'Alba', message, at: expect.any(String) as string }],
    });
    const details = bodyOf(await admin.get(`/api/admin/applications/${application.id}`).expect(200));
    expect(JSON.stringify(details)).toContain(message);
    const activity = bodyOf(await admin.get('/api/admin/activity?limit=5').expect(200));
    expect(activity).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ action: 'lender-asked-about', reason: message }),
      ]) as unknown[],
    });
  });

  it('are limited to one an hour for each lender and application, and one per key', async () => {
    const application = await submit();
    const key = randomUUID();
    await ask(application, { lenderId }).set('Idempotency-Key', key).expect(201);
    await ask(application, { lenderId }).set('Idempotency-Key', key).expect(201);

    const refused = await ask(application, { lenderId }).expect(429);

    expect(bodyOf(refused)).toMatchObject({
      type: expect.stringContaining('asked-about-lender') as string,
      error: 'We already have your question about Alba and will call you.',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    await ask(await submit(), { lenderId }).expect(201);
  });

  it('are rejected for an unknown lender, or a message that is too long', async () => {
    const application = await submit();

    await ask(application, { message }).expect(400);
    await ask(application, { lenderId, message: 'a'.repeat(1_001) }).expect(400);
    await ask(application, { lenderId: randomUUID() }).expect(409);
    await api.http().post('/api/results/none/questions').send({ lenderId }).expect(404);
  });

  it('show the lender’s new name', async () => {
    const made = { name: 'Brae', productTypes: 'Business Loans' };
    const { id } = bodyOf(await admin.post('/api/admin/lenders').send(made).expect(201)) as Made;
    const application = await submit();
    await ask(application, { lenderId: id }).expect(201);

    await admin.patch(`/api/admin/lenders/${id}`).send({ name: 'Brae Finance' }).expect(200);

    const status = bodyOf(await api.http().get(`/api/status/${application.statusToken}`).expect(200));
    expect(status).toMatchObject({ questions: [{ lender: 'Brae Finance', message: null }] });
  });
});
