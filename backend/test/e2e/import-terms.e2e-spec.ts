import { signInAsAdmin, testAdmin, useTestApp } from '../support/test-app.js';
import { workbookOf } from '../support/workbook.js';

const WORDS = '/api/admin/taught-words';
const IMPORT = '/api/admin/lenders/import';
const IMPORTS = '/api/admin/lenders/imports';
const NO_ID = '0193f000-0000-7000-8000-00000000dead';
const WIDGET = { kind: 'product', word: 'Widget lending', meaning: 'asset-finance' };

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
describe('Import terms', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
  });
  beforeEach(() => api.empty('lender_imports', 'lender_import_files', 'lenders', 'taught_words'));

  type Rows = readonly (readonly unknown[])[];
  interface Preview {
    readonly id: string;
    readonly words: { readonly unknown: readonly object[] };
  }

  const preview = async (...rows: Rows): Promise<Preview> => {
    const file = await workbookOf(...rows);
    return (await admin.post(`${IMPORT}/preview`).attach('file', file, 'Panel.xlsx').expect(200))
      .body as Preview;
  };
  const again = ({ id }: Preview) => admin.post(`${IMPORTS}/${id}/preview`);
  const teach = async (word: object): Promise<{ id: string }> =>
    (await admin.post(WORDS).send(word).expect(201)).body as { id: string };
  const activityOf = (id: string) =>
    api.query(`select action, changes from activity where subject_id = '${id}' order by id`);

  const ROWS: Rows = [
    ['Lender', 'Products', 'Least', 'Property types', 'Coverage areas', 'Colour'],
    ['Alba', 'Widget lending', '£5k', 'Offices', 'Scotland', 'blue'],
    ['Brisk', 'MCA, widget lending', '£9k', 'barns', 'Blighty', 'green'],
    ['Clyde', 'MCA', null, 'Barns', null, null],
  ];

  it('lists unknown terms in a preview, with their number of rows', async () => {
    const { words, ...seen } = await preview(...ROWS);

    expect(seen).toMatchObject({ created: 2, failed: 1 });
    expect(words).toEqual({
      unknown: [
        {
          kind: 'product',
          word: 'Widget lending',
          sheet: 'Panel',
          column: 'B (Products)',
          rows: 2,
          example: null,
        },
        { kind: 'header', word: 'Least', sheet: 'Panel', column: 'C (Least)', rows: 2, example: '£5k' },
        { kind: 'header', word: 'Colour', sheet: 'Panel', column: 'F (Colour)', rows: 2, example: 'blue' },
        {
          kind: 'property-type',
          word: 'barns',
          sheet: 'Panel',
          column: 'D (Property types)',
          rows: 2,
          example: null,
        },
        {
          kind: 'place',
          word: 'Blighty',
          sheet: 'Panel',
          column: 'E (Coverage areas)',
          rows: 1,
          example: null,
        },
      ],
      unknownLeftOut: 0,
      taught: [],
      known: expect.arrayContaining([
        {
          kind: 'header',
          word: 'Products',
          sheet: 'Panel',
          column: 'B (Products)',
          rows: 3,
          example: 'Widget lending',
          means: 'Product Types',
        },
        {
          kind: 'product',
          word: 'MCA',
          sheet: 'Panel',
          column: 'B (Products)',
          rows: 2,
          example: null,
          means: 'Merchant Cash Advance',
        },
      ]) as unknown,
    });
  });

  it('override the tables’ meaning, and can ignore a column', async () => {
    const first = await preview(
      ['Lender', 'Products', 'Max loan', 'Rate'],
      ['Alba', 'HP, MCA', '£50k', '9%'],
    );
    await teach({ kind: 'header', word: 'Max loan', meaning: 'minAmount' });
    await teach({ kind: 'header', word: 'Rate', meaning: 'ignore' });
    await teach({ kind: 'product', word: 'HP', meaning: 'business-loans' });
    await teach({ kind: 'product', word: 'MCA', meaning: 'ignore' });

    const second = (await again(first).expect(200)).body as Preview;
    await admin.post(IMPORTS).send({ previewId: second.id }).expect(201);

    expect(
      await api.query('select product_keys, min_amount, max_amount, interest_rate from lenders'),
    ).toEqual([
      { product_keys: ['business-loans'], min_amount: '£50k', max_amount: null, interest_rate: null },
    ]);
  });

  describe('a product that is stated', () => {
    const SHEET: Rows = [
      ['Lender', 'Max LTV', 'Regulated bridging offered'],
      ['Alba', '70%', 'No'],
    ];
    const productsIn = () => api.query('select product_keys from lenders');
    const attached = async () => workbookOf(...SHEET);

    it.each(['bridging-property', 'Panel: bridging-property', 'btl-mortgages\npanel: bridging-property'])(
      'counts as %j in a preview, and in a repeated one',
      async (products) => {
        const file = await attached();
        const refused = await preview(...SHEET);
        expect(refused).toMatchObject({
          created: 0,
          failed: 1,
          sheets: [{ name: 'Panel', means: null, product: null }],
        });

        const seen = await admin
          .post(`${IMPORT}/preview`)
          .field('products', products)
          .attach('file', file, 'Panel.xlsx')
          .expect(200);
        const later = await again(refused).send({ products }).expect(200);

        for (const made of [seen.body, later.body] as object[])
          expect(made).toMatchObject({
            created: 1,
            failed: 0,
            sheets: [{ name: 'Panel', means: 'Bridging Loans (Property)', product: 'bridging-property' }],
          });
      },
    );

    it('counts in a one-step import', async () => {
      await admin
        .post(IMPORT)
        .field('products', 'bridging')
        .attach('file', await attached(), 'Panel.xlsx')
        .expect(200);

      expect(await productsIn()).toEqual([{ product_keys: ['bridging-business', 'bridging-property'] }]);
    });

    it.each([
      ['magic', /^Product must be one of business-loans, /],
      ['Panle: bridging', /^This file has no sheet “Panle” with a table of lenders$/],
    ])('rejects %j', async (products, sentence) => {
      const answer = await again(await preview(...SHEET))
        .send({ products })
        .expect(400);

      expect(answer.body).toMatchObject({
        errors: [{ field: 'products', message: expect.stringMatching(sentence) as unknown }],
      });
    });
  });

  it('apply when the file is previewed again, imported and matched', async () => {
    const first = await preview(...ROWS);
    await teach(WIDGET);
    await teach({ kind: 'header', word: 'LEAST', meaning: 'minAmount' });
    await teach({ kind: 'header', word: 'Colour', meaning: 'ignore' });
    await teach({ kind: 'property-type', word: 'Barn', meaning: 'agricultural' });
    await teach({ kind: 'place', word: 'Blighty', meaning: 'United Kingdom' });

    const second = (await again(first).expect(200)).body as Preview;

    expect(second).toMatchObject({
      fileName: 'Panel.xlsx',
      status: 'previewed',
      created: 3,
      failed: 0,
      warnings: [],
      words: {
        unknown: [],
        taught: expect.arrayContaining([
          expect.objectContaining({ word: 'Widget lending', rows: 2, means: 'Asset Finance' }),
          expect.objectContaining({ word: 'Colour', rows: 2, means: 'Ignore this column' }),
        ]) as unknown,
      },
    });
    expect(second.id).not.toBe(first.id);
    expect(await api.query('select from lender_import_files')).toHaveLength(1);
    await admin.post(IMPORTS).send({ previewId: second.id }).expect(201);
    expect(
      await api.query(
        'select name, product_types, min_amount, property_types, coverage_areas, product_keys from lenders order by name',
      ),
    ).toEqual([
      {
        name: 'Alba',
        product_types: 'Asset Finance',
        min_amount: '£5k',
        product_keys: ['asset-finance'],
        property_types: 'Offices',
        coverage_areas: 'Scotland',
      },
      {
        name: 'Brisk',
        product_types: 'MCA, Asset Finance',
        min_amount: '£9k',
        property_types: 'agricultural',
        coverage_areas: 'United Kingdom',
        product_keys: ['merchant-cash-advance', 'asset-finance'],
      },
      {
        name: 'Clyde',
        product_types: 'MCA',
        min_amount: null,
        property_types: 'agricultural',
        coverage_areas: null,
        product_keys: ['merchant-cash-advance'],
      },
    ]);
  });

  it('apply to one-step imports, until they are removed', async () => {
    const { id } = await teach(WIDGET);
    const file = await workbookOf(['Lender', 'Products'], ['Alba', 'WIDGET-LENDING']);
    const oneStep = () => admin.post(IMPORT).attach('file', file, 'panel.xlsx').expect(200);

    expect((await oneStep()).body).toMatchObject({
      created: 1,
      failed: 0,
      words: { taught: [{ word: 'WIDGET-LENDING', means: 'Asset Finance', rows: 1 }] },
    });
    await admin.delete(`${WORDS}/${id}`).expect(204);

    expect((await oneStep()).body).toMatchObject({
      created: 0,
      failed: 1,
      words: { unknown: [{ word: 'WIDGET-LENDING' }], taught: [] },
    });
    expect(await api.query('select name, product_types from lenders')).toEqual([
      { name: 'Alba', product_types: 'Asset Finance' },
    ]);
    await admin.delete(`${WORDS}/${id}`).expect(404);
  });

  it('lists the saved terms and who saved them, and logs adding and removing', async () => {
    const { id } = await teach(WIDGET);
    await teach({ kind: 'header', word: 'Colour', meaning: 'ignore' });

    const listed = await admin.get(WORDS).expect(200);

    expect(listed.headers['x-total-count']).toBe('2');
    expect(listed.body).toMatchObject([
      { kind: 'header', word: 'Colour', means: 'Ignore this column' },
      { id, ...WIDGET, means: 'Asset Finance', taughtBy: testAdmin.name },
    ]);
    const found = await admin.get(`${WORDS}?kind=product&q=WIDGET&sort=newest`).expect(200);
    expect(found.body).toEqual([(await admin.get(`${WORDS}/${id}`).expect(200)).body]);
    expect((await admin.get(`${WORDS}?q=none`).expect(200)).body).toEqual([]);
    await admin.get(`${WORDS}?kind=maybe`).expect(400);
    await admin.delete(`${WORDS}/${id}`).expect(204);
    expect(await activityOf(id)).toMatchObject([
      {
        action: 'word-taught',
        changes: { name: { from: null, to: 'Widget lending' }, meaning: { to: 'Asset Finance' } },
      },
      { action: 'word-forgotten', changes: { name: { from: 'Widget lending', to: null } } },
    ]);
  });

  describe('a word', () => {
    it('keeps its meaning when it is saved already, and repeating it changes nothing', async () => {
      const first = await teach(WIDGET);

      expect(await teach({ ...WIDGET, word: 'widget-lendings' })).toEqual(first);
      const other = await admin
        .post(WORDS)
        .send({ ...WIDGET, word: 'widget lending', meaning: 'business-loans' })
        .expect(409);

      expect(other.body).toMatchObject({
        type: '/problems/word-taught-already',
        error: `“Widget lending” is already saved: ${testAdmin.name} said it means Asset Finance. Remove it first to change it.`,
      });
      expect(await activityOf(first.id)).toHaveLength(1);
    });

    it.each([
      [{ meaning: 'gold' }, 'meaning', /^Meaning must be one of business-loans, /],
      [{ meaning: 'minAmount' }, 'meaning', /^Meaning must be one of/],
      [{ meaning: '' }, 'meaning', /^Meaning is required$/],
      [{ word: '…' }, 'word', /^This is too short to save as a term$/],
      [{ word: ' ' }, 'word', /^Word is required$/],
      [{ word: 'w'.repeat(81) }, 'word', /^Word can be at most 80 characters$/],
      [{ kind: 'sector' }, 'kind', /^Kind must be product or header or property-type or place$/],
    ])('rejects %j at %s', async (said, field, sentence) => {
      const answer = await admin
        .post(WORDS)
        .send({ ...WIDGET, ...said })
        .expect(400);

      expect(answer.body).toMatchObject({
        errors: [{ field, message: expect.stringMatching(sentence) as unknown }],
      });
      expect(await api.query('select from taught_words')).toEqual([]);
    });

    it('offers only meanings that the API lists', async () => {
      const answer = await admin.get(`${WORDS}/meanings`).expect(200);
      const meanings = answer.body as { kind: string; value: string }[];

      expect(meanings).toContainEqual({ kind: 'product', value: 'asset-finance', label: 'Asset Finance' });
      expect(meanings).toContainEqual({ kind: 'header', value: 'ignore', label: 'Ignore this column' });
      for (const [place, { kind, value }] of meanings.entries())
        await teach({ kind, word: `qwerty ${place}`, meaning: value });
    });
  });

  it('cannot preview a deleted file again', async () => {
    const seen = await preview(['Lender', 'Products'], ['Alba', 'MCA']);
    await admin.post(IMPORTS).send({ previewId: seen.id }).expect(201);

    await again(seen).expect(404);
    await again({ ...seen, id: NO_ID }).expect(404);
    await admin.delete(`${WORDS}/none`).expect(404);
    for (const id of [NO_ID, 'none']) await admin.get(`${WORDS}/${id}`).expect(404);
  });

  it.each([
    ['get', WORDS],
    ['post', WORDS],
    ['get', `${WORDS}/meanings`],
    ['get', `${WORDS}/${NO_ID}`],
    ['delete', `${WORDS}/${NO_ID}`],
    ['post', `${IMPORTS}/${NO_ID}/preview`],
  ] as const)('requires an admin for %s %s', async (method, path) => {
    await api.http()[method](path).expect(401);
  });
});
