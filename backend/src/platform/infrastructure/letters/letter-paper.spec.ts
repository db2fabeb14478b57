import { inflateSync } from 'node:zlib';
import { LetterPaper } from './letter-paper.js';

const at = new Date('2026-11-26T09:00:00Z');
const written = async (text: string): Promise<string> => {
  const paper = new LetterPaper('A letter', at);
  paper.address([text]);
  paper.paragraphs([text]);
  return Buffer.from(await paper.finished()).toString('latin1');
};

const STREAM = /stream\r?\n([\s\S]*?)\r?\nendstream/g;

/** The glyph numbers on its pages, in hexadecimal; 0000 is a missing glyph. */
const glyphsIn = (pdf: string): readonly string[] =>
  [...pdf.matchAll(STREAM)]
    .map(([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'))
    .filter((stream) => stream.includes(' TJ'))
    .flatMap((page) => [...page.matchAll(/<([0-9a-f]+)>/g)])
    .flatMap(([, digits = '']) => digits.match(/.{4}/g) ?? []);

describe('LetterPaper', () => {
  it('breaks a word that is wider than its column, without losing text', () => {
    const paper = new LetterPaper('A letter', at);
    const word = 'Unpronounceable'.repeat(12);

    const lines = paper.linesOf(`The ${word} Ltd`, 120);

    expect(lines.length).toBeGreaterThan(3);
    expect(lines.join('').replaceAll(' ', '')).toBe(`The${word}Ltd`);
    for (const line of lines) expect(paper.linesOf(line, 120)).toEqual([line]);
  });

  it('keeps the line breaks of a paragraph', () => {
    const heightOf = (paragraph: string): number => {
      const paper = new LetterPaper('A letter', at);
      const before = paper.y;
      paper.paragraphs([paragraph]);
      return paper.y - before;
    };

    expect(heightOf('Yours sincerely\nAda Admin') - heightOf('Yours sincerely, Ada Admin')).toBe(15);
  });

  it('uses as many lines as a long address needs', () => {
    const heightOf = (name: string): number => {
      const paper = new LetterPaper('A letter', at);
      const before = paper.y;
      paper.address([name]);
      return paper.y - before;
    };

    expect(heightOf('W'.repeat(200))).toBeGreaterThan(heightOf('Birch Bakery Ltd'));
  });

  it('uses as many lines as a long title and the facts below it need', () => {
    const heightOf = (title: string, facts: readonly string[]): number => {
      const paper = new LetterPaper('A letter', at);
      const before = paper.y;
      paper.title(title, facts);
      return paper.y - before;
    };

    expect(heightOf('A letter', ['One', 'Two']) - heightOf('A letter', ['One'])).toBe(14);
    expect(heightOf('A letter', ['word '.repeat(60)])).toBeGreaterThan(heightOf('A letter', ['word']));
    expect(heightOf('Letter '.repeat(20), [])).toBeGreaterThan(heightOf('Letter', []));
  });

  it('draws composed and decomposed accents alike', async () => {
    expect(await written('Zo\u0065\u0308 \u0141o\u0301dz\u0301')).toBe(
      await written('Zo\u00eb \u0141\u00f3d\u017a'),
    );
  });

  it.each(['Łódź & Żółw', 'שלום', 'مرحبا', '👩‍👩‍👧 🦊', 'नमस्ते', 'Ω Ж 中', '\u202eltd'])(
    'writes %s without an error',
    async (text) => {
      expect((await written(text)).slice(0, 5)).toBe('%PDF-');
    },
  );

  it.each(['Łódź', 'Ελένη Παπαδοπούλου', 'Жук Ґалаґан', 'Nguyễn Thị Ánh'])(
    'has a glyph for each letter of %s',
    async (name) => {
      const glyphs = glyphsIn(await written(name));

      expect(glyphs.length).toBeGreaterThan(100);
      expect(glyphs).not.toContain('0000');
    },
  );

  it.each([
    ['plain forms', 'Of\ufb01ce \uff21\uff22\uff23 \u{1d400}', 'Office ABC A'],
    ['Latin letters', '中 שלום', 'Zhong slvm'],
    ['names', '🧿', ':nazar_amulet:'],
    ['numbers', '\u0378', '[U+0378]'],
    ['nothing that was not seen', 'a\u202e\u0331b', 'ab'],
  ])('replaces letters that the font lacks with %s', async (_what, text, said) => {
    const glyphs = glyphsIn(await written(text));

    expect(glyphs).toEqual(glyphsIn(await written(said)));
    expect(glyphs).not.toContain('0000');
  });
});
