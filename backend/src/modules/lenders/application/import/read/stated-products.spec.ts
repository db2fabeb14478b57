import { InvalidInput } from '#kernel/errors.js';
import { readStatedProducts, StatedProducts } from './stated-products.js';

const stated = (text: string) => new StatedProducts(readStatedProducts(text));

describe('StatedProducts', () => {
  it.each([
    ['', []],
    ['bridging', [{ sheet: null, product: 'bridging' }]],
    [
      ' bridging \n\nSheet 2: btl-mortgages\r\nA = B; C :asset-finance',
      [
        { sheet: null, product: 'bridging' },
        { sheet: 'Sheet 2', product: 'btl-mortgages' },
        { sheet: 'A = B; C', product: 'asset-finance' },
      ],
    ],
  ])('reads %j', (text, products) => {
    expect(readStatedProducts(text)).toEqual(products);
  });

  it('prefers products stated for a sheet over those for the file', () => {
    const products = stated('bridging\nPanel two: btl-mortgages');

    expect(products.productsFor('PANEL TWO')).toEqual(['btl-mortgages']);
    expect(products.productsFor('Others')).toEqual(['bridging-business', 'bridging-property']);
  });

  it.each(['mortgage', 'ignore', 'Panel:'])('rejects “%s”, which states no product', (text) => {
    expect(() => stated(text)).toThrow(InvalidInput);
  });

  it('rejects a sheet that the file does not have', () => {
    const products = stated('Panle: bridging');

    expect(() => products.checkSheets(['Panel'])).toThrow(InvalidInput);
    expect(() => products.checkSheets(['panle'])).not.toThrow();
  });
});
