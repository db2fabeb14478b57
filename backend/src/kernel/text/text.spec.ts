import { fc } from '#test/properties.js';
import { firstCharacters, isBlank, plain, singular, words } from './text.js';

describe('Text', () => {
  it.each([null, undefined, '', ' ', '\u00A0', '\u200B', '\uFEFF \t\n'])('treats %j as blank', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['0', '-', 'n/a', ' x '])('treats %j as not blank', (text) => {
    expect(isBlank(text)).toBe(false);
  });

  it.each([
    ['Castle Trust Bank – Buy to Let', 'castle trust bank buy to let'],
    ['CASTLE  TRUST\u00A0BANK - Buy-To-Let', 'castle trust bank buy to let'],
    ['Black & White Bridging', 'black and white bridging'],
    ["Lloyd's", 'lloyds'],
    ['Lloyd’s', 'lloyds'],
    ['Crédit Agricole', 'credit agricole'],
    ['365 Business Finance', '365 business finance'],
    ['(HSBC) Invoice Finance: UK', 'hsbc invoice finance uk'],
    ['—', ''],
  ])('compares %j as %j', (text, key) => {
    expect(words(text)).toBe(key);
  });

  it.each([
    ['Alder Joinery', 5, 'Alder'],
    ['Alder', 5, 'Alder'],
    ['🦊🦊🦊', 2, '🦊🦊'],
    ['a🦊🦊', 2, 'a🦊'],
  ])('shortens %j to %d characters without splitting one', (text, most, first) => {
    expect(firstCharacters(text, most)).toBe(first);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(words(words(text))).toBe(words(text));
        expect(plain(plain(text))).toBe(plain(text));
      }),
    );
  });

  it.each([
    ['loans', 'loan'],
    ['facilities', 'facility'],
    ['businesses', 'business'],
    ['bookies', 'bookie'],
    ['loan', 'loan'],
    ['bs', 'b'],
    ['s', 's'],
  ])('compares %j like %j', (plural, word) => {
    expect(singular(plural)).toBe(singular(word));
  });
});
