import { Contributions } from '#platform/application/contributions.js';
import { RecordKind, RecordKinds, type KnownRecord } from '#platform/application/record-kinds.js';
import type { ActivityRequest } from '#modules/activity/application/activity-feed.js';
import { PostgresActivityFeed } from '#modules/activity/infrastructure/persistence/postgres-activity-feed.queries.js';
import { explained, noting, useDatabaseForPlans } from '../support/plans.js';

const idOf = (n: number) => `0193f000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** Finds the same three of each kind for any search. */
class Three implements RecordKind {
  constructor(readonly type: string) {}
  known(): Promise<ReadonlyMap<string, KnownRecord>> {
    return Promise.resolve(new Map());
  }
  reasons(): Promise<ReadonlyMap<string, string>> {
    return Promise.resolve(new Map());
  }
  search(): Promise<readonly string[]> {
    return Promise.resolve([1, 2, 3].map(idOf));
  }
}

const { client } = useDatabaseForPlans();
describe('Activity feed', () => {
  beforeAll(async () => {
    await client.query(
      `insert into activity (id, at, actor_type, actor_id, action, subject_type, subject_id)
     select ('0193f100-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, now() - n * interval '1 minute',
       (array['admin', 'introducer', 'api-account', 'visitor', 'system'])[n % 5 + 1],
       case when n % 5 < 3 then ('0193f000-0000-7000-8000-' || lpad((n % 500)::text, 12, '0'))::uuid end,
       'done', (array['application', 'lender', 'introducer', 'lead'])[n % 4 + 1],
       ('0193f000-0000-7000-8000-' || lpad((n % 20000)::text, 12, '0'))::uuid
     from generate_series(1, 200000) n`,
    );
    await client.query('analyze activity');
  }, 300_000);

  const plansOf = async (request: ActivityRequest): Promise<string[]> => {
    const { asked, database: noted } = noting();
    const contributions = new Contributions();
    for (const type of ['admin', 'introducer', 'api-account', 'application', 'lender'])
      contributions.add(RecordKind, new Three(type));
    const kinds = new RecordKinds(contributions);
    await new PostgresActivityFeed(noted, kinds).page({ limit: 50, ...request });
    return explained(client, asked.at(-1)!);
  };

  it.each<ActivityRequest>([
    {},
    { actorType: 'visitor' },
    { subjectType: 'lead' },
    { actorType: 'admin', subjectType: 'lender' },
    { from: '2026-01-01', to: '2026-01-02' },
    { subjectType: 'lender', from: '2026-01-01', to: '2026-01-02' },
    { person: 'ada' },
    { person: 'ada', actorType: 'admin', from: '2026-01-01' },
    { person: idOf(7), subjectType: 'lender' },
    { record: 'alder' },
    { record: idOf(7) },
    { record: 'alder', person: 'ada', subjectType: 'application' },
    { partsOf: idOf(7) },
  ])('uses an index for %j', async (request) => {
    for (const plan of await plansOf(request)) {
      expect(plan).toMatch(/activity_by_|activity_pkey/);
      expect(plan).not.toContain('Seq Scan');
    }
  });

  it('does not sort for the newest of all or of one type', async () => {
    for (const request of [{}, { actorType: 'admin' }, { subjectType: 'lead' }] as const)
      for (const plan of await plansOf(request)) expect(plan).not.toContain('Sort');
  });
});
