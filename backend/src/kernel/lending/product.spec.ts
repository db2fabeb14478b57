import { fc } from '#test/properties.js';
import { PRODUCT_KEYS, productFamily, productTitle, readProducts, readProductTitle } from './product.js';

const everyProduct = fc.constantFrom(...PRODUCT_KEYS);

describe('Product', () => {
  it.each([
    // The options of partners' forms.
    ['Business Loan', ['business-loans']],
    ['Invoice Finance', ['invoice-finance']],
    ['Asset Finance', ['asset-finance']],
    ['Property Mortgage', ['commercial-mortgage', 'btl-mortgages']],
    ['Development Finance', ['development-finance']],
    ['Bridging Finance', ['bridging-business', 'bridging-property']],
    // As lenders write them.
    ['business-loans,merchant-cash-advance', ['business-loans', 'merchant-cash-advance']],
    ['Term Loans; Working Capital | MCA', ['business-loans', 'merchant-cash-advance']],
    ['Factoring\nInvoice discounting', ['invoice-finance']],
    ['HP, Leasing', ['asset-finance']],
    ['Hire-Purchase & Lease', ['asset-finance']],
    ['Bridging', ['bridging-business', 'bridging-property']],
    ['bridging loans', ['bridging-business', 'bridging-property']],
    ['Bridging Loans (Property)', ['bridging-property']],
    ['BRIDGING LOANS (BUSINESS)', ['bridging-business']],
    ['Bridging / Development', ['bridging-business', 'bridging-property', 'development-finance']],
    ['Buy-to-Let', ['btl-mortgages']],
    ['BTL', ['btl-mortgages']],
    ['Ltd Co BTL Mortgages', ['btl-mortgages']],
    ['limited company buy to let', ['btl-mortgages']],
    ['Commercial mortgages', ['commercial-mortgage']],
    ['Bridging Loans (Property) & Ltd Co BTL Mortgages', ['bridging-property', 'btl-mortgages']],
    ['Development Finance and Bridging Loans (Business)', ['development-finance', 'bridging-business']],
    [
      'Bridging (property) / residential and commercial development',
      ['bridging-property', 'development-finance'],
    ],
  ])('reads %j', (text, products) => {
    expect(readProducts(text)).toEqual({ products, unknown: [] });
  });

  it('returns unknown text unchanged', () => {
    expect(readProducts('Term loan, Crypto Loans ,, Pawn & Bridging')).toEqual({
      products: ['business-loans', 'bridging-business', 'bridging-property'],
      unknown: ['Crypto Loans', 'Pawn'],
    });
  });

  it.each(['', ' ', ',;|', '\n'])('returns no product for %j', (text) => {
    expect(readProducts(text)).toEqual({ products: [], unknown: [] });
  });

  it('uses the vocabulary it is given', () => {
    const vocabulary = (name: string) => (name === 'Blue loan' ? (['asset-finance'] as const) : []);

    expect(readProducts('Blue loan & bridging', vocabulary)).toEqual({
      products: ['asset-finance'],
      unknown: ['bridging'],
    });
  });

  it.each([
    ['Bridging', ['bridging-business', 'bridging-property']],
    ['HP/Lease', ['asset-finance']],
    ['BTL & HMO', ['btl-mortgages']],
    ['HMO', []],
    ['Lease', []],
    ['ID', []],
    ['Semi-commercial', []],
    ['Bridging criteria', []],
    ['Lender', []],
  ])('reads the column header %j as %j', (text, products) => {
    expect(readProductTitle(text)).toEqual(products);
  });

  it('puts four products in the cash-flow family and five in the property family', () => {
    expect(PRODUCT_KEYS.filter((key) => productFamily(key) === 'cash-flow')).toEqual([
      ...['business-loans', 'invoice-finance', 'asset-finance', 'merchant-cash-advance'],
    ]);
  });

  it('accepts every product by slug and title in any case and punctuation', () => {
    fc.assert(
      fc.property(
        everyProduct,
        fc.boolean(),
        fc.constantFrom(' ', '-', '_', '\u00A0'),
        (key, byTitle, gap) => {
          const name = byTitle ? productTitle(key) : key;

          expect(readProducts(name.toUpperCase().replaceAll(/[ -]/g, gap)).products).toEqual([key]);
        },
      ),
    );
  });

  it('never throws and never repeats a product', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(everyProduct).map((keys) => keys.join(';')),
        ),
        (text) => {
          const { products } = readProducts(text);

          expect(new Set(products).size).toBe(products.length);
        },
      ),
    );
  });

  it.each(['a', ' ', '/', '&', 'and ', '-'])('handles 50 KB of %j without slowing down', (part) => {
    expect(readProducts(`x${part.repeat(50_000 / part.length)}x`).products).toEqual([]);
  });
});
