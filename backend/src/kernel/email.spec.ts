import { fc } from '#test/properties.js';
import { emailKey, readEmailAddress } from './email.js';

describe('Email', () => {
  it('looks an address up whatever its case and the space around it', () => {
    expect(emailKey(' Jo.Bloggs@Example.CO.UK\u00A0')).toBe('jo.bloggs@example.co.uk');
  });

  it.each([
    ['the Kelvin sign', '\u212Aate@x.example', 'kate@x.example'],
    ['a capital ẞ', 'STRA\u1E9EE@x.example', 'stra\u00DFe@x.example'],
    ['an accent by itself', 'rene\u0301@x.example', 'ren\u00E9@x.example'],
    ['a capital with its accent by itself', 'I\u0307nfo@x.example', '\u0130nfo@x.example'],
    ['full width', 'Ａｄａ＠x.example', 'ada@x.example'],
    ['a soft hyphen', 'a\u00adda@x.example', 'ada@x.example'],
    ['a zero-width space', 'ada@\u200bx.example', 'ada@x.example'],
  ])('takes %s for the letter that it is', (_what, typed, meant) => {
    expect(emailKey(typed)).toBe(emailKey(meant));
  });

  it.each([
    ['\u0130nfo@x.example', 'info@x.example'],
    ['\u0131nfo@x.example', 'info@x.example'],
    ['stra\u00DFe@x.example', 'strasse@x.example'],
  ])('keeps %j and %j, which are two mailboxes, apart', (one, other) => {
    expect(emailKey(one)).not.toBe(emailKey(other));
  });

  const KNOWN = Array.from('\u0130\u0131\u212A\u1E9E\u00DF\u03A3\u03C2\u0307\u0316\u00A8\u0345iIkKsS@. ');
  /** Anything that may be typed, with frequent edge cases of case and accents. */
  const addresses = fc
    .array(fc.oneof(fc.string({ unit: 'binary', maxLength: 4 }), fc.constantFrom(...KNOWN)), {
      maxLength: 20,
    })
    .map((parts) => parts.join(''));

  it('gives a key that is its own key, of whatever is typed', () => {
    fc.assert(
      fc.property(addresses, (typed) => {
        expect(emailKey(emailKey(typed))).toBe(emailKey(typed));
      }),
      { numRuns: 2_000 },
    );
  });

  it('gives the same key however accents are composed and whatever space is around', () => {
    fc.assert(
      fc.property(addresses, fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD'), (typed, form) => {
        expect(emailKey(` ${typed.normalize(form)}\t`)).toBe(emailKey(typed));
      }),
      { numRuns: 2_000 },
    );
  });

  it('reads an address without what cannot be seen in it', () => {
    expect(readEmailAddress('\u202aa\u00adda@one.example\u200b\u202c')).toBe('ada@one.example');
  });
});
