import { sentAnswers } from '../support/answers.js';
import { statedLender } from '../support/stated-lender.js';
import { signInAsAdmin, signUpIntroducer, useTestApp } from '../support/test-app.js';

const PATH = '/api/admin/summary';

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
describe('Summary for staff', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
  });
  beforeEach(() => api.empty('application_submissions', 'idempotency_keys', 'introducers', 'lenders'));

  const summary = async (): Promise<object> => (await admin.get(PATH).expect(200)).body as object;
  let companies = 0;
  const submit = async (status: string): Promise<void> => {
    companies += 1;
    const answers = sentAnswers({ companyName: `Company ${companies}` });
    const post = api.http().post('/api/applications').send(answers);
    const { id } = (await post.expect(201)).body as { id: string };
    await admin.patch(`/api/admin/applications/${id}`).send({ status }).expect(200);
  };
  const add = (name: string, isActive: string) =>
    admin
      .post('/api/admin/lenders')
      .send({ ...statedLender, name, isActive })
      .expect(201);

  it('is all zeros when there is no data', async () => {
    expect(await summary()).toEqual({
      introducers: 0,
      applications: { total: 0, pending: 0, approved: 0, rejected: 0 },
      lenders: { total: 0, active: 0 },
      completionRate: 0,
    });
  });

  it('counts partners, applications by status, and lenders by activity', async () => {
    await signUpIntroducer(api.app);
    await signUpIntroducer(api.app);
    for (const status of ['pending', 'pending', 'in_review', 'rejected', 'approved', 'approved'])
      await submit(status);
    await add('Alba', 'true');
    await add('Brisk', 'true');
    await add('Caledon', 'false');

    expect(await summary()).toEqual({
      introducers: 2,
      applications: { total: 6, pending: 2, approved: 2, rejected: 1 },
      lenders: { total: 3, active: 2 },
      completionRate: 33,
    });
  });

  it('rounds the completion rate to whole percent', async () => {
    for (const status of ['approved', 'approved', 'rejected']) await submit(status);

    expect(await summary()).toMatchObject({ completionRate: 67 });
  });

  it('is for admins only', async () => {
    const partner = await signUpIntroducer(api.app);

    await api.http().get(PATH).expect(401);
    await partner.agent.get(PATH).expect(401);
  });
});
