import amounts from '../../../../docs/amounts.json' with { type: 'json' };
import { fc } from '@/testing/properties';
import { readDecimal, readPence, typedPence } from '@/shared/lib/typed-figures';

describe('Typed figures', () => {
  it.each([
    ['1', 100],
    [' £1,250.50 ', 125_050],
    ['£ 25,000,000', 2_500_000_000],
    ['0.29', 29],
    ['1.005', null],
    ['12,50', null],
    ['1.2k', 120_000],
    ['.5', 50],
    ['£50k + VAT', null],
    ['-1', null],
    ['', null],
  ])('%j is %s pence', (text, pence) => {
    expect(readPence(text)).toBe(pence);
  });

  it.each(Object.entries(amounts.pence))('reads %j as the server does: %i pence', (text, pence) => {
    expect(readPence(text)).toBe(pence);
  });

  it.each(amounts.refused)('refuses %j, as the server does', (text) => {
    expect(readPence(text)).toBeNull();
  });

  it('reads what is written to the penny, and nothing with a third decimal, however large it is', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000_000 }), fc.integer({ min: 0, max: 9 }), (pence, third) => {
        const written = `${Math.floor(pence / 100)}.${String(pence % 100).padStart(2, '0')}`;

        expect(readPence(written)).toBe(pence);
        expect(readPence(`${written}${third}`)).toBeNull();
      }),
    );
  });

  it.each([
    [12_500_000, '125,000'],
    [1_234_567_890, '12,345,678.90'],
    [50, '0.50'],
  ])('%i pence are typed %j, and read as the same', (pence, text) => {
    expect(typedPence(pence)).toBe(text);
    expect(readPence(text)).toBe(pence);
  });

  it.each([
    ['8.95', 8.95],
    ['8.95 %', 8.95],
    ['0', 0],
    ['eight', null],
    ['', null],
  ])('%j is the number %s', (text, number) => {
    expect(readDecimal(text)).toBe(number);
  });
});
