import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { addDays, addMonths, londonIsoDay } from '#kernel/time/london-time.js';
import { accepted, offered, putTo } from '../support/accepted-offers.js';
import { sentAnswers } from '../support/answers.js';
import { statedLender } from '../support/stated-lender.js';
import {
  signInAsAdmin,
  signUpIntroducer,
  startAppOn,
  testSettings,
  useTestApp,
} from '../support/test-app.js';

const REPORTS = '/api/admin/reports';

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
describe('Reports for staff', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
  });
  beforeEach(() => api.empty('application_submissions', 'idempotency_keys', 'lenders'));

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
    const post = api.http().post('/api/applications').send(answers);
    const { id } = (await post.expect(201)).body as { id: string };
    await admin.patch(`/api/admin/applications/${id}`).send({ status }).expect(200);
    await api.query(
      // Weeks in London, also across daylight saving changes.
      `update application_submissions set created_at =
       (created_at at time zone 'Europe/London' - $2 * interval '7 days') at time zone 'Europe/London' where id = $1`,
      [id, weeksAgo],
    );
  };

  describe('applications of twelve weeks', () => {
    interface Trend {
      readonly weeks: readonly { readonly week: string; readonly total: number }[];
      readonly products: readonly { readonly product: string; readonly enquiries: readonly number[] }[];
    }
    const of = ({ products }: Trend, slug: string) =>
      products.find(({ product }) => product === slug)?.enquiries;
    const none = Array.from({ length: 12 }, () => 0);

    it('are twelve empty weeks from Mondays when there are none', async () => {
      const { weeks, products } = await report<Trend>('enquiries');

      expect(weeks.map(({ total }) => total)).toEqual(none);
      expect(weeks.map(({ week }) => new Date(week).getUTCDay())).toEqual(none.map(() => 1));
      expect(products).toHaveLength(9);
      for (const { enquiries } of products) expect(enquiries).toEqual(none);
    });

    it('are counted by week, product and status', async () => {
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

  describe('the pipeline', () => {
    interface Pipeline {
      readonly stages: readonly {
        readonly stage: string;
        readonly count: number;
        readonly amountPence: number;
      }[];
      readonly funded: object;
    }
    const none = { count: 0, drawnPence: 0 };
    const firstOfMonth = `${londonIsoDay(new Date()).slice(0, 7)}-01`;

    it('has seven empty stages when there are no applications', async () => {
      const { stages, funded } = await report<Pipeline>('pipeline');

      expect(stages.map(({ stage }) => stage)).toEqual([
        ...['new', 'reviewing', 'with_lenders', 'offers', 'accepted', 'completed', 'closed'],
      ]);
      for (const stage of stages) expect(stage).toMatchObject({ count: 0, amountPence: 0 });
      expect(funded).toEqual({ thisMonth: none, twelveMonths: none });
    });

    it('counts applications and amounts for each stage, as the list does', async () => {
      await submit({});
      await submit({});
      await submit({ status: 'rejected' });

      const { stages } = await report<Pipeline>('pipeline');

      expect(stages[0]).toEqual({ stage: 'new', count: 2, amountPence: 20_000_000 });
      expect(stages.at(-1)).toMatchObject({ stage: 'closed', count: 1 });
      const list = await admin.get('/api/admin/applications?stage=new&limit=1').expect(200);
      expect(list.headers['x-total-count']).toBe('2');
    });

    it('sums drawdowns of this month and of 12 months, without reversed ones', async () => {
      await admin
        .post('/api/admin/lenders')
        .send({ name: 'Alba', productTypes: 'Business Loans' })
        .expect(201);
      const completed = async (completedOn: string, drawnPence: number): Promise<string> => {
        await submit({});
        const [{ id }] = (await admin.get('/api/admin/applications?limit=1').expect(200)).body as [
          { id: string },
        ];
        const submission = await putTo(admin, id, 'Alba');
        await accepted(admin, await offered(admin, submission));
        const drawn = { completedOn, drawnPence, brokerCommissionPence: 0 };
        await admin.post(`/api/admin/submissions/${submission}/completion`).send(drawn).expect(200);
        return submission;
      };
      await completed(firstOfMonth, 10_000_000);
      await completed(addDays(firstOfMonth, -1), 2_000_000);
      await completed(addMonths(firstOfMonth, -11), 300_000);
      await completed(addDays(addMonths(firstOfMonth, -11), -1), 40_000);
      const reversed = await completed(firstOfMonth, 5_000);
      await admin
        .delete(`/api/admin/submissions/${reversed}/completion`)
        .send({ reasonCode: 'client' })
        .expect(200);

      expect(await report<Pipeline>('pipeline')).toMatchObject({
        funded: {
          thisMonth: { count: 1, drawnPence: 10_000_000 },
          twelveMonths: { count: 3, drawnPence: 12_300_000 },
        },
      });
    });
  });

  describe('the panel’s coverage', () => {
    it('counts active lenders by product, and those with readable limits', async () => {
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

  describe('how long first decisions take', () => {
    interface Week {
      readonly week: string;
      readonly decided: number;
      readonly medianMinutes: number | null;
    }
    const shown = (weeks: readonly Week[]) =>
      weeks.map(({ decided, medianMinutes }) => [decided, medianMinutes]);
    const none = [0, null];

    it('is reported for 12 weeks by decision date, in business hours', async () => {
      await submit({ status: 'approved' });
      await submit({ status: 'rejected' });
      await submit({});
      // The Wednesday before last, from 10 to 11:30 in London, unless it is a bank holiday.
      await api.query(`
      with wednesday as (
        select date_trunc('week', now() at time zone 'Europe/London') - interval '14 days' + interval '2 days' as day)
      update application_submissions set
        created_at = (select day + interval '10 hours' from wednesday) at time zone 'Europe/London',
        first_decided_at = (select day + interval '11 hours 30 minutes' from wednesday) at time zone 'Europe/London'
      where status = 'approved'`);

      const weeks = await report<Week[]>('decisions');

      expect(weeks).toHaveLength(12);
      expect(weeks[11]).toMatchObject({ decided: 1 });
      expect(shown(weeks)[9]).toEqual([1, 90]);
      expect(shown(weeks.slice(0, 9))).toEqual(Array.from({ length: 9 }, () => none));
    });
  });

  describe('the panel’s gaps and whom to confirm next', () => {
    interface Report {
      readonly enquiries: number;
      readonly lenders: number;
      readonly gaps: { readonly enquiries: number; readonly groups: readonly object[] };
      readonly toConfirm: readonly { readonly id: string }[];
    }

    it('reflect recent enquiries, and a confirmation shows immediately', async () => {
      const add = async (changes: object) => {
        const added = await admin
          .post('/api/admin/lenders')
          .send({ ...statedLender, ...changes })
          .expect(201);
        return (added.body as { id: string }).id;
      };
      const alba = await add({ name: 'Alba', maxAmount: '£80,000' });
      const brisk = await add({ name: 'Brisk', maxAmount: '£75,000' });
      await add({ name: 'Caledon', maxAmount: '£50,000', isActive: 'false' });
      await submit({});
      await submit({});
      await submit({ weeksAgo: 20 });
      await api.query(
        `update lenders set confirmed_at = case when name = 'Brisk' then now() - interval '240 days' end`,
      );

      const first = await report<Report>('panel');

      expect(first).toMatchObject({
        enquiries: 2,
        lenders: 2,
        gaps: {
          enquiries: 2,
          groups: [
            {
              criterion: 'amount',
              products: ['business-loans'],
              enquiries: 2,
              amount: { from: 100_000, to: 100_000 },
              offering: 2,
              refused: 1,
              examples: [
                { companyName: `Company ${companies - 1}` },
                { companyName: `Company ${companies - 2}` },
              ],
            },
          ],
        },
        toConfirm: [
          {
            id: brisk,
            name: 'Brisk',
            statements: [
              { field: 'maxAmount', states: '£75,000', refused: 2, asked: { from: 100_000, to: 100_000 } },
            ],
          },
        ],
      });
      // An amount up to a quarter above the maximum counts as close.
      expect(first.toConfirm.map(({ id }) => id)).not.toContain(alba);

      await admin.post(`/api/admin/lenders/confirmation/${brisk}`).expect(200);
      expect((await report<Report>('panel')).toConfirm).toEqual([]);
    });
  });

  it.each(['enquiries', 'coverage', 'decisions', 'panel', 'pipeline'])(
    'allows only admins to read %s',
    async (path) => {
      const partner = await signUpIntroducer(api.app);

      await api.http().get(`${REPORTS}/${path}`).expect(401);
      await partner.agent.get(`${REPORTS}/${path}`).expect(401);
    },
  );

  // Passport has one strategy per process: the application started last handles sign-in.

  describe('a survey of a large panel', () => {
    /** Another instance without a cached survey. */
    let fresh: NestExpressApplication;
    beforeAll(async () => {
      fresh = await startAppOn(api.database.url, testSettings());
    });
    afterAll(() => fresh.close());

    /** One lender and one enquiry, repeated. */
    const seed = async (lenders: number, enquiries: number): Promise<void> => {
      await admin.post('/api/admin/lenders').send(statedLender).expect(201);
      await submit({});
      await api.query(
        `insert into lenders
       select (jsonb_populate_record(one, jsonb_build_object(
         'id', gen_random_uuid(), 'name', 'Copy ' || n, 'normalised_name', 'copy' || n))).*
       from lenders one, generate_series(2, $1) as n`,
        [lenders],
      );
      await api.query(
        `insert into application_submissions
       select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid()))).*
       from application_submissions one, generate_series(2, $1)`,
        [enquiries],
      );
    };

    it('does not delay other requests', async () => {
      await seed(1_000, 200);
      const agent = await signInAsAdmin(fresh);
      // The panel is loaded by now: the rest is the survey's own work.
      await agent.get(`${REPORTS}/coverage`).expect(200);
      const answers: string[] = [];

      const survey = agent
        .get(`${REPORTS}/panel`)
        .expect(200)
        .then(({ body }) => {
          answers.push('survey');
          return body as object;
        });
      while (!answers.includes('survey')) {
        await request(fresh.getHttpServer()).get('/api/health/live').expect(200);
        answers.push('other');
      }

      expect(await survey).toMatchObject({ enquiries: 200, lenders: 1_000 });
      // A survey that blocks the process would serve requests that arrive during its load, and none after.
      expect(answers.indexOf('survey')).toBeGreaterThan(20);
    });
  });
});
