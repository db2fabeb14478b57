import anyAscii from 'any-ascii';
import { openSync } from 'fontkit';

const UNSEEN = /^[\p{M}\p{Cf}\p{Cc}\p{Cs}\p{Co}]$/u;

const named = (letter: string): string =>
  `[U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/**
 * Text in the glyphs of a font. Characters that the font lacks become their compatibility form ('ﬁ' is 'fi'), else a
 * transliteration ('中' is 'Zhong'), else their code point: an empty box would say nothing.
 */
export const legibleIn = (fontFile: string): ((text: string) => string) => {
  const font = openSync(fontFile);
  // Documents cannot embed a font collection.
  if (!('hasGlyphForCodePoint' in font)) throw new TypeError(`${fontFile} must contain one font`);
  const has = (text: string): boolean =>
    Array.from(text).every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  const written = (letter: string): string => {
    const plain = letter.normalize('NFKC');
    if (has(plain)) return plain;
    return UNSEEN.test(letter) ? '' : anyAscii(letter) || named(letter);
  };
  // The font has one glyph for a letter with an accent only if they are one character.
  return (text) =>
    Array.from(text.normalize('NFC'), (letter) => (has(letter) ? letter : written(letter))).join('');
};
