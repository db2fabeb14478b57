import { createLenderDatabase, lendersOn } from '../support/lenders.js';
import type { TestDatabase } from '../support/test-database.js';

const origin = {
  actor: { type: 'admin', id: '0193f000-0000-7000-8000-00000000000a' },
  panel: 'own',
} as const;
const file = { name: 'panel.xlsx', path: '' };
const HEADER = ['Name', 'Product types', 'Min amount', 'Accepts startups'];

let database: TestDatabase;
let lenders: ReturnType<typeof lendersOn>;
describe('Lender import', () => {
  beforeEach(async () => {
    database = await createLenderDatabase();
    lenders = lendersOn(database);
    await database.source.query(
      `insert into admins (id, email, email_key, password, name) values ($1, 'ada@a.example', 'ada@a.example', '', 'Ada')`,
      [origin.actor.id],
    );
  });
  afterEach(() => database.drop());

  type Rows = readonly (readonly (string | undefined)[])[];
  const importing = (...rows: Rows) => lenders.importing([HEADER, ...rows]).execute(file, origin);
  /** The newest first. */
  const panel = async () => (await lenders.panel.all()).toSorted((a, b) => (a.id < b.id ? 1 : -1));
  const entries = async () =>
    (await database.source.query<{ action: string }[]>('select action from activity order by id')).map(
      ({ action }) => action,
    );

  it('creates new lenders, updates changed ones and leaves the rest unchanged', async () => {
    await importing(['Alba', 'business-loans', '£5k'], ['Brisk', 'MCA', '£1k']);

    const answer = await importing(
      ['Alba', 'business-loans', '£9k'],
      ['Brisk', 'MCA', '£1k'],
      ['Clyde', 'MCA'],
    );

    expect(answer).toMatchObject({
      created: 1,
      updated: 1,
      unchanged: 1,
      imported: 2,
      failed: 0,
      errors: [],
      message: 'Imported 2 lenders: 1 created, 1 updated, 1 unchanged.',
    });
    expect(await entries()).toEqual([
      ...['lender-created', 'lender-created', 'lenders-imported'],
      ...['lender-created', 'lender-updated', 'lenders-imported'],
    ]);
  });

  it('changes nothing when the same file is imported twice', async () => {
    const rows: Rows = [
      ['Alba Finance', 'business-loans', '£5k', 'Yes'],
      ['ALBA-FINANCE', 'MCA', '£9k'],
      ['Brisk', 'MCA', undefined, 'No'],
    ];
    await importing(...rows);
    const [before, version, activity] = [await panel(), await lenders.panel.version(), await entries()];

    const answer = await importing(...rows);

    expect(answer).toMatchObject({ created: 0, updated: 0, unchanged: 3, imported: 0 });
    expect(await panel()).toEqual(before);
    expect(await lenders.panel.version()).toBe(version);
    expect(await entries()).toEqual(activity);
  });

  it('does not clear a field with a blank, or read “no” from a blank flag', async () => {
    await importing(['Alba', 'business-loans', '£5k', 'Yes']);

    await importing(['Alba', 'business-loans', undefined, undefined], ['Brisk', 'MCA']);

    expect(await panel()).toMatchObject([
      {
        name: 'Brisk',
        acceptsStartups: 'false',
        notStated: expect.arrayContaining(['acceptsStartups']) as unknown,
      },
      { name: 'Alba', minAmount: '£5k', acceptsStartups: 'true' },
    ]);
  });

  it('reads “No” as a statement', async () => {
    await importing(['Alba', 'business-loans', '£5k', 'No']);

    const [alba] = await panel();
    expect(alba?.notStated).not.toContain('acceptsStartups');
  });

  it('matches a lender in any spelling, and keeps the panel’s spelling', async () => {
    await importing(['Alba Finance', 'business-loans']);

    const answer = await importing(['ALBA-FINANCE', 'business-loans', '£5k']);

    expect(answer).toMatchObject({ created: 0, updated: 1 });
    expect(await panel()).toMatchObject([{ name: 'Alba Finance', minAmount: '£5k' }]);
  });

  it('imports 950 good rows of a thousand and explains the other 50', async () => {
    const rows = Array.from({ length: 1_000 }, (_, index) =>
      index % 20 === 7 ? [`Lender ${index}`, 'money'] : [`Lender ${index}`, 'business-loans', '£5k'],
    );

    const answer = await importing(...rows);

    expect(answer).toMatchObject({ imported: 950, created: 950, failed: 50 });
    expect(answer.errors).toHaveLength(50);
    expect(answer.errors[0]).toMatchObject({ sheet: 'Panel', row: 9, value: 'money' });
  });

  it('reports a file without lenders', async () => {
    await expect(importing()).rejects.toMatchObject({ kind: 'invalid', code: 'no-lenders-in-file' });
  });

  it('creates no lender twice when two imports run at once', async () => {
    const rows = Array.from({ length: 1_500 }, (_, index) => [`Lender ${index}`, 'business-loans']);

    const answers = await Promise.allSettled([importing(...rows), importing(...rows)]);

    // The second waits, and is rejected if the wait is too long.
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'lenders-busy' });
    }
    const created = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.created : 0));
    expect(created.sort()).toEqual([0, 1_500]);
    expect(await panel()).toHaveLength(1_500);
  });

  it('saves nothing when the import is interrupted', async () => {
    await database.source.query(
      "alter table activity add constraint no_summary check (action <> 'lenders-imported')",
    );

    await expect(importing(['Alba', 'business-loans'])).rejects.toThrow('no_summary');

    expect(await panel()).toEqual([]);
    expect(await lenders.panel.version()).toBe(0);
  });

  it('is a demonstration while an active lender of it is unchanged', async () => {
    expect(await lenders.figures.panel()).toEqual({ demonstration: false, activeLenders: 0 });

    await lenders.demo([HEADER, ['Alba', 'business-loans', '£5k'], ['Brisk', 'MCA']]);
    expect(await lenders.figures.panel()).toEqual({ demonstration: true, activeLenders: 2 });

    await importing(['Alba', 'business-loans', '£7k']);
    expect(await lenders.figures.panel()).toEqual({ demonstration: true, activeLenders: 2 });

    const brisk = (await panel()).find(({ name }) => name === 'Brisk');
    await lenders.update.execute(brisk?.id ?? '', { isActive: 'false' }, origin.actor);
    expect(await lenders.figures.panel()).toEqual({ demonstration: false, activeLenders: 1 });
  });

  it('adds no demonstration lenders to an existing panel', async () => {
    await importing(['Alba', 'business-loans']);

    expect(await lenders.demo([HEADER, ['Brisk', 'MCA']])).toBeNull();
  });
});
