import { useTestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

const database = useTestDatabase();
describe('Empty tables', () => {
  beforeEach(async () => {
    await database.source.query('create table parents (id int primary key)');
    await database.source.query('create table children (parent_id int references parents)');
    await database.source.query('insert into parents values (1)');
    await database.source.query('insert into children values (1)');
  });
  afterEach(() => database.source.query('drop table parents, children'));

  const rowsOf = async (table: 'parents' | 'children'): Promise<number> => {
    const rows = await database.source.query<object[]>(`select from ${table}`);
    return rows.length;
  };

  const isWaiting = async (): Promise<boolean> => {
    const waiting = await database.source.query<object[]>(
      `select from pg_stat_activity where datname = current_database() and query like '%truncate%'
       and wait_event_type in ('Lock', 'Timeout')`,
    );
    return waiting.length > 0;
  };

  describe('empty', () => {
    it('empties a table and those that refer to it', async () => {
      await database.empty('parents');

      expect([await rowsOf('parents'), await rowsOf('children')]).toEqual([0, 0]);
    });

    it('waits for a transaction that takes the same locks in another order', async () => {
      const transaction = database.source.createQueryRunner();
      await transaction.startTransaction();
      await transaction.query('delete from children');

      const emptying = database.empty('parents');
      // A plain `truncate` locks the parents first, and waits for the children.
      await until(isWaiting);
      await transaction.query('update parents set id = id');
      await transaction.commitTransaction();
      await transaction.release();
      await emptying;

      expect([await rowsOf('parents'), await rowsOf('children')]).toEqual([0, 0]);
    });
  });
});
