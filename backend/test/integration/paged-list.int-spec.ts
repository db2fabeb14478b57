import { bothWays, BY_AGE, PagedList } from '#platform/infrastructure/database/lists/paged-list.js';
import { useTestDatabase } from '../support/test-database.js';

interface Tree {
  readonly id: string;
  readonly name: string;
}

const name = { by: 'lower(name)', type: 'text' } as const;

const trees = new PagedList<Tree, 'name' | 'kind', 'newest' | 'name' | '-name'>({
  fields: { id: 'id', name: 'name' },
  table: 'trees',
  filters: { name: 'lower(name) = lower($)', kind: 'kind = $' },
  orders: { ...BY_AGE, ...bothWays({ name }) },
  defaultOrder: 'newest',
});

const ROWS = [
  ['1', 'Oak', 'broadleaf'],
  ['2', 'larch', 'conifer'],
  ['3', 'oak', 'broadleaf'],
  ['4', 'Larch', 'conifer'],
  ['5', 'OAK', 'evergreen'],
  ['6', 'Yew', 'conifer'],
];

const database = useTestDatabase();
describe('Paged list', () => {
  beforeAll(async () => {
    await database.source.query('create table trees (id uuid primary key, name text, kind text)');
    for (const [digit, tree, kind] of ROWS)
      await database.source.query('insert into trees values ($1, $2, $3)', [
        `0193f000-0000-7000-8000-00000000000${digit}`,
        tree,
        kind,
      ]);
  });

  type Order = 'newest' | 'name' | '-name';

  /** The last digit of each id, by page. */
  const pages = async (sort: Order, limit: number): Promise<string[]> => {
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const part = { sort, limit, ...(cursor !== undefined && { cursor }) };
      const { items, next } = await trees.page(database.source.manager, {}, part);
      found.push(items.map((tree) => tree.id.slice(-1)).join(''));
      cursor = next ?? undefined;
    } while (cursor !== undefined);
    return found;
  };

  it('returns rows with equal order values once each over all pages', async () => {
    expect(await pages('name', 2)).toEqual(['24', '13', '56']);
    expect(await pages('-name', 4)).toEqual(['6531', '42']);
    expect(await pages('newest', 4)).toEqual(['6543', '21']);
  });

  it.each([
    [{}, 6],
    [{ name: 'OAK' }, 3],
    [{ kind: 'conifer' }, 3],
    [{ name: 'larch', kind: 'conifer' }, 2],
    [{ name: undefined, kind: 'evergreen' }, 1],
  ])('counts the rows that match %j', async (filters, total) => {
    const page = await trees.page(database.source.manager, filters, { limit: 1 });

    expect(page).toMatchObject({ total, items: [expect.anything()] });
  });

  it('returns the one row with an id, if the filters match it', async () => {
    const oak = '0193f000-0000-7000-8000-000000000001';
    const one = (filters?: { kind: string }) => trees.find(database.source.manager, oak, filters);

    expect(await one()).toEqual({ id: oak, name: 'Oak' });
    expect(await one({ kind: 'broadleaf' })).toEqual({ id: oak, name: 'Oak' });
    expect(await one({ kind: 'conifer' })).toBeUndefined();
  });

  it('throws the caller’s error when there is no such row', async () => {
    class TreeNotFound extends Error {}
    const { manager } = database.source;
    const oak = '0193f000-0000-7000-8000-000000000001';

    expect(await trees.one(manager, oak, TreeNotFound)).toEqual({ id: oak, name: 'Oak' });
    await expect(trees.one(manager, oak, TreeNotFound, { kind: 'conifer' })).rejects.toThrow(TreeNotFound);
  });

  it('counts also for an empty page or no matches', async () => {
    const { manager } = database.source;
    const { next } = await trees.page(manager, {}, { sort: 'name', limit: 5 });
    await manager.query(`update trees set kind = 'felled', name = 'A stump' where name = 'Yew'`);
    const last = await trees.page(manager, {}, { sort: 'name', limit: 5, cursor: next ?? '' });
    const none = await trees.page(manager, { kind: 'palm' }, {});
    await manager.query(`update trees set kind = 'conifer', name = 'Yew' where kind = 'felled'`);

    expect(last).toEqual({ items: [], total: 6, next: null });
    expect(none).toEqual({ items: [], total: 0, next: null });
  });

  it('returns all rows, in any number, without counting them', async () => {
    const manager = database.source.manager;
    await manager.query(
      `insert into trees select lpad(to_hex(n), 32, '0')::uuid, 'birch', 'many' from generate_series(1, 2001) n`,
    );

    const sizes: number[] = [];
    const seen = new Set<string>();
    for await (const part of trees.all(manager, { kind: 'many' }, 'name')) {
      sizes.push(part.length);
      for (const tree of part) seen.add(tree.id);
    }

    expect(sizes).toEqual([1_000, 1_000, 1]);
    expect(seen.size).toBe(2_001);
    await manager.query(`delete from trees where kind = 'many'`);
  });

  it('returns rows in the requested order', async () => {
    const { items } = await trees.page(database.source.manager, { name: 'yew' }, {});

    expect(items).toEqual([{ id: '0193f000-0000-7000-8000-000000000006', name: 'Yew' }]);
  });

  it('rejects an invalid cursor and one of another order', async () => {
    const { next } = await trees.page(database.source.manager, {}, { sort: 'name', limit: 2 });
    const written = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');

    for (const cursor of [
      next ?? '',
      '',
      '!',
      written(null),
      written(['oak']),
      written([7]),
      written(['\0']),
    ])
      await expect(trees.page(database.source.manager, {}, { sort: 'newest', cursor })).rejects.toMatchObject(
        {
          errors: [{ field: 'cursor' }],
        },
      );
  });
});
