import { all, sheetRows, type Sheets } from '#test/workbooks.js';
import type { WordKind } from '../../../domain/import-term.js';
import { importVocabulary } from './import-vocabulary.js';
import { readLenderRows } from '../read/read-lender-rows.js';
import { WORDS_OF_KIND } from './word-meanings.js';

type Taught = readonly [kind: WordKind, word: string, meaning: string];
const taught = (...words: readonly Taught[]) =>
  importVocabulary(words.map(([kind, word, meaning]) => ({ kind, word, meaning })));

describe('importVocabulary', () => {
  describe('a saved product', () => {
    const { readProducts } = taught(
      ['product', 'Widget lending', 'asset-finance'],
      ['product', 'Nudge & fudge', 'bridging'],
      ['product', 'Plugs/sockets', 'invoice-finance'],
    );

    it.each([
      ['Widget lending', 'Asset Finance'],
      ['WIDGET-LENDING', 'Asset Finance'],
      ['MCA, widget lending (UK only)', 'MCA, Asset Finance'],
      ['Widget lending and BTL', 'Asset Finance and BTL'],
      ['Term loans / Widget lending', 'Term loans / Asset Finance'],
      ['Nudge & fudge; MCA', 'Bridging Loans; MCA'],
      ['Plugs/sockets', 'Invoice Finance'],
    ])('stores “%s” as “%s”', (text, known) => {
      expect(readProducts(text).text).toBe(known);
    });

    it.each(['MCA', 'Widgets', 'magic, MCA', 'Widget lending club'])('leaves “%s” unchanged', (text) => {
      expect(readProducts(text).text).toBe(text);
    });

    it('is distinguished from an unknown term', () => {
      expect(readProducts('Widget lending, magic, MCA').found).toEqual({
        kind: 'product',
        unknown: ['magic'],
        taught: [['Widget lending', 'asset-finance']],
        known: [['MCA', 'Merchant Cash Advance']],
      });
    });

    it.each<[Taught, text: string, known: string]>([
      [['product', 'MCA', 'asset-finance'], 'MCA, magic', 'Asset Finance, magic'],
      [['product', 'Bridging', 'bridging-property'], 'Bridging, MCA', 'Bridging Loans (Property), MCA'],
      [['product', 'Regulated bridging', 'ignore'], 'Regulated bridging, MCA', 'Merchant Cash Advance'],
      [['product', 'MCA', 'ignore'], 'MCA', ''],
    ])('overrides with %j the tables’ meaning: “%s” is stored as “%s”', (word, text, known) => {
      expect(taught(word).readProducts(text).text).toBe(known);
    });
  });

  describe('a saved property type', () => {
    const { readPropertyTypes } = taught(
      ['property-type', 'standard barns', 'agricultural'],
      ['property-type', 'yurt', 'holiday let'],
    );

    it.each([
      ['Offices, barns', 'Offices, agricultural'],
      ['Barn & yurts', 'agricultural & holiday let'],
      ['All except yurts', 'All except holiday let'],
      ['Offices', 'Offices'],
    ])('stores “%s” as “%s”', (text, known) => {
      expect(readPropertyTypes(text).text).toBe(known);
    });

    it.each<[Taught, text: string, known: string]>([
      [['property-type', 'semi', 'house'], 'Semi, offices', 'house, offices'],
      [
        ['property-type', 'Land', 'building plot'],
        'Land, land with planning',
        'building plot, land with planning',
      ],
      [
        ['property-type', 'Land', 'ignore'],
        'Offices, land, land with planning',
        'Offices, land with planning',
      ],
      [['property-type', 'Land', 'ignore'], 'All except land', 'All types'],
      [['property-type', 'Land', 'ignore'], 'Land', ''],
    ])('overrides with %j the tables’ meaning: “%s” is stored as “%s”', (word, text, known) => {
      expect(taught(word).readPropertyTypes(text).text).toBe(known);
    });

    it('is distinguished from an unknown term', () => {
      expect(readPropertyTypes('Offices, barns, igloos').found).toMatchObject({
        unknown: ['igloos'],
        taught: [['barns', 'agricultural']],
      });
    });
  });

  describe('a saved place', () => {
    const { readPlaces } = taught(['place', 'Blighty', 'United Kingdom'], ['place', 'Caledonia', 'Scotland']);

    it.each([
      ['Blighty', 'United Kingdom'],
      ['England, Caledonia only', 'England, Scotland'],
      ['England and Wales', 'England and Wales'],
      ['Scotland', 'Scotland'],
    ])('stores “%s” as “%s”', (text, known) => {
      expect(readPlaces(text).text).toBe(known);
    });

    it.each<[Taught, text: string, known: string]>([
      [['place', 'National', 'Great Britain'], 'National', 'Great Britain'],
      [['place', 'NI', 'ignore'], 'Scotland, NI', 'Scotland'],
      [['place', 'GB', 'United Kingdom'], 'GB & Jersey', 'United Kingdom & Jersey'],
    ])('overrides with %j the tables’ meaning: “%s” is stored as “%s”', (word, text, known) => {
      expect(taught(word).readPlaces(text).text).toBe(known);
    });

    it('is not added to an exclusion, as part of a nation is not the nation', () => {
      const { text, found } = taught(['place', 'Yorkshire', 'England']).readPlaces('UK excluding Yorkshire');
      expect({ text, ...found }).toMatchObject({ text: 'UK excluding Yorkshire', unknown: [], taught: [] });
    });

    it('is distinguished from an unknown term', () => {
      expect(readPlaces('Blighty, Atlantis').found).toMatchObject({
        unknown: ['Atlantis'],
        taught: [['Blighty', 'United Kingdom']],
      });
    });
  });

  describe('a saved header', () => {
    const SHEET: Sheets = {
      Panel: [
        ['Who lends', 'What for', 'Least (£k)', 'Colour'],
        ['Alba', 'MCA', '25', 'blue'],
      ],
    };
    const read = async (...words: readonly Taught[]) =>
      (await all(readLenderRows(sheetRows(SHEET), taught(...words)))).filter(({ kind }) => kind === 'lender');

    it('is read as its field, with its unit, and makes the sheet a table', async () => {
      const lenders = await read(
        ['header', 'WHO LENDS', 'name'],
        ['header', 'What for', 'productTypes'],
        ['header', 'Least (£k)', 'minAmount'],
      );

      expect(lenders).toMatchObject([
        {
          values: { name: 'Alba', productTypes: 'MCA', minAmount: '25000' },
          words: expect.arrayContaining([
            {
              kind: 'header',
              word: 'Colour',
              column: 'D (Colour)',
              meaning: null,
              known: null,
              cell: 'blue',
            },
            {
              kind: 'header',
              word: 'Who lends',
              column: 'A (Who lends)',
              meaning: 'name',
              known: null,
              cell: 'Alba',
            },
          ]) as unknown,
        },
      ]);
    });

    it('may mean ‘ignore the column’, without a remark', async () => {
      const vocabulary = taught(
        ['header', 'Who lends', 'name'],
        ['header', 'What for', 'productTypes'],
        ['header', 'Colour', 'ignore'],
        ['header', 'Least (£k)', 'ignore'],
      );
      const readings = await all(readLenderRows(sheetRows(SHEET), vocabulary));

      expect(readings).toMatchObject([{ kind: 'lender', warnings: [] }, { kind: 'sheet' }]);
    });
  });

  describe('a header that the tables know', () => {
    const SHEET: Sheets = {
      Panel: [
        ['Lender', 'Products', 'Max loan', 'Loan limit'],
        ['Alba', 'MCA', '50000', '80000'],
      ],
    };
    const valuesOf = async (...words: readonly Taught[]) => {
      const [alba] = await all(readLenderRows(sheetRows(SHEET), taught(...words)));
      return alba?.kind === 'lender' ? alba.values : null;
    };

    it('is read as the saved term says', async () => {
      expect(await valuesOf(['header', 'Max loan', 'minAmount'])).toMatchObject({ minAmount: '50000' });
    });

    it('is ignored when saved as ignored', async () => {
      expect(await valuesOf(['header', 'Max loan', 'ignore'])).toEqual({ name: 'Alba', productTypes: 'MCA' });
    });

    it('is returned with its meaning, like the words of cells', async () => {
      const [alba] = await all(readLenderRows(sheetRows(SHEET), taught()));

      expect(alba).toMatchObject({
        words: expect.arrayContaining([
          expect.objectContaining({ word: 'Max loan', known: 'Maximum Amount', meaning: null }),
          expect.objectContaining({ word: 'MCA', known: 'Merchant Cash Advance', meaning: null }),
        ]) as unknown,
      });
    });
  });

  it('ignores a term whose meaning no longer exists', () => {
    const { readProducts } = taught(['product', 'widgets', 'no-such-product']);
    expect(readProducts('widgets')).toMatchObject({ text: 'widgets', found: { unknown: ['widgets'] } });
  });

  describe('every meaning', () => {
    const cases = (kind: WordKind) =>
      WORDS_OF_KIND[kind].meanings
        .filter(({ value }) => value !== 'ignore')
        .map(({ value, text }): [string, string] => [value, text]);

    it.each(cases('product'))('is stored as in the tables for a product: %s', (value, text) => {
      const { readProducts } = taught(['product', 'qwerty', value]);
      expect(readProducts('qwerty').text).toBe(text);
      expect(WORDS_OF_KIND.product.knownAs(text)).not.toBeNull();
    });

    it.each(cases('property-type'))('is stored as in the tables for a property type: %s', (value, text) => {
      const { readPropertyTypes } = taught(['property-type', 'qwerty', value]);
      expect(readPropertyTypes('qwerty').text).toBe(text);
      expect(WORDS_OF_KIND['property-type'].knownAs(text)).not.toBeNull();
    });

    it.each(cases('place'))('is stored as in the tables for a place: %s', (value, text) => {
      const { readPlaces } = taught(['place', 'qwerty', value]);
      expect(readPlaces('qwerty').text).toBe(text);
      expect(WORDS_OF_KIND.place.knownAs(text)).not.toBeNull();
    });
  });

  it.each([
    ['product', 'Bridging', 'Bridging Loans (Business), Bridging Loans (Property)'],
    ['header', 'Min loan', 'Minimum Amount'],
    ['header', 'Asset finance', 'Asset Finance'],
    ['property-type', 'offices', 'Office'],
    ['place', 'Cymru', 'Wales'],
  ] as const)('knows the %s “%s” without a saved term', (kind, word, known) => {
    expect(WORDS_OF_KIND[kind].knownAs(word)).toBe(known);
  });
});
