import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { ErrorKind } from '#kernel/errors.js';

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

describe('the API guide', () => {
  const KINDS = {
    invalid: 400,
    unauthenticated: 401,
    forbidden: 403,
    'not-found': 404,
    conflict: 409,
    'too-large': 413,
    unsupported: 415,
    'key-reused': 422,
    'too-many': 429,
    unavailable: 503,
  } as const satisfies Record<ErrorKind, number>;

  /** Each way in which the code declares an error: kind and code. */
  const DECLARATIONS = [
    /refusal\(\s*'(?<kind>[a-z-]+)',\s*'(?<code>[a-z-]+)'/g,
    /kind = '(?<kind>[a-z-]+)';\s*readonly code = '(?<code>[a-z-]+)'/g,
  ];
  const declaredIn = (source: string): [string, number][] => [
    ...DECLARATIONS.flatMap((pattern) =>
      [...source.matchAll(pattern)].map(({ groups }): [string, number] => [
        groups!['code']!,
        KINDS[groups!['kind'] as ErrorKind],
      ]),
    ),
    ...[...source.matchAll(/recordChanged\('([a-z-]+)'\)/g)].map(([, record]): [string, number] => [
      `${record}-changed`,
      KINDS.conflict,
    ]),
  ];
  const sources = readdirSync(join(root, 'backend/src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
    .map((path) => read(`backend/src/${path}`));
  const inOrder = (problems: Iterable<readonly [string, number]>) =>
    [...new Map(problems)].toSorted(([one], [other]) => (one < other ? -1 : 1));

  it('lists each problem type of the code once, with its status', () => {
    const rows = [...read('docs/api-guide.md').matchAll(/^\| `\/problems\/([a-z-]+)` +\| (\d+) /gm)];
    const listed = rows.map(([, type, status]): [string, number] => [type!, Number(status)]);

    expect(inOrder(listed)).toEqual(inOrder(sources.flatMap(declaredIn)));
    expect(listed).toHaveLength(new Map(listed).size);
  });

  it('knows each declaration of an error in the code', () => {
    const declarations = sources.flatMap((source) => [
      ...source.matchAll(/extends (?:refusal|recordChanged)\(|readonly code = '[a-z]/g),
    ]);

    expect(sources.flatMap(declaredIn)).toHaveLength(declarations.length);
  });
});
