import anyAscii from 'any-ascii';
import { openSync } from 'fontkit';

const UNSEEN = /^[\p{M}\p{Cf}\p{Cc}\p{Cs}\p{Co}]$/u;

const named = (letter: string): string =>
  `[U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/**
 * Text in the letters of a font. What the font lacks is written in its plain form ('ﬁ' is 'fi'), else in Latin letters
 * ('中' is 'Zhong'), else by its number: an empty box would say nothing.
 */
export const legibleIn = (fontFile: string): ((text: string) => string) => {
  const font = openSync(fontFile);
  // A file of several fonts is none that a document embeds.
  if (!('hasGlyphForCodePoint' in font)) throw new TypeError(`${fontFile} must contain one font`);
  const has = (text: string): boolean =>
    Array.from(text).every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  const written = (letter: string): string => {
    const plain = letter.normalize('NFKC');
    if (has(plain)) return plain;
    return UNSEEN.test(letter) ? '' : anyAscii(letter) || named(letter);
  };
  // A letter and its accent are one glyph of the font only where they are one character.
  return (text) =>
    Array.from(text.normalize('NFC'), (letter) => (has(letter) ? letter : written(letter))).join('');
};
