import { MachineClock } from '../support/doubles.js';
import { CountedIds } from '../support/in-memory/surroundings.js';
import { CASE_ORDERS, type CaseListRequest } from '#modules/applications/application/cases/case.queries.js';
import { APPLICATION_ORDERS } from '#modules/applications/application/lists/application-views.js';
import { APPLICATION_STATUSES, STAGES } from '#modules/applications/domain/application-status.js';
import { PostgresAnswerQueries } from '#modules/applications/infrastructure/persistence/postgres-answer.queries.js';
import { PostgresApplicantQueries } from '#modules/applications/infrastructure/persistence/postgres-applicant.queries.js';
import { PostgresApplicationEvents } from '#modules/applications/infrastructure/persistence/postgres-application-events.js';
import { PostgresApplicationViews } from '#modules/applications/infrastructure/persistence/postgres-application-views.queries.js';
import { PostgresCaseQueries } from '#modules/applications/infrastructure/persistence/postgres-case.queries.js';
import type { Database } from '#platform/infrastructure/database/database.js';
import {
  addPartners,
  explained,
  explainedPage,
  FIONA,
  noting,
  useDatabaseForPlans,
  type PagePlans,
} from '../support/plans.js';

const ADA = '0193f300-0000-7000-8000-000000000001';
const A_CASE = '0193f100-0000-7000-8000-000000000011';

const casesOf = (database: Database) =>
  new PostgresCaseQueries(database, new PostgresApplicationEvents(database, new CountedIds()));

