import { EntitySchema } from 'typeorm';
import { fieldsOf, isoTime, selectList } from '#platform/infrastructure/database/lists/fields.js';
import { useTestDatabase } from '../support/test-database.js';

interface Tree {
  readonly id: string;
  readonly plantedAt: Date;
  readonly felledAt: Date | null;
}

const treeTable = new EntitySchema<Tree>({
  name: 'Tree',
  columns: {
    id: { type: 'text', primary: true },
    plantedAt: { type: 'timestamptz', name: 'planted_at' },
    felledAt: { type: 'timestamptz', name: 'felled_at', nullable: true },
  },
});

const database = useTestDatabase();

describe('Fields of a list', () => {
  it.each(['2026-07-01 00:30:00.123987+01', '1969-12-31 23:59:59.999999+00', '2026-01-01 12:00:00+00'])(
    'formats %s like JavaScript',
    async (time) => {
      const sql = `select ${isoTime('at')} as shown, at from (select $1::timestamptz as at) as times`;

      const [row] = await database.source.query<{ shown: string; at: Date }[]>(sql, [time]);

      expect(row?.shown).toBe(row?.at.toISOString());
    },
  );

  it('follows the mapping of the class', async () => {
    const fields = selectList(fieldsOf(treeTable, ['id', 'plantedAt', 'felledAt']));
    const stored = `values ('oak', '2026-03-01T12:00:00Z'::timestamptz, null::timestamptz)`;

    const rows = await database.source.query<unknown[]>(
      `select ${fields} from (${stored}) as trees (id, planted_at, felled_at)`,
    );

    expect(rows).toEqual([{ id: 'oak', plantedAt: '2026-03-01T12:00:00.000Z', felledAt: null }]);
  });
});
