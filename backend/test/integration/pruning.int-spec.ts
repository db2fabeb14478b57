import { IdempotencyKeyPruning } from '#platform/infrastructure/database/idempotency-key-pruning.job.js';
import { SessionPruning } from '#modules/auth/infrastructure/session/session-pruning.job.js';
import { HeldPruning } from '#modules/held/infrastructure/persistence/held-pruning.job.js';
import { LenderPreviewPruning } from '#modules/lenders/infrastructure/persistence/lender-preview-pruning.job.js';
import { useTestDatabase } from '../support/test-database.js';

const database = useTestDatabase();

const query = <T>(sql: string): Promise<T[]> => database.source.query<T[]>(sql);

describe('Pruning', () => {
  it('removes expired sessions and the tombstones of those that ended a while ago', async () => {
    await query(`
    insert into sessions (id, role, data, idle_until, expires_at, ended_at) values
      ('live', 'admin', '{}', now() + interval '1 hour', now() + interval '1 hour', null),
      ('tombstone', 'admin', '{}', now() + interval '1 hour', now() + interval '1 hour', now()),
      ('idle', 'admin', '{}', now() - interval '1 second', now() + interval '1 hour', null),
      ('too long', 'admin', '{}', now() + interval '1 hour', now() - interval '1 second', null),
      ('long gone', 'admin', '{}', now() + interval '1 hour', now() + interval '1 hour', now() - interval '6 minutes')`);

    await new SessionPruning(database.source).handle();

    const left = await query<{ id: Buffer }>('select id from sessions order by id');
    expect(left.map(({ id }) => id.toString())).toEqual(['live', 'tombstone']);
  });

  it('removes failed sign-ins that no longer count, and none that still lock an account', async () => {
    await query(`
    insert into sign_in_attempts (key, failures, blocked_until, forget_at) values
      ('counts', 1, now(), now() + interval '1 hour'),
      ('blocks', 9, now() + interval '1 minute', now() - interval '1 second'),
      ('forgotten', 1, now() - interval '1 hour', now() - interval '1 second')`);

    await new SessionPruning(database.source).handle();

    expect(await query('select key from sign_in_attempts order by key')).toEqual([
      { key: 'blocks' },
      { key: 'counts' },
    ]);
  });

  it('removes password resets after their hour', async () => {
    await query(`
    insert into password_resets (id, role, digest, expires_at) values
      ('0193f000-0000-7000-8000-000000000001', 'introducer', 'open', now() + interval '1 minute'),
      ('0193f000-0000-7000-8000-000000000002', 'introducer', 'over', now() - interval '1 second')`);

    await new SessionPruning(database.source).handle();

    expect(await query('select digest from password_resets')).toEqual([{ digest: 'open' }]);
  });

  it('removes expired idempotent responses', async () => {
    await query(`
    insert into idempotency_keys (operation, caller, key, fingerprint, created_at) values
      ('test', 'visitor', 'today', '', now() - interval '23 hours'),
      ('test', 'visitor', 'yesterday', '', now() - interval '25 hours')`);

    await new IdempotencyKeyPruning(database.source).handle();

    expect(await query('select key from idempotency_keys')).toEqual([{ key: 'today' }]);
  });

  it('deletes held submissions after 30 days', async () => {
    const held = (id: number, age: string) => `
    insert into held_submissions (id, kind, name, email, written, created_at)
    values ('0193f000-0000-7000-8000-00000000000${id}', 'contact-message', 'Ada', 'ada@alder.example', '{}',
      now() - interval '${age}')`;
    await query(held(1, '30 days 1 second'));
    await query(held(2, '29 days 23 hours'));

    await new HeldPruning(database.source).handle();

    expect(await query('select right(id::text, 1) as id from held_submissions')).toEqual([{ id: '2' }]);
  });

  it('deletes import previews and their files after an hour, and no import', async () => {
    const added = (id: number, status: string, age: string, importedAt: string) => `
    insert into lender_imports (id, file_name, status, created, updated, unchanged, failed, report,
      previewed_at, imported_at)
    values ('0193f000-0000-7000-8000-00000000000${id}', 'panel.xlsx', '${status}', 0, 0, 0, 0, '{}',
      now() - interval '${age}', ${importedAt})`;
    await query(added(1, 'previewed', '61 minutes', 'null'));
    await query(added(2, 'previewed', '59 minutes', 'null'));
    await query(added(3, 'imported', '3 years', 'now()'));
    await query(added(4, 'previewed', '1 minute', 'null'));
    await query(`
    insert into lender_import_files (id, content) select id, 'PK' from lender_imports where id::text not like '%4'`);
    await query(`
    insert into lender_preview_files (import_id, file_id) select id, case when id::text like '%4' then
      '0193f000-0000-7000-8000-000000000002'::uuid else id end from lender_imports`);

    await new LenderPreviewPruning(database.source).handle();

    expect(await query('select right(id::text, 1) as id from lender_imports order by 1')).toEqual([
      { id: '2' },
      { id: '3' },
      { id: '4' },
    ]);
    expect(await query('select right(id::text, 1) as id from lender_import_files')).toEqual([{ id: '2' }]);
  });
});
