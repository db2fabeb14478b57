import type { EntityManager } from 'typeorm';
import { useTestDatabase } from '../support/test-database.js';

const database = useTestDatabase();

/** A transaction holds one connection, and prepared statements belong to their connection. */
const onOneConnection = <T>(work: (manager: EntityManager) => Promise<T>): Promise<T> =>
  database.source.transaction(work);

const prepared = async (manager: EntityManager, part: string): Promise<string[]> => {
  const rows = await manager.query<{ statement: string }[]>(
    'select statement from pg_prepared_statements where statement like $1 and statement not like $2',
    [`%${part}%`, '%pg_prepared_statements%'],
  );
  return rows.map(({ statement }) => statement);
};

describe('Prepared statements', () => {
  it('parse a statement with parameters once, and return each caller’s own result', async () => {
    const statement = 'select $1::int as once';

    const [answers, kept] = await onOneConnection(async (manager) => [
      [await manager.query<unknown>(statement, [1]), await manager.query<unknown>(statement, [2])],
      await prepared(manager, 'as once'),
    ]);

    expect(answers).toEqual([[{ once: 1 }], [{ once: 2 }]]);
    expect(kept).toEqual([statement]);
  });

  it('are not cached for statements with long lists', async () => {
    const places = Array.from({ length: 1_000 }, (_, place) => `$${place + 1}::int`);
    const values = places.map((_, place) => place);

    const [answer, kept] = await onOneConnection(async (manager) => [
      await manager.query<unknown>(`select 7 in (${places.join(', ')}) as listed`, values),
      await prepared(manager, 'as listed'),
    ]);

    expect(answer).toEqual([{ listed: true }]);
    expect(kept).toEqual([]);
  });

  it('report an invalid statement without closing the connection', async () => {
    const { source } = database;

    await expect(source.query('select $1::int / 0', [1])).rejects.toMatchObject({ code: '22012' });

    await expect(source.query('select $1::int as one', [1])).resolves.toEqual([{ one: 1 }]);
  });
});
