import { LetterPaper } from './letter-paper.js';

const at = new Date('2026-11-26T09:00:00Z');
const written = async (text: string): Promise<string> => {
  const paper = new LetterPaper('A letter', at);
  paper.address([text]);
  paper.paragraphs([text]);
  return Buffer.from(await paper.finished()).toString('latin1');
};

it('breaks a word that is wider than its column, and loses nothing of it', () => {
  const paper = new LetterPaper('A letter', at);
  const word = 'Unpronounceable'.repeat(12);

  const lines = paper.linesOf(`The ${word} Ltd`, 120);

  expect(lines.length).toBeGreaterThan(3);
  expect(lines.join('').replaceAll(' ', '')).toBe(`The${word}Ltd`);
  for (const line of lines) expect(paper.linesOf(line, 120)).toEqual([line]);
});

it('gives a long address as many lines as it takes', () => {
  const heightOf = (name: string): number => {
    const paper = new LetterPaper('A letter', at);
    const before = paper.y;
    paper.address([name]);
    return paper.y - before;
  };

  expect(heightOf('W'.repeat(200))).toBeGreaterThan(heightOf('Birch Bakery Ltd'));
});

it('writes a letter and its accent alike, whether they are one character or two', async () => {
  expect(await written('Zo\u0065\u0308 \u0141o\u0301dz\u0301')).toBe(
    await written('Zo\u00eb \u0141\u00f3d\u017a'),
  );
});

it.each(['Łódź & Żółw', 'שלום', 'مرحبا', '👩‍👩‍👧 🦊', 'नमस्ते', 'Ω Ж 中', '\u202eltd'])(
  'writes %s without failing',
  async (text) => {
    expect((await written(text)).slice(0, 5)).toBe('%PDF-');
  },
);
