import { readProducts } from '../../src/shared/domain/product.js';
import { ALL_SPELLINGS, spellingsOf } from '../support/broker-spellings.js';

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
