import request from 'supertest';
import { CASES, signUpPartner, type Partner } from '../support/cases.js';
import { signInAsAdmin, testAdmin, useTestApp } from '../support/test-app.js';

type Shown = Readonly<Record<string, unknown>>;

const bodyOf = ({ body }: request.Response): unknown => body;
const NOBODYS = '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f99';

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let partner: Partner;

describe('Questions about cases', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
    partner = await signUpPartner(api.app);
  });

  const ask = ({ agent }: Pick<Partner, 'agent'>, id: string, message = 'When does the valuer visit?') =>
    agent.post(`${CASES}/${id}/questions`).send({ message });
  const own = async (id: string) =>
    bodyOf(await partner.agent.get(`${CASES}/${id}/questions`).expect(200)) as Shown[];
  const staffs = async (id: string) =>
    bodyOf(await admin.get(`/api/admin/applications/${id}/questions`).expect(200)) as Shown[];

  it('create a task, and are answered to the partner without naming staff', async () => {
    const { id } = await partner.submit();
    await ask(partner, id, ' ').expect(400);
    const { headers } = await ask(partner, id).expect(201);
    expect(headers['ratelimit-policy']).toContain('"case-questions"');

    const tasks = bodyOf(await admin.get(`/api/admin/tasks?applicationId=${id}`).expect(200));
    const { companyName } = partner.introducer;
    const title = `Reply to partner: ${companyName}: When does the valuer visit?`;
    expect(tasks).toMatchObject([{ kind: 'case_question', title, applicationId: id }]);
    const [question] = await staffs(id);
    expect(question).toMatchObject({ answer: null, answeredBy: null });
    await admin
      .post(`/api/admin/commission-questions/${String(question?.['id'])}/answer`)
      .send({ answer: 'On Tuesday', updatedAt: question?.['updatedAt'] })
      .expect(201);

    const at = expect.any(String) as unknown;
    const shown = { id: question?.['id'], question: 'When does the valuer visit?', answer: 'On Tuesday' };
    expect(await own(id)).toEqual([{ ...shown, askedAt: at, answeredAt: at }]);
    expect(await staffs(id)).toMatchObject([{ ...shown, answeredBy: { name: testAdmin.name } }]);
    const done = bodyOf(await admin.get(`/api/admin/tasks?applicationId=${id}&due=done`).expect(200));
    expect(done).toMatchObject([{ kind: 'case_question' }]);
    const { trail } = bodyOf(await admin.get(`/api/admin/applications/${id}`).expect(200)) as {
      trail: Shown[];
    };
    expect(trail.slice(-2)).toMatchObject([
      { action: 'case-questioned', changes: { reason: { to: 'When does the valuer visit?' } } },
      { action: 'case-question-answered', changes: { reason: { to: 'On Tuesday' } } },
    ]);
  });

  it('do not exist for other partners, and are one per key', async () => {
    const { id } = await partner.submit({ companyName: 'Rowan Ltd' });
    const other = await signUpPartner(api.app);
    await ask(other, id).expect(404);
    await other.agent.get(`${CASES}/${id}/questions`).expect(404);
    await admin.get(`/api/admin/applications/${NOBODYS}/questions`).expect(404);

    await ask(partner, id).set('Idempotency-Key', 'one-question').expect(201);
    await ask(partner, id).set('Idempotency-Key', 'one-question').expect(201);
    await ask(partner, id, 'Another?').set('Idempotency-Key', 'one-question').expect(422);

    expect(await own(id)).toHaveLength(1);
  });

  it('are not shown with the commission of the case', async () => {
    const { id } = await partner.submit({ companyName: 'Hazel Ltd' });
    await ask(partner, id).expect(201);
    await admin
      .post('/api/admin/commissions/adjustments')
      .send({
        introducerId: partner.introducer.id,
        applicationId: id,
        amountPence: 5_000,
        vat: 'exempt',
        reason: 'A bonus',
      })
      .expect(201);

    const lines = bodyOf(await partner.agent.get(`/api/introducers/me/commissions?applicationId=${id}`));

    expect(lines).toMatchObject([{ questions: [] }]);
  });
});
