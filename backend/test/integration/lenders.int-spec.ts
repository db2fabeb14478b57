import { createLenderDatabase, lendersOn } from '../support/lenders.js';
import type { TestDatabase } from '../support/test-database.js';

const admin = { type: 'admin', id: '0193f000-0000-7000-8000-00000000000a' } as const;
const somebody = '0193f000-0000-7000-8000-00000000dead';

let database: TestDatabase;
let lenders: ReturnType<typeof lendersOn>;
describe('Lenders', () => {
  beforeEach(async () => {
    database = await createLenderDatabase();
    lenders = lendersOn(database);
  });
  afterEach(() => database.drop());

  const create = (name: string, fields: object = {}) =>
    lenders.create.execute({ name, productTypes: 'business-loans', ...fields }, admin);
  const activity = (id: string) =>
    database.source.query<object[]>(
      'select action, actor_id, changes from activity where subject_id = $1 order by id',
      [id],
    );

  it('are stored as stated', async () => {
    const created = await create('Alba', {
      minAmount: '£5k',
      acceptsStartups: true,
      website: 'alba.example',
    });

    const panel = await lenders.panel.all();
    const { warnings, ...view } = created;
    expect(warnings).toEqual([]);
    const noMinimum = { stated: false, value: 0, shown: 'no limit' };
    const noMaximum = { ...noMinimum, value: Infinity };
    const limits = {
      minAmount: { stated: true, value: 5_000, shown: '£5,000' },
      maxAmount: noMaximum,
      minTradingHistory: noMinimum,
      minCreditScore: noMinimum,
      minLtv: noMinimum,
      maxLtv: noMaximum,
    };
    expect(panel).toEqual([{ ...view, limits }]);
    expect(view).toMatchObject({
      name: 'Alba',
      minAmount: '£5k',
      maxAmount: null,
      acceptsStartups: 'true',
      isActive: 'true',
      website: 'https://alba.example',
      acceptsRefurbProjects: 'true',
      notStated: ['acceptsAdverseCredit', 'acceptsRefurbProjects', 'acceptsDevelopmentProjects'],
    });
  });

  it('store the derived columns', async () => {
    await create('Alba Finance', { productTypes: 'term loan, factoring' });

    expect(
      await database.source.query<object[]>('select normalised_name, product_keys, is_demo from lenders'),
    ).toEqual([
      { normalised_name: 'albafinance', product_keys: ['business-loans', 'invoice-finance'], is_demo: false },
    ]);
  });

  it('can be added to a table with a newer version’s column', async () => {
    await database.source.query(`alter table lenders add column rating text not null default 'none'`);

    await create('Alba');

    expect(await database.source.query('select name, rating from lenders')).toEqual([
      { name: 'Alba', rating: 'none' },
    ]);
  });

  it('are read by name', async () => {
    await create('Clyde');
    await create('Brisk');

    expect((await lenders.panel.all()).map(({ name }) => name)).toEqual(['Brisk', 'Clyde']);
  });

  it('raise the version also when changed by SQL', async () => {
    const { id } = await create('Alba');
    const versions = [await lenders.panel.version()];

    await database.source.query(`update lenders set max_amount = '£1m' where id = $1`, [id]);
    versions.push(await lenders.panel.version());
    await database.source.query('truncate lenders cascade');
    versions.push(await lenders.panel.version());

    expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b));
  });

  it('raise the panel’s version on every change, and only then', async () => {
    const versions = [await lenders.panel.version()];
    const seen = async () => versions.push(await lenders.panel.version());

    const { id } = await create('Alba');
    await seen();
    await lenders.update.execute(id, { minAmount: '£5k' }, admin);
    await seen();
    await lenders.update.execute(id, { minAmount: '£5k' }, admin);
    await seen();
    await lenders.remove.execute(id, admin);
    await seen();

    expect(versions).toEqual([0, 1, 2, 2, 3]);
  });

  it('change only in fields that were sent', async () => {
    const { id } = await create('Alba', { minAmount: '£5k', maxAmount: '£1m', acceptsStartups: 'yes' });

    const updated = await lenders.update.execute(id, { minAmount: null, acceptsStartups: null }, admin);

    expect(updated).toMatchObject({
      name: 'Alba',
      minAmount: null,
      maxAmount: '£1m',
      acceptsStartups: 'false',
    });
    expect(updated.notStated).toContain('acceptsStartups');
  });

  it('log who changed what, with old and new values', async () => {
    const { id } = await create('Alba');
    await lenders.update.execute(id, { name: 'Alba Bank', minAmount: '£5k' }, admin);
    await lenders.remove.execute(id, admin);

    const products = 'business-loans';
    expect(await activity(id)).toEqual([
      {
        action: 'lender-created',
        actor_id: admin.id,
        changes: {
          name: { from: null, to: 'Alba' },
          productTypes: { from: null, to: products },
          isActive: { from: null, to: 'true' },
        },
      },
      {
        action: 'lender-updated',
        actor_id: admin.id,
        changes: { name: { from: 'Alba', to: 'Alba Bank' }, minAmount: { from: null, to: '£5k' } },
      },
      {
        action: 'lender-deleted',
        actor_id: admin.id,
        changes: {
          name: { from: 'Alba Bank', to: null },
          productTypes: { from: products, to: null },
          minAmount: { from: '£5k', to: null },
          isActive: { from: 'true', to: null },
        },
      },
    ]);
  });

  it('have unique names in any spelling', async () => {
    await create('Alba Finance');
    const { id } = await create('Brisk');

    await expect(create(' ALBA-finance ')).rejects.toMatchObject({ code: 'lender-name-taken' });
    await expect(lenders.update.execute(id, { name: 'albafinance' }, admin)).rejects.toThrow(
      'There is already a lender named “Alba Finance”',
    );
    expect(await lenders.update.execute(id, { name: 'BRISK' }, admin)).toMatchObject({ name: 'BRISK' });
  });

  it('are created once by concurrent requests', async () => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => create('Alba')));

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await lenders.panel.all()).toHaveLength(1);
  });

  it('reject a stale change', async () => {
    const { id, updatedAt } = await create('Alba');
    const mine = new Date(updatedAt);
    const theirs = await lenders.update.execute(id, { minAmount: '£5k' }, admin, mine);

    if (theirs.updatedAt !== updatedAt) {
      const late = lenders.update.execute(id, { minAmount: '£9k' }, admin, mine);
      await expect(late).rejects.toMatchObject({ code: 'lender-changed', kind: 'conflict' });
    }
    const next = lenders.update.execute(id, { minAmount: '£9k' }, admin, new Date(theirs.updatedAt));
    await expect(next).resolves.toMatchObject({ minAmount: '£9k' });
  });

  it('reject an unknown id', async () => {
    await expect(lenders.update.execute(somebody, {}, admin)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(lenders.remove.execute(somebody, admin)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('are listed newest first, page by page', async () => {
    for (const name of ['Alba', 'Brisk', 'Clyde', 'Dundas', 'Forth']) await create(name);

    const first = await lenders.lists.page({ limit: 2 });
    const second = await lenders.lists.page({ limit: 2, cursor: first.next ?? '' });
    const third = await lenders.lists.page({ limit: 2, cursor: second.next ?? '' });

    expect([first, second, third].map((page) => page.items.map(({ name }) => name))).toEqual([
      ['Forth', 'Dundas'],
      ['Clyde', 'Brisk'],
      ['Alba'],
    ]);
    expect([first, second, third].map(({ total }) => total)).toEqual([5, 5, 5]);
    expect(third.next).toBeNull();
  });

  it('are found by part of a name and by activity, in either order', async () => {
    await create('Forth Bank', { isActive: 'false' });
    await create('Clyde Bank');
    await create('Alba Bank');
    await create('Dundas');
    const names = async (request: Parameters<typeof lenders.lists.page>[0]) =>
      (await lenders.lists.page(request)).items.map(({ name }) => name);

    expect(await names({ q: ' BANK', isActive: 'true' })).toEqual(['Alba Bank', 'Clyde Bank']);
    expect(await names({ q: 'bank', sort: 'name' })).toEqual(['Alba Bank', 'Clyde Bank', 'Forth Bank']);
    const { next } = await lenders.lists.page({ sort: 'name', limit: 1 });
    expect(await names({ sort: 'name', limit: 1, cursor: next ?? '' })).toEqual(['Clyde Bank']);
  });

  it('are listed in reverse, page by page', async () => {
    for (const name of ['Brisk', 'Alba', 'Clyde']) await create(name);
    const walk = async (sort: 'oldest' | '-name') => {
      const first = await lenders.lists.page({ sort, limit: 2 });
      const second = await lenders.lists.page({ sort, limit: 2, cursor: first.next ?? '' });
      return [first, second].map(({ items }) => items.map(({ name }) => name));
    };

    expect(await walk('oldest')).toEqual([['Brisk', 'Alba'], ['Clyde']]);
    expect(await walk('-name')).toEqual([['Clyde', 'Brisk'], ['Alba']]);
  });

  it.each(['nonsense', '', 'AAAA', Buffer.from('a\0b').toString('base64url')])(
    'reject the cursor %j',
    async (cursor) => {
      await expect(lenders.lists.page({ cursor })).rejects.toMatchObject({ kind: 'invalid' });
    },
  );

  it('include a lender added since the first page', async () => {
    await create('Alba');
    expect((await lenders.lists.page({})).total).toBe(1);

    await lendersOn(database).create.execute({ name: 'Brisk', productTypes: 'MCA' }, admin);

    expect((await lenders.lists.page({})).items.map(({ name }) => name)).toEqual(['Brisk', 'Alba']);
  });
});
