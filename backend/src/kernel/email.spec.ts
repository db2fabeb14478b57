import { fc } from '#test/properties.js';
import { emailKey, readEmailAddress } from './email.js';

describe('Email', () => {
  it('ignores case and surrounding space', () => {
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
  ])('folds %s to its plain letter', (_what, typed, meant) => {
    expect(emailKey(typed)).toBe(emailKey(meant));
  });

  it.each([
    ['\u0130nfo@x.example', 'info@x.example'],
    ['\u0131nfo@x.example', 'info@x.example'],
    ['stra\u00DFe@x.example', 'strasse@x.example'],
  ])('distinguishes %j from %j, which are two mailboxes', (one, other) => {
    expect(emailKey(one)).not.toBe(emailKey(other));
  });

  const KNOWN = Array.from('\u0130\u0131\u212A\u1E9E\u00DF\u03A3\u03C2\u0307\u0316\u00A8\u0345iIkKsS@. ');
  /** Any typed text, with frequent edge cases of case and accents. */
  const addresses = fc
    .array(fc.oneof(fc.string({ unit: 'binary', maxLength: 4 }), fc.constantFrom(...KNOWN)), {
      maxLength: 20,
    })
    .map((parts) => parts.join(''));

  it('is idempotent for any text', () => {
    fc.assert(
      fc.property(addresses, (typed) => {
        expect(emailKey(emailKey(typed))).toBe(emailKey(typed));
      }),
      { numRuns: 2_000 },
    );
  });

  it('returns the same key for any composition of accents and any surrounding space', () => {
    fc.assert(
      fc.property(addresses, fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD'), (typed, form) => {
        expect(emailKey(` ${typed.normalize(form)}\t`)).toBe(emailKey(typed));
      }),
      { numRuns: 2_000 },
    );
  });

  it('ignores invisible characters in an address', () => {
    expect(readEmailAddress('\u202aa\u00adda@one.example\u200b\u202c')).toBe('ada@one.example');
  });
});
