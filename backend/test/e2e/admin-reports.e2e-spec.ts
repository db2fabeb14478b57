import request from 'supertest';
import { sentAnswers } from '../support/answers.js';
import { statedLender } from '../support/stated-lender.js';
import { signInAsAdmin, signUpIntroducer, startTestApp, type TestApp } from '../support/test-app.js';

const REPORTS = '/api/admin/reports';

let api: TestApp;
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
beforeAll(async () => {
  api = await startTestApp();
  admin = await signInAsAdmin(api.app);
});
afterAll(() => api.close());
beforeEach(() =>
  api.database.source.query('truncate application_submissions, idempotency_keys, lenders cascade'),
);

const report = async <T>(path: string): Promise<T> =>
  (await admin.get(`${REPORTS}/${path}`).expect(200)).body as T;

let companies = 0;
interface Told {
  readonly fundingType?: string;
  readonly status?: string;
  readonly weeksAgo?: number;
}
const submit = async ({ fundingType = 'business-loans', status = 'pending', weeksAgo = 0 }: Told) => {
  companies += 1;
  const answers = sentAnswers({ companyName: `Company ${companies}`, fundingType });
  const post = request(api.app.getHttpServer()).post('/api/applications').send(answers);
  const { id } = (await post.expect(201)).body as { id: string };
  await admin.patch(`/api/admin/applications/${id}`).send({ status }).expect(200);
  await api.database.source.query(
    `update application_submissions set created_at = created_at - $2 * interval '7 days' where id = $1`,
    [id, weeksAgo],
  );
};

describe('the enquiries of twelve weeks', () => {
  interface Trend {
    readonly weeks: readonly { readonly week: string; readonly total: number }[];
    readonly products: readonly { readonly product: string; readonly enquiries: readonly number[] }[];
  }
  const of = ({ products }: Trend, slug: string) =>
    products.find(({ product }) => product === slug)?.enquiries;
  const none = Array.from({ length: 12 }, () => 0);

  it('are twelve empty weeks, each a Monday, while none came', async () => {
    const { weeks, products } = await report<Trend>('enquiries');

    expect(weeks.map(({ total }) => total)).toEqual(none);
    expect(weeks.map(({ week }) => new Date(week).getUTCDay())).toEqual(none.map(() => 1));
    expect(products).toHaveLength(9);
    for (const { enquiries } of products) expect(enquiries).toEqual(none);
  });

  it('are counted by the week in which they came, by product and by how they stand', async () => {
    await submit({});
    await submit({ status: 'approved', weeksAgo: 11 });
    await submit({ status: 'rejected', weeksAgo: 11 });
    await submit({ fundingType: 'Property Mortgage', status: 'in_review', weeksAgo: 3 });
    await submit({ weeksAgo: 12 });

    const trend = await report<Trend>('enquiries');

    expect(trend.weeks[0]).toMatchObject({ total: 2, approved: 1, rejected: 1, pending: 0, in_review: 0 });
    expect(trend.weeks[8]).toMatchObject({ total: 1, in_review: 1 });
    expect(trend.weeks[11]).toMatchObject({ total: 1, pending: 1 });
    expect(of(trend, 'business-loans')).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(of(trend, 'commercial-mortgage')).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);
    expect(of(trend, 'btl-mortgages')).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);
  });
});

describe('the panel’s coverage', () => {
  it('counts active lenders by product, and those whose limits can be checked', async () => {
    const add = (changes: object) =>
      admin
        .post('/api/admin/lenders')
        .send({ ...statedLender, ...changes })
        .expect(201);
    await add({ name: 'Alba' });
    await add({ name: 'Brisk', minCreditScore: '' });
    await add({ name: 'Caledon', isActive: 'false' });

    const coverage = await report<object[]>('coverage');

    expect(coverage).toHaveLength(9);
    expect(coverage).toContainEqual({ product: 'business-loans', lenders: 2, withLimits: 1 });
    expect(coverage).toContainEqual({ product: 'btl-mortgages', lenders: 0, withLimits: 0 });
  });
});

it.each(['enquiries', 'coverage'])('%s are for admins alone', async (path) => {
  const partner = await signUpIntroducer(api.app);

  await request(api.app.getHttpServer()).get(`${REPORTS}/${path}`).expect(401);
  await partner.agent.get(`${REPORTS}/${path}`).expect(401);
});
