import { readProducts } from '#kernel/lending/product.js';
import { columnOf } from '#modules/lenders/application/import/words/column-of.js';
import { readLenderRows } from '#modules/lenders/application/import/read/read-lender-rows.js';
import {
  ALL_SPELLINGS,
  spellingsOf,
  type Spelling,
  type SpellingCategory,
} from '../support/broker-spellings.js';
import { all, sheetRows } from '../support/workbooks.js';

describe('Broker spellings', () => {
  describe('the gathered spellings', () => {
    it('number several hundred, without repeats', () => {
      const distinct = new Set(ALL_SPELLINGS.map(({ category, text }) => `${category}\t${text}`));

      expect(distinct.size).toBe(ALL_SPELLINGS.length);
      expect(distinct.size).toBeGreaterThan(400);
    });

    it('have a reading each', () => {
      expect(ALL_SPELLINGS.filter(({ text, reading }) => text === '' || reading === '')).toEqual([]);
    });
  });

  /** Reads all spellings of a category, and returns wrong readings. */
  const expectReadings = async (
    category: SpellingCategory,
    read: (spelling: Spelling) => string | Promise<string>,
  ) => {
    const spellings = spellingsOf(category);
    const found = await Promise.all(
      spellings.map(async (spelling) => [spelling.text, await read(spelling)] as const),
    );

    expect(spellings).not.toEqual([]);
    expect(found).toEqual(spellings.map(({ text, reading }) => [text, reading]));
  };

  const inOrder = (products: readonly string[], order: string): string =>
    products.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)).join(' ');

  it('are read as products', () =>
    expectReadings('product', ({ text, reading }) => {
      const { products, unknown } = readProducts(text);
      const known = inOrder(products, reading);
      if (unknown.length === 0) return known;
      return known === '' && unknown.join('; ') === text ? '?' : `${known} ? ${unknown.join('; ')}`;
    }));

  it('are read as headers', () =>
    expectReadings('header', ({ text, reading }) => {
      const column = columnOf(text);
      const { products } = readProducts(column?.product ?? '');
      return products.length > 0 ? `tick ${inOrder(products, reading)}` : (column?.fields.join('+') ?? '?');
    }));

  /** The effect of one more column on a lender's row, and whether it has a warning. */
  const readCell = async ({ column, text }: Spelling) => {
    const found = await all(
      readLenderRows(
        sheetRows({
          Panel: [
            ['Lender', 'Products', column],
            ['Alba', 'Business loans', text],
          ],
        }),
      ),
    );
    const lender = found.find((reading) => reading.kind === 'lender')!;
    const values = Object.entries(lender.values).filter(
      ([field]) => field !== 'name' && field !== 'productTypes',
    );
    return { values: Object.fromEntries(values), isNoted: lender.warnings.length > 0 };
  };

  it.each(['answer', 'status'] as const)('are read as %s', (category) =>
    expectReadings(category, async (spelling) => {
      const { values, isNoted } = await readCell(spelling);
      const [flag] = Object.values(values);
      if (flag === undefined) return isNoted ? '?' : '-';
      return `${flag === 'true' ? 'yes' : 'no'}${isNoted ? ', noted' : ''}`;
    }),
  );

  it('include contacts', () =>
    expectReadings('contact', async (spelling) => {
      const { values, isNoted } = await readCell(spelling);
      const { contactEmail = '-', contactPhone = '-', website = '-' } = values;
      const found = [contactEmail, contactPhone, website].join(' | ');
      if (!isNoted) return found;
      return found === '- | - | -' ? '?' : `${found}, noted`;
    }));
});
