import { readProducts } from '../../src/shared/domain/product.js';
import { columnOf } from '../../src/modules/lenders/application/import/words/column-of.js';
import { readLenderRows } from '../../src/modules/lenders/application/import/read/read-lender-rows.js';
import { ALL_SPELLINGS, spellingsOf, type Spelling } from '../support/broker-spellings.js';
import { all, sheetRows } from '../support/workbooks.js';

describe('the gathered spellings', () => {
  it('are several hundred, each once', () => {
    const distinct = new Set(ALL_SPELLINGS.map(({ category, text }) => `${category}\t${text}`));

    expect(distinct.size).toBe(ALL_SPELLINGS.length);
    expect(distinct.size).toBeGreaterThan(400);
  });

  it('all have a reading', () => {
    expect(ALL_SPELLINGS.filter(({ text, reading }) => text === '' || reading === '')).toEqual([]);
  });
});

const named = (products: string): string[] =>
  products
    .split(' ')
    .filter((name) => name !== '')
    .sort();

describe('products', () => {
  it.each(spellingsOf('product').map(({ text, reading }) => [text, reading]))(
    'reads %j as %s',
    (text, reading) => {
      const { products, unknown } = readProducts(text);
      const [known = '', rest] = reading === '?' ? ['', text] : reading.split(' ? ');

      expect([...products].sort()).toEqual(named(known));
      expect(unknown.join('; ')).toBe(rest ?? '');
    },
  );
});

describe('headers', () => {
  it.each(spellingsOf('header').map(({ text, reading }) => [text, reading]))(
    'reads %j as %s',
    (text, reading) => {
      const column = columnOf(text);
      const products = readProducts(column?.product ?? '').products;
      const expected = reading.startsWith('tick ') ? `tick ${named(reading.slice(5)).join(' ')}` : reading;

      if (products.length > 0) expect(`tick ${[...products].sort().join(' ')}`).toBe(expected);
      else expect(column?.fields.join('+') ?? '?').toBe(expected);
    },
  );
});

/** What a lender's row gains by one more column, and whether there is a warning about it. */
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

describe.each(['answer', 'status'] as const)('%s', (category) => {
  it.each(spellingsOf(category).map((spelling) => [spelling.text, spelling.reading, spelling] as const))(
    'reads %j as %s',
    async (_text, reading, spelling) => {
      const { values, isNoted } = await readCell(spelling);
      const [flag] = Object.values(values);
      const answer = flag === undefined ? '' : flag === 'true' ? 'yes' : 'no';
      const note = isNoted ? ', noted' : '';

      expect(answer ? `${answer}${note}` : isNoted ? '?' : '-').toBe(reading);
    },
  );
});

describe('contacts', () => {
  it.each(spellingsOf('contact').map((spelling) => [spelling.text, spelling.reading, spelling] as const))(
    'reads %j as %s',
    async (_text, reading, spelling) => {
      const { values, isNoted } = await readCell(spelling);
      const { contactEmail = '-', contactPhone = '-', website = '-' } = values;
      const found = [contactEmail, contactPhone, website].join(' | ');

      expect({ found, isNoted }).toEqual(
        reading === '?' ? { found: '- | - | -', isNoted: true } : { found: reading, isNoted: false },
      );
    },
  );
});
