import { MachineClock } from '../support/doubles.js';
import { TASK_ORDERS, type TaskSelection } from '#modules/tasks/application/task-views.js';
import { PostgresApplicationViews } from '#modules/applications/infrastructure/persistence/postgres-application-views.queries.js';
import { PostgresTaskViews } from '#modules/tasks/infrastructure/persistence/postgres-task-views.queries.js';
import { explainedPage, noting, useDatabaseForPlans } from '../support/plans.js';

const ADA = '0193f300-0000-7000-8000-000000000001';

const { client } = useDatabaseForPlans();
describe('Task lists', () => {
  beforeAll(async () => {
    await client.query(
      `insert into admins (id, email, email_key, password, name) values ($1, 'ada', 'ada', '', 'Ada')`,
      [ADA],
    );
    // One in ten is open, one in fifty is Ada's.
    await client.query(
      `insert into tasks (id, kind, title, due_on, owner_id, done_at, created_at, updated_at)
     select ('0193f400-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'manual', 'Task ' || n,
       date '2026-01-01' + n % 1000, case when n % 50 = 0 then $1::uuid end, case when n / 50 % 10 > 0 then now() end,
       now(), now()
     from generate_series(1, 60000) n`,
      [ADA],
    );
    await client.query('vacuum analyze tasks');
  }, 300_000);

  it.each<TaskSelection>([
    {},
    { isDone: false, sort: 'due' },
    { isDone: false, dueBefore: '2026-01-10', sort: 'due' },
    { isDone: false, dueFrom: '2026-01-10', dueBefore: '2026-01-17', ownerId: ADA, sort: 'due' },
    { isDone: true, ownerId: ADA, sort: '-due' },
    { isDone: false, ownerId: null, sort: 'due' },
    { applicationId: ADA },
    ...TASK_ORDERS.flatMap((sort) => [
      { sort },
      { sort, isDone: false },
      { sort, isDone: true },
      { sort, isDone: false, ownerId: ADA },
      { sort, isDone: false, ownerId: null },
    ]),
  ])('are read from an index for %j', async (selection) => {
    const { asked, database: noted } = noting();
    await new PostgresTaskViews(noted).page({ ...selection, limit: 50 });
    const { rows } = await explainedPage(client, asked);

    for (const plan of rows) expect(plan).not.toMatch(/Seq Scan on tasks/);
  });

  it('are read from an index as applications’ next tasks', async () => {
    const { asked, database: noted } = noting();
    await new PostgresApplicationViews(noted, new MachineClock()).page({ limit: 50 });
    const { rows } = await explainedPage(client, asked);

    for (const plan of rows) expect(plan).toMatch(/Index\S* Scan using open_tasks_by_application/);
  });
});
