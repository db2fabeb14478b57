import { characterError, onOneLine, withoutInvisible } from './text-shape.js';

const ONE_LINE = 'must be on one line. Remove the line break';
const TAB = 'must not contain a tab. Use a space instead';
const HIDDEN = 'contains a hidden character. Delete the text and type it again';

describe('Text shape', () => {
  it.each([
    ['Ada\nBcc: all@example.co.uk', ONE_LINE],
    ['Ada\r\nLovelace', ONE_LINE],
    ['Ada\rLovelace', ONE_LINE],
    ['Ada\u0085Lovelace', ONE_LINE],
    ['Ada\u2028Lovelace', ONE_LINE],
    ['Ada\u2029Lovelace', ONE_LINE],
    ['Ada\vLovelace', ONE_LINE],
    ['Ada\n', ONE_LINE],
    ['Ada\tLovelace', TAB],
    ['Ada\u0007', HIDDEN],
    ['\u001b[31mAda', HIDDEN],
    ['Ada\u007f', HIDDEN],
    ['Ada\u009b', HIDDEN],
    ...Array.from('\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069', (mark): [string, string] => [
      `Ada${mark}ecalevoL`,
      HIDDEN,
    ]),
  ])('rejects %j in single-line text', (text, error) => {
    expect(characterError(text, 'one-line')).toBe(error);
  });

  it.each(['Ada Lovelace', ' Zoë O’Brien – Söhne & Co. ', '🦊 Ltd', 'شركة', 'Ada\u200eLovelace'])(
    'accepts %j in single-line text',
    (text) => {
      expect(characterError(text, 'one-line')).toBeNull();
    },
  );

  it.each(['One\nTwo', 'One\r\nTwo', 'One\tTwo', 'One\u2028Two', '\u202bOne\u202c'])(
    'accepts %j in multi-line text',
    (text) => {
      expect(characterError(text, 'multi-line')).toBeNull();
    },
  );

  it.each(['One\u0007', 'One\u001bTwo', 'One\rTwo', 'One\u0085Two', 'One\fTwo'])(
    'rejects %j in multi-line text',
    (text) => {
      expect(characterError(text, 'multi-line')).toBe(HIDDEN);
    },
  );

  it.each([
    ['Alba\nFinance', 'Alba Finance'],
    ['Alba \r\n\r\n Finance', 'Alba Finance'],
    ['Alba\u2028Finance\n', 'Alba Finance'],
    ['Alba\tFinance', 'Alba Finance'],
    ['Alba\u202e Finance\u0007', 'Alba Finance'],
    ['Alba  Finance', 'Alba  Finance'],
  ])('joins the lines of %j', (text, line) => {
    expect(onOneLine(text)).toBe(line);
    expect(characterError(line, 'one-line')).toBeNull();
  });

  it.each([
    ['a soft hyphen', 'Ben\u00adjamin', 'Benjamin'],
    ['zero-width characters', '\u200bAda\u200c\u200d\u2060\ufeff', 'Ada'],
    ['marks that turn the direction', '\u202a+44 7700 900001\u202c\u200e\u2066', '+44 7700 900001'],
    ['an invisible letter of Hangul', 'Ada\u3164', 'Ada'],
  ])('removes %s', (_what, text, visible) => {
    expect(withoutInvisible(text)).toBe(visible);
  });

  it.each(['Zoë O’Brien', 'شركة', '株式会社', '🦊 Ltd', 'a\u00a0b\n\tc'])(
    'leaves %j unchanged when it removes invisible characters',
    (text) => {
      expect(withoutInvisible(text)).toBe(text);
    },
  );
});
