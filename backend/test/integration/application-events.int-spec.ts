import { UuidV7Ids } from '#platform/infrastructure/uuid-v7-ids.js';
import { MachineClock } from '../support/doubles.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { PostgresApplicationEvents } from '#modules/applications/infrastructure/persistence/postgres-application-events.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const idOf = (n: number) => `0193f000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const [ADA, FIONA, CASE, OLD, NEW] = [idOf(1), idOf(2), idOf(3), idOf(4), idOf(5)] as const;
const ada = { type: 'admin', id: ADA } as const;

let database: TestDatabase;
let events: PostgresApplicationEvents;
describe('Application events', () => {
  beforeEach(async () => {
    database = await createTestDatabase();
    events = new PostgresApplicationEvents(new Database(database.source), new UuidV7Ids(new MachineClock()));
    await query(`insert into admins (id, email, email_key, password, name, role, created_at)
    values ('${ADA}', 'ada@broker.example', 'ada@broker.example', '', 'Ada', 'admin', now())`);
    await query(`insert into introducers (id, email, email_key, password, company_name, contact_name, phone, business_type)
    values ('${FIONA}', 'fiona@partner.example', 'fiona@partner.example', '', '', '', '', '')`);
    await query(`insert into application_submissions (id, introducer_id, company_name, contact_name, email, phone,
      funding_type, amount, matched_lenders, rule_version, product_keys, created_at, updated_at)
    values ('${CASE}', '${FIONA}', '', '', '', '', '', '', '[]', '1.0', '{}', now(), now())`);
    for (const [id, name] of [
      [OLD, 'Alba'],
      [NEW, 'Brisk'],
    ])
      await query(`insert into lenders (id, name, normalised_name, product_types, product_keys, created_at, updated_at)
      values ('${id}', '${name}', '${name}', '', '{}', now(), now())`);
  });
  afterEach(() => database.drop());

  const query = (sql: string): Promise<object[]> => database.source.query<object[]>(sql);
  const placed = {
    assignedLender: { from: 'Alba', to: 'Brisk' },
    assignedLenderId: { from: OLD, to: NEW },
  };
  const moved = {
    status: { from: 'pending', to: 'rejected' },
    reason: { from: null, to: 'Mr Alder’s debts' },
  };

  it('are listed as recorded, oldest first', async () => {
    const at = new Date('2020-11-20T12:00:00Z');
    const partner = { type: 'introducer', id: FIONA } as const;
    await events.record({ kind: 'case-noted', applicationId: CASE, actor: partner });
    const facts = { ...moved, ...placed };
    await events.record({ kind: 'reviewed', applicationId: CASE, actor: ada, at, facts });

    expect(await events.of(CASE)).toEqual([
      { kind: 'reviewed', at, actorType: 'admin', actorId: ADA, facts },
      {
        kind: 'case-noted',
        at: expect.any(Date) as Date,
        actorType: 'introducer',
        actorId: FIONA,
        facts: {},
      },
    ]);
  });

  it('include the answers given through the link', async () => {
    const facts = { ltv: { from: null, to: '70' }, tradingHistory: { from: '6 months', to: '12 months' } };
    const visitor = { type: 'visitor', id: null, address: '192.0.2.1' } as const;
    await events.record({ kind: 'answered', applicationId: CASE, actor: visitor, facts });

    expect(await events.of(CASE)).toMatchObject([{ kind: 'answered', actorType: 'visitor', facts }]);
  });

  it('keep the name of a deleted lender, and are deleted with their application', async () => {
    await events.record({ kind: 'reviewed', applicationId: CASE, actor: ada, facts: placed });

    await query('delete from lenders');
    expect(await events.of(CASE)).toMatchObject([{ facts: { assignedLender: placed.assignedLender } }]);

    await query('delete from application_submissions');
    expect(await query('select from application_events')).toEqual([]);
  });

  it('reject an unknown application and an unknown account', async () => {
    const nobody = { type: 'admin', id: FIONA } as const;
    await expect(events.record({ kind: 'noted', applicationId: CASE, actor: nobody })).rejects.toThrow(
      'admin_id_fkey',
    );
    await expect(events.record({ kind: 'noted', applicationId: ADA, actor: ada })).rejects.toThrow(
      'application_id_fkey',
    );
  });
});
