import { IntroducerEvents1763640034100 } from '#migrations/1763640034100-introducer-events.js';
import { useTestDatabase } from '../support/test-database.js';

const idOf = (n: number) => `0193f000-0000-7000-8000-${String(n).padStart(12, '0')}`;

const database = useTestDatabase();

it('takes the reasons of suspensions out of the log, and gives them back', async () => {
  const migration = new IntroducerEvents1763640034100();
  const runner = database.source.createQueryRunner();
  const query = (sql: string): Promise<object[]> => database.source.query<object[]>(sql);
  const logged = () => query('select id, changes from activity order by id');
  await migration.down(runner);
  await query(`insert into introducers (id, email, email_key, password, company_name, contact_name, phone, business_type)
    values ('${idOf(1)}', 'fiona@partner.example', 'fiona@partner.example', '', '', '', '', '')`);
  await query(`insert into activity (id, actor_type, actor_id, action, subject_type, subject_id, changes)
    values ('${idOf(11)}', 'admin', '${idOf(9)}', 'introducer-suspended', 'introducer', '${idOf(1)}',
      '{"reason": {"from": null, "to": "Mr Alder’s debts"}}'),
    ('${idOf(12)}', 'system', null, 'introducer-restored', 'introducer', '${idOf(1)}',
      '{"reason": {"from": null, "to": "They are paid"}}'),
    ('${idOf(13)}', 'introducer', '${idOf(1)}', 'introducer-updated', 'introducer', '${idOf(1)}',
      '{"fields": {"from": null, "to": ["phone"]}}')`);
  const before = await logged();

  await migration.up(runner);

  expect(await query('select id, kind, admin_id, reason from introducer_events order by id')).toEqual([
    { id: idOf(11), kind: 'suspended', admin_id: null, reason: 'Mr Alder’s debts' },
    { id: idOf(12), kind: 'restored', admin_id: null, reason: 'They are paid' },
  ]);
  const given = { reason: { from: null, to: 'given' } };
  expect(await logged()).toMatchObject([{ changes: given }, { changes: given }, before[2]]);

  await migration.down(runner);
  expect(await logged()).toEqual(before);
  await migration.up(runner);
  await runner.release();
});