const { client } = useDatabaseForPlans();
describe('Case queries', () => {
  beforeAll(async () => {
    await addPartners(client);
    await client.query(
      `insert into admins (id, email, email_key, password, name) values ($1, 'ada', 'ada', '', 'Ada')`,
      [ADA],
    );
    // Five thousand are Fiona's, beside forty thousand of fifty others and ten thousand of visitors.
    await client.query(
      `insert into application_submissions (id, introducer_id, company_name, contact_name, email, phone, funding_type,
       amount, external_reference, company_number, company_number_key, matched_lenders, rule_version, status, stage,
       product_keys, first_decided_at, owner_id, perimeter, created_at, updated_at)
     select ('0193f100-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid,
       case when n % 11 = 0 then ('0193f000-0000-7000-8000-' || lpad('1', 12, '0'))::uuid
         when n % 11 < 9 then ('0193f000-0000-7000-8000-' || lpad((n % 50 + 2)::text, 12, '0'))::uuid end,
       'Company ' || n / 3, 'Contact ' || n, left(md5(n::text), 8) || '@client.example', '0141 496 ' || n,
       'Business Loan', '£50,000', 'CRM-' || n, 'sc ' || lpad(n::text, 6, '0'),
       'SC' || lpad(n::text, 6, '0'), '[]', '1.0',
       (array['pending', 'in_review', 'approved', 'rejected'])[n / 11 % 4 + 1],
       case when n % 100 = 1 then 'offers' else (array['new', 'reviewing', 'accepted', 'closed'])[n / 11 % 4 + 1] end,
       array[(array['business-loans', 'invoice-finance', 'asset-finance', 'development-finance'])[n / 44 % 4 + 1]],
       case when n / 11 % 4 > 1 then now() end, case when n % 50 = 0 then '${ADA}'::uuid end,
       case when n % 50 = 7 then 'may_be_regulated' when n % 5 = 0 then 'outside' else 'ask' end,
       now() - n * interval '10 minutes', now()
     from generate_series(1, 55000) n`,
    );
    await client.query(
      `insert into application_events (id, application_id, kind, at, actor_type, to_status)
     select gen_random_uuid(), id, 'submitted', created_at, 'introducer', 'pending' from application_submissions`,
    );
    await client.query('vacuum analyze application_submissions, application_events');
  }, 300_000);

  /** The plans for a page of a partner's cases and for its total. */
  const ofCases = async (request: CaseListRequest): Promise<PagePlans> => {
    const { asked, database: noted } = noting();
    await casesOf(noted).page(FIONA, request);
    return explainedPage(client, asked);
  };

  const ofApplications = async (
    request: Parameters<PostgresApplicationViews['page']>[0],
  ): Promise<PagePlans> => {
    const { asked, database: noted } = noting();
    await new PostgresApplicationViews(noted, new MachineClock()).page(request);
    return explainedPage(client, asked);
  };

  describe('a partner’s cases', () => {
    it.each(CASE_ORDERS)('are read in the order %s from an index in that order', async (sort) => {
      const { rows, count } = await ofCases({ sort, limit: 50 });

      for (const plan of rows) expect(plan).toMatch(/-> {2}Index Scan/);
      for (const plan of rows) expect(plan).not.toMatch(/Sort|Seq Scan/);
      for (const plan of count) expect(plan).toMatch(/Index Only Scan/);
    });

    it.each(APPLICATION_STATUSES)('are read and counted from an index when they are %s', async (status) => {
      const { rows, count } = await ofCases({ status, limit: 50 });

      for (const plan of [...rows, ...count]) expect(plan).toContain('cases_by_status');
      for (const plan of [...rows, ...count]) expect(plan).not.toContain('Seq Scan');
    });

    it.each(['4d7c2', 'crm-4400', 'company 123', 'SC004400'])(
      'are found by %s in the text index',
      async (q) => {
        const { rows, count } = await ofCases({ q, limit: 50 });

        expect(count.join('\n')).toMatch(/Bitmap Index Scan on applications_by_text/);
        for (const plan of [...rows, ...count]) expect(plan).not.toContain('Seq Scan');
      },
    );

    it.each<CaseListRequest>([
      { limit: 1_000 },
      { q: 'ab', limit: 50 },
      { q: 'client.example', sort: 'company', limit: 50 },
      { fundingType: 'Business Loan', limit: 50 },
      { fundingType: 'Property Mortgage', sort: '-company', limit: 50 },
      { externalReference: 'CRM-4400', limit: 50 },
      { updatedSince: '2026-01-01T00:00:00Z', limit: 50 },
      { updatedSince: '2100-01-01T00:00:00Z', sort: 'oldest', limit: 50 },
      { q: '4d7c2', status: 'approved', fundingType: 'asset-finance', sort: '-status', limit: 50 },
    ])('are read without others’ applications for %j', async (request) => {
      const { rows, count } = await ofCases(request);

      for (const plan of [...rows, ...count]) expect(plan).not.toContain('Seq Scan');
    });

    it('have their history read from an index', async () => {
      const { asked, database: noted } = noting();
      await new PostgresApplicationEvents(noted, new CountedIds()).of(A_CASE);
      await casesOf(noted).lastActor(A_CASE);
      await new PostgresApplicantQueries(noted).standing(A_CASE);

      expect(asked).toHaveLength(3);
      for (const statement of asked)
        for (const plan of await explained(client, statement)) {
          expect(plan).toContain('application_events_by_application');
          expect(plan).not.toContain('Seq Scan');
        }
    });

    it('are counted for the figures and months from an index alone', async () => {
      const { asked, database: noted } = noting();
      await casesOf(noted)
        .summary(FIONA)
        .catch(() => null);

      expect(asked).toHaveLength(2);
      for (const statement of asked)
        for (const plan of await explained(client, statement)) {
          expect(plan).toMatch(/Index Only Scan using cases_by_time/);
          expect(plan).not.toMatch(/Seq Scan|Index Scan|Heap/);
        }
    });
  });

  describe('the broker’s list', () => {
    it.each(APPLICATION_ORDERS)('is read in the order %s from an index in that order', async (sort) => {
      const { rows } = await ofApplications({ sort, limit: 50 });

      for (const plan of rows) expect(plan).toMatch(/-> {2}Index Scan/);
      for (const plan of rows) expect(plan).not.toMatch(/Sort|Seq Scan/);
    });

    it.each(['4d7c2', 'crm-4400', 'company 12345', 'SC004400'])(
      'is searched for %s in the text index',
      async (q) => {
        const { rows, count } = await ofApplications({ q, limit: 50 });

        for (const plan of count) expect(plan).toMatch(/Bitmap Index Scan on applications_by_text/);
        for (const plan of [...rows, ...count]) expect(plan).not.toContain('Seq Scan');
      },
    );

    it.each<Parameters<typeof ofApplications>[0]>([
      {},
      { status: 'rejected' },
      { fundingType: 'Business Loan', status: 'pending' },
      { introducerId: FIONA },
      { introducerId: null, status: 'approved' },
      { stage: 'offers' },
      { stage: 'new', introducerId: FIONA, fundingType: 'Business Loan' },
    ])('has a stored total for %j', async (selection) => {
      const { rows, count } = await ofApplications({ ...selection, limit: 50 });

      for (const plan of count) expect(plan).not.toContain('application_submissions');
      for (const plan of rows) expect(plan).not.toContain('Seq Scan');
    });

    it.each<Parameters<typeof ofApplications>[0]>([
      { q: 'company 12' },
      { q: 'client.example', status: 'rejected' },
      { receivedFrom: new Date() },
      { receivedBefore: new Date(), status: 'pending', introducerId: null },
      { dueBy: new Date() },
      { dueAfter: new Date(0), dueBy: new Date(), sort: 'due' },
      { fundingType: 'Asset Finance', sort: 'company' },
      { ownerId: ADA },
      { ownerId: ADA, sort: 'due' },
      { stage: 'offers', ownerId: ADA },
      { stage: 'offers', sort: 'due' },
      { ownerId: null },
      { ownerId: null, status: 'pending', sort: 'due' },
      { perimeter: 'ask' },
      { perimeter: 'may_be_regulated', stage: 'new', sort: 'due' },
    ])('is read and counted from indexes for %j', async (selection) => {
      const { rows, count } = await ofApplications({ ...selection, limit: 50 });

      for (const plan of [...rows, ...count])
        expect(plan).not.toContain('Seq Scan on application_submissions');
    });

    it.each(STAGES.flatMap((stage) => APPLICATION_ORDERS.map((sort) => ({ stage, sort }))))(
      'is read from an index as a column of the board for %j',
      async (selection) => {
        const { rows, count } = await ofApplications({ ...selection, limit: 10 });

        for (const plan of [...rows, ...count])
          expect(plan).not.toContain('Seq Scan on application_submissions');
      },
    );

    it('measures response times from indexes', async () => {
      const { asked, database: noted } = noting();
      const queries = new PostgresAnswerQueries(noted);
      await queries.awaited(new Date(), new Date()).catch(() => null);
      await queries.latestDecisions(new Date(0), 1_000);

      expect(asked).toHaveLength(2);
      for (const statement of asked)
        for (const plan of await explained(client, statement)) {
          expect(plan).toMatch(/Index (Only )?Scan using applications_by_(due|decision)/);
          expect(plan).not.toContain('Seq Scan');
        }
    });

    it.each<Parameters<typeof ofApplications>[0]>([{ stage: 'offers' }, { stage: 'offers', sort: 'oldest' }])(
      'is read in order from the stage index for %j',
      async (selection) => {
        const { rows } = await ofApplications({ ...selection, limit: 50 });

        for (const plan of rows) expect(plan).toContain('applications_by_stage');
        for (const plan of rows) expect(plan).not.toMatch(/Sort|Seq Scan on application_submissions/);
      },
    );

    it.each<Parameters<typeof ofApplications>[0]>([
      { perimeter: 'may_be_regulated' },
      { perimeter: 'may_be_regulated', sort: 'oldest' },
    ])('is read in order from the perimeter index for %j', async (selection) => {
      const { rows, count } = await ofApplications({ ...selection, limit: 50 });

      for (const plan of [...rows, ...count]) expect(plan).toContain('applications_by_perimeter');
      for (const plan of rows) expect(plan).not.toMatch(/Sort|Seq Scan on application_submissions/);
    });

    it.each<Parameters<typeof ofApplications>[0]>([{ ownerId: ADA }, { ownerId: ADA, sort: 'oldest' }])(
      'is read in order from the owner index for %j',
      async (selection) => {
        const { rows, count } = await ofApplications({ ...selection, limit: 50 });

        for (const plan of [...rows, ...count]) expect(plan).toContain('applications_by_owner');
        for (const plan of rows) expect(plan).not.toMatch(/Sort|Seq Scan on application_submissions/);
      },
    );

    it('filters by status from an index', async () => {
      const { rows } = await ofApplications({ status: 'rejected', limit: 50 });

      for (const plan of rows) expect(plan).not.toMatch(/Sort|Seq Scan/);
    });
  });
});
