import { OwnersOfApplications1763640050000 } from '#migrations/1763640050000-owners-of-applications.js';
import { CasesOfSubmissions1763641600000 } from '#migrations/1763641600000-cases-of-submissions.js';
import { ApplicationEvents1763640034000 } from '#migrations/1763640034000-application-events.js';
import { AnsweredQuestions1763640055000 } from '#migrations/1763640055000-answered-questions.js';
import { SubmissionsInEvents1763641060010 } from '#migrations/1763641060010-submissions-in-events.js';
import { ReasonsForClients1763641100010 } from '#migrations/1763641100010-reasons-for-clients.js';
import { Database } from '#shared/infrastructure/database/database.js';
import { PostgresApplicationEvents } from '#modules/applications/infrastructure/persistence/postgres-application-events.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const idOf = (n: number) => `0193f000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const [ADA, FIONA, CASE, OLD, NEW] = [idOf(1), idOf(2), idOf(3), idOf(4), idOf(5)] as const;
const ada = { type: 'admin', id: ADA } as const;

let database: TestDatabase;
let events: PostgresApplicationEvents;
beforeEach(async () => {
  database = await createTestDatabase();
  events = new PostgresApplicationEvents(new Database(database.source));
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
const moved = { status: { from: 'pending', to: 'rejected' }, reason: { from: null, to: 'Mr Alder’s debts' } };

it('are told as they were recorded, oldest first', async () => {
  const at = new Date('2026-11-20T12:00:00Z');
  const partner = { type: 'introducer', id: FIONA } as const;
  await events.add(idOf(11), { kind: 'case-noted', applicationId: CASE, actor: partner });
  const facts = { ...moved, ...placed };
  await events.add(idOf(10), { kind: 'reviewed', applicationId: CASE, actor: ada, at, facts });

  expect(await events.of(CASE)).toEqual([
    { kind: 'reviewed', at, actorType: 'admin', actorId: ADA, facts },
    { kind: 'case-noted', at: expect.any(Date) as Date, actorType: 'introducer', actorId: FIONA, facts: {} },
  ]);
});

it('tell the answers that were given by the link', async () => {
  const facts = { ltv: { from: null, to: '70' }, tradingHistory: { from: '6 months', to: '12 months' } };
  const visitor = { type: 'visitor', id: null, address: '192.0.2.1' } as const;
  await events.add(idOf(10), { kind: 'answered', applicationId: CASE, actor: visitor, facts });

  expect(await events.of(CASE)).toMatchObject([{ kind: 'answered', actorType: 'visitor', facts }]);
});

it('keep the name of a lender that goes, and go with their application', async () => {
  await events.add(idOf(10), { kind: 'reviewed', applicationId: CASE, actor: ada, facts: placed });

  await query('delete from lenders');
  expect(await events.of(CASE)).toMatchObject([{ facts: { assignedLender: placed.assignedLender } }]);

  await query('delete from application_submissions');
  expect(await query('select from application_events')).toEqual([]);
});

it('refuse an application and an account that are none', async () => {
  const nobody = { type: 'admin', id: FIONA } as const;
  await expect(events.add(idOf(10), { kind: 'noted', applicationId: CASE, actor: nobody })).rejects.toThrow(
    'admin_id_fkey',
  );
  await expect(events.add(idOf(10), { kind: 'noted', applicationId: ADA, actor: ada })).rejects.toThrow(
    'application_id_fkey',
  );
});

it('are taken from the log by the migration, with the words that the log then no longer has, and given back', async () => {
  const migration = new ApplicationEvents1763640034000();
  const owners = new OwnersOfApplications1763640050000();
  const submissions = new CasesOfSubmissions1763641600000();
  const runner = database.source.createQueryRunner();
  await submissions.down(runner);
  await owners.down(runner);
  await migration.down(runner);
  const disclosure = idOf(20);
  await query(`insert into application_disclosures (id, application_id, recipient, disclosed_at, recorded_by)
    values ('${disclosure}', '${CASE}', 'Alba', now(), '${ADA}')`);
  const entries: readonly [action: string, actor: string, actorId: string | null, changes: object | null][] =
    [
      ['application-submitted', 'introducer', FIONA, { status: { from: null, to: 'pending' } }],
      ['application-reviewed', 'admin', ADA, { ...moved, ...placed }],
      ['application-disclosed', 'admin', ADA, { disclosure: { from: null, to: disclosure } }],
      ['application-noted', 'admin', idOf(99), null],
      ['case-noted', 'introducer', FIONA, null],
      ['links-revoked', 'visitor', null, null],
    ];
  for (const [place, [action, actor, actorId, changes]] of entries.entries())
    await database.source.query(
      `insert into activity (id, actor_type, actor_id, action, subject_type, subject_id, changes)
       values ($1, $2, $3, $4, 'application', $5, $6)`,
      [idOf(100 + place), actor, actorId, action, CASE, changes && JSON.stringify(changes)],
    );
  // Of an application that has been erased, the log is all there is.
  await query(`insert into activity (id, actor_type, action, subject_type, subject_id, changes)
    values ('${idOf(200)}', 'admin', 'application-reviewed', 'application', '${idOf(98)}',
      '{"status": {"from": "pending", "to": "rejected"}, "reason": {"from": null, "to": "Mr Birch’s debts"}}')`);
  const logged = () => query('select changes from activity order by id');
  const before = await logged();

  await migration.up(runner);
  await owners.up(runner);
  // What is read of them now has more columns.
  await new AnsweredQuestions1763640055000().up(runner);
  await new SubmissionsInEvents1763641060010().up(runner);
  await new ReasonsForClients1763641100010().up(runner);

  expect(await events.of(CASE)).toMatchObject([
    { kind: 'submitted', actorType: 'introducer', actorId: FIONA, facts: { status: { to: 'pending' } } },
    { kind: 'reviewed', actorType: 'admin', actorId: ADA, facts: { ...moved, ...placed } },
    { kind: 'disclosed', facts: { disclosure: { from: null, to: disclosure } } },
    { kind: 'noted', actorType: 'admin', actorId: null, facts: {} },
    { kind: 'case-noted', facts: {} },
    { kind: 'links-revoked', actorType: 'visitor', actorId: null },
  ]);
  const words = JSON.stringify(await logged());
  expect(words).not.toMatch(/debts/);
  expect(words).toContain('"reason":{"to":"given","from":null}');
  await expect(query('delete from activity')).rejects.toThrow('append-only');

  await owners.down(runner);
  await migration.down(runner);
  expect((await logged()).slice(0, -1)).toEqual(before.slice(0, -1));
  await migration.up(runner);
  await owners.up(runner);
  await submissions.up(runner);
  await runner.release();
});
