import { Database } from '#platform/infrastructure/database/database.js';
import { PostgresActivityLog } from '#platform/infrastructure/database/postgres-activity-log.js';
import { UuidV7Ids } from '#platform/infrastructure/uuid-v7-ids.js';
import { MachineClock, visitor } from '../support/doubles.js';
import { useTestDatabase } from '../support/test-database.js';

const database = useTestDatabase();

const entry = {
  actor: { type: 'system', id: null },
  action: 'lender-created',
  subject: { type: 'lender', id: '0193f000-0000-7000-8000-000000000001' },
  changes: { name: { from: null, to: 'Alba' } },
} as const;

describe('Activity log', () => {
  it('stores actions and their records', async () => {
    const log = new PostgresActivityLog(new Database(database.source), new UuidV7Ids(new MachineClock()));

    await log.record(entry);

    const rows = await database.source.query<object[]>('select actor_type, action, changes from activity');
    expect(rows).toEqual([{ actor_type: 'system', action: 'lender-created', changes: entry.changes }]);
  });

  it('stores the actor’s account, and nothing about a visitor', async () => {
    const log = new PostgresActivityLog(new Database(database.source), new UuidV7Ids(new MachineClock()));
    const id = '0193f000-0000-7000-8000-000000000002';

    await log.record({
      ...entry,
      action: 'lender-confirmed',
      actor: { type: 'api-account', id, introducerId: id },
    });
    await log.record({ ...entry, action: 'lender-confirmed', actor: visitor });

    const rows = await database.source.query<object[]>(
      `select actor_type, actor_id, activity::text as row from activity where action = 'lender-confirmed' order by id`,
    );
    expect(rows).toMatchObject([
      { actor_type: 'api-account', actor_id: id },
      { actor_type: 'visitor', actor_id: null },
    ]);
    expect(JSON.stringify(rows)).not.toContain(visitor.address);
  });

  it('drops an entry when its transaction fails', async () => {
    const transactions = new Database(database.source);
    const log = new PostgresActivityLog(transactions, new UuidV7Ids(new MachineClock()));

    const failed = transactions.run(() =>
      transactions
        .run(() => log.record({ ...entry, action: 'lender-deleted' }))
        .then(() => Promise.reject(new Error('no'))),
    );

    await expect(failed).rejects.toThrow('no');
    expect(
      await database.source.query<object[]>(`select 1 from activity where action = 'lender-deleted'`),
    ).toEqual([]);
  });

  it.each(['update activity set action = action', 'delete from activity', 'truncate activity'])(
    'rejects %s',
    async (statement) => {
      await expect(database.source.query(statement)).rejects.toThrow('append-only');
    },
  );
});
