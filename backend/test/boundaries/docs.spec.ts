import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const MAX_DECISIONS = 40;
const MAX_WORDS_OF_ARCHITECTURE = 3200;

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const filesIn = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);

const documents = ['README.md', ...filesIn('docs'), ...filesIn('docs/decisions')];
const decisions = filesIn('docs/decisions').filter((path) => !path.endsWith('README.md'));

const linksIn = (path: string) =>
  [...read(path).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, link]) => link!)
    .filter((link) => !/^(\w+:|\/)/.test(link));

const rowOf = (path: string) => {
  const [, number, title] = /^# (\d+)\. (.+)/.exec(read(path)) ?? [];
  return { number, title, link: path.slice('docs/decisions/'.length) };
};

describe('the documents', () => {
  it.each(documents)('link only to files that exist: %s', (path) => {
    expect(linksIn(path).filter((link) => !existsSync(join(root, dirname(path), link)))).toEqual([]);
  });

  it('list each decision in their index by number, title and file', () => {
    const rows = [
      ...read('docs/decisions/README.md').matchAll(/^\| (\d+) +\|[^|]+\| \[([^\]]+)\]\(([^)]+)\)/gm),
    ];
    expect(rows.map(([, number, title, link]) => ({ number, title, link }))).toEqual(decisions.map(rowOf));
  });

  it('number at most 40 decisions', () => {
    expect(decisions.length).toBeLessThanOrEqual(MAX_DECISIONS);
  });

  it('keep architecture.md under 3,200 words', () => {
    expect(read('docs/architecture.md').split(/\s+/).length).toBeLessThan(MAX_WORDS_OF_ARCHITECTURE);
  });
});

describe('the glossary', () => {
  const words = [...read('docs/language.md').matchAll(/^\| \*\*(.+?)\*\*/gm)].map(([, word]) =>
    word!.toLowerCase(),
  );

  it('defines a hundred words or more', () => {
    expect(words.length).toBeGreaterThan(100);
  });

  it('is in alphabetical order', () => {
    expect(words).toEqual(words.toSorted((one, other) => (one < other ? -1 : 1)));
  });

  it('defines each word once', () => {
    expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
  });
});
