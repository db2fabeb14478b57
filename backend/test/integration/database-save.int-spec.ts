import { EntitySchema } from 'typeorm';
import { Database } from '#platform/infrastructure/database/database.js';
import { useTestDatabase } from '../support/test-database.js';

interface Tree {
  readonly id: string;
  readonly kind: string;
  readonly felledAt: Date | null;
  readonly notes: { readonly seen: readonly string[] };
}

const treeTable = new EntitySchema<Tree>({
  name: 'Tree',
  tableName: 'trees',
  columns: {
    id: { type: 'text', primary: true },
    kind: { type: 'text', update: false },
    felledAt: { type: 'timestamptz', name: 'felled_at', nullable: true },
    notes: { type: 'jsonb' },
  },
});

const felledAt = new Date('2026-03-01T12:00:00Z');
const oak: Tree = { id: '1', kind: 'oak', felledAt: null, notes: { seen: [] } };
const yew: Tree = { id: '2', kind: 'yew', felledAt, notes: { seen: ['owl'] } };
const elm: Tree = { id: '3', kind: 'elm', felledAt: null, notes: { seen: [] } };

const testDatabase = useTestDatabase([treeTable]);
let database: Database;
describe('Saving with TypeORM', () => {
  beforeAll(async () => {
    database = new Database(testDatabase.source);
    await database.manager.query(
      'create table trees (id text primary key, kind text, felled_at timestamptz, notes jsonb)',
    );
  });
  beforeEach(async () => {
    await testDatabase.empty('trees');
    await database.insert(treeTable, oak, yew, elm);
  });

  const trees = () => database.manager.find(treeTable, { order: { id: 'asc' } });

  it('writes every updatable column of those rows only', async () => {
    const felled = { ...oak, felledAt, notes: { seen: ['jay'] } };
    const standing = { ...yew, felledAt: null };

    await database.save(treeTable, felled, standing);

    expect(await trees()).toEqual([felled, standing, elm]);
  });

  it('skips columns that are mapped as fixed', async () => {
    await database.save(treeTable, { ...oak, kind: 'ash', felledAt });

    expect(await trees()).toEqual([{ ...oak, felledAt }, yew, elm]);
  });

  it('writes nothing when there is nothing to write', async () => {
    await database.save(treeTable);

    expect(await trees()).toEqual([oak, yew, elm]);
  });
});
