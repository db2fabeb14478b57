import { RefusedLenders1763640028000 } from '#migrations/1763640028000-refused-lenders.js';
import { useTestDatabase } from '../support/test-database.js';

const database = useTestDatabase();

const refused = (row: number) => ({ sheet: 'Panel', row, column: null, value: null, reason: 'No product' });

it('says of refused rows of earlier imports that their lender is not known, in their order', async () => {
  const migration = new RefusedLenders1763640028000();
  const runner = database.source.createQueryRunner();
  const reports = async () =>
    (await runner.query(
      `select report -> 'errors' as errors, report -> 'warnings' as warnings from lender_imports order by id`,
    )) as object[];
  for (const errors of [[], [refused(9), refused(2)]])
    await runner.query(
      `insert into lender_imports (id, file_name, status, created, updated, unchanged, failed, report,
         previewed_at)
       values (('0193f000-0000-7000-8000-' || lpad($1, 12, '0'))::uuid, 'Panel.xlsx', 'previewed', 0, 0, 0, 0, $2,
         now())`,
      [String(errors.length), JSON.stringify({ errors, warnings: [refused(3)] })],
    );

  await migration.up(runner);
  expect(await reports()).toEqual([
    { errors: [], warnings: [refused(3)] },
    { errors: [9, 2].map((row) => ({ ...refused(row), name: null })), warnings: [refused(3)] },
  ]);

  await migration.down(runner);
  expect(await reports()).toMatchObject([{ errors: [] }, { errors: [refused(9), refused(2)] }]);
  await migration.up(runner);
  await runner.release();
});
