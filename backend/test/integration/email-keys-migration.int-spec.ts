import { jest } from '@jest/globals';
import { EmailKeys1763640031000 } from '#migrations/1763640031000-email-keys.js';
import { useTestDatabase } from '../support/test-database.js';

const database = useTestDatabase();

const id = (n: number): string => `0193f000-0000-7000-8000-${String(n).padStart(12, '0')}`;

it('gives every account its key, and loses none of those that have one address', async () => {
  const warn = jest.spyOn(process, 'emitWarning').mockReturnValue(undefined);
  const migration = new EmailKeys1763640031000();
  const runner = database.source.createQueryRunner();
  const rows = async (table: string, columns = 'email_key'): Promise<object[]> =>
    (await runner.query(`select ${columns} from ${table} order by id`)) as object[];
  await migration.down(runner);
  await runner.query(
    `insert into introducers (id, email, password, company_name, contact_name, phone, business_type)
     select * from unnest($1::uuid[], $2::text[]) as given(id, email), (values ('', '', '', '', '')) as rest`,
    [
      [1, 2, 3, 4].map(id),
      ['Ren\u00E9e@x.example', '\u0130nfo@x.example', 'rene\u0301e@x.example', 'ＲENE\u0301E@x.example'],
    ],
  );
  await runner.query(`insert into admins (id, email, password, name) values ($1, ' Ada@x.example', '', '')`, [
    id(5),
  ]);
  for (const [n, email] of [
    [6, 'zo\u00EB@x.example'],
    [7, 'zoe\u0308@x.example'],
  ] as const)
    await runner.query(
      `insert into staff_invitations (id, email, role, invited_by, created_at, sends, digest, sent_at, expires_at)
       values ($1, $2, 'admin', $3, now(), 1, $2, now(), now())`,
      [id(n), email, id(5)],
    );
  await runner.query(
    `insert into leads (id, introducer_id, name, email, email_key, created_at, updated_at) values
       ($1, $3, '', 'Jo@x.example', 'jo@x.example', now(), now()),
       ($2, $3, '', $4, $4, now(), now())`,
    [id(8), id(9), id(1), 'rene\u0301e@x.example'],
  );

  await migration.up(runner);

  expect(await rows('introducers')).toEqual([
    { email_key: 'ren\u00E9e@x.example' },
    { email_key: 'i\u0307nfo@x.example' },
    { email_key: `ren\u00E9e@x.example#${id(3)}` },
    { email_key: `ren\u00E9e@x.example#${id(4)}` },
  ]);
  expect(warn.mock.calls).toEqual([[expect.stringContaining(`now: ${id(3)}, ${id(4)}`)]]);
  expect(await rows('admins')).toEqual([{ email_key: 'ada@x.example' }]);
  expect(await rows('staff_invitations', 'email_key, withdrawn_at is null as pending')).toEqual([
    { email_key: 'zo\u00EB@x.example', pending: false },
    { email_key: 'zo\u00EB@x.example', pending: true },
  ]);
  expect(await rows('leads')).toEqual([{ email_key: 'jo@x.example' }, { email_key: 'ren\u00E9e@x.example' }]);
  await runner.release();
});
