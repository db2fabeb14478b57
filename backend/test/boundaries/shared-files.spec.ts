import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { filesOfOneModule } from './shared-files.js';

const source = resolve(import.meta.dirname, '../../src');
const MAX_FILES = 20;
/** Entry points of separate processes. */
const STARTS = [
  'platform/infrastructure/letters/letter-worker.ts',
  'platform/infrastructure/spreadsheet/reading/workbook-worker.ts',
];
/** Grows with each schema change. */
const GROWING = 'migrations';

const paths = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(source, join(parentPath, name)).split(sep).join('/'));
const written = paths.filter((path) => path.endsWith('.ts') && !path.endsWith('spec.ts'));
const sources = new Map(written.map((path) => [path, readFileSync(join(source, path), 'utf8')]));

const probe = (files: Readonly<Record<string, string>>) =>
  filesOfOneModule(new Map(Object.entries(files)), []);

describe('filesOfOneModule', () => {
  it('names a file that only one module uses', () => {
    expect(
      probe({
        'kernel/quota.ts': '',
        'modules/auth/domain/errors.ts': "import { quota } from '#kernel/quota.js';",
        'modules/auth/application/sign-in.ts': "import { quota } from '#kernel/quota.js';",
      }),
    ).toEqual(['kernel/quota.ts']);
  });

  it('names files that one module uses through each other', () => {
    expect(
      probe({
        'kernel/list.ts': '',
        'kernel/words.ts': "import { list } from './list.js';",
        'modules/lenders/domain/lender.ts': "import { words } from '#kernel/words.js';",
      }),
    ).toEqual(['kernel/list.ts', 'kernel/words.ts']);
  });

  it('accepts files that two modules or the start use, and their dependencies', () => {
    expect(
      probe({
        'kernel/list.ts': '',
        'kernel/words.ts': "import { list } from './list.js';",
        'platform/log.ts': '',
        'main.ts': "import { log } from '#platform/log.js';",
        'modules/lenders/domain/lender.ts': "import { words } from '#kernel/words.js';",
        'modules/leads/domain/lead.ts': "import { words } from '#kernel/words.js';",
      }),
    ).toEqual([]);
  });
});

describe('the folders of the source', () => {
  it('contain in kernel and platform only what more than one module needs', () => {
    expect(filesOfOneModule(sources, STARTS)).toEqual([]);
  });

  it('hold at most 20 files each', () => {
    const counts = new Map<string, number>();
    for (const path of paths) {
      const folder = path.split('/').slice(0, -1).join('/');
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    const full = [...counts].filter(([folder, count]) => folder !== GROWING && count > MAX_FILES);
    expect(full).toEqual([]);
  });
});

describe('the components of the client', () => {
  it('have names of their own, so that a search finds one', () => {
    const client = resolve(import.meta.dirname, '../../../frontend/src');
    const names = readdirSync(client, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx') && !path.endsWith('.spec.tsx'))
      .map((path) => readFileSync(join(client, path), 'utf8'))
      .flatMap((text) => [...text.matchAll(/^export (?:const|function|class) ([A-Z][a-z]\w*)/gm)])
      .map(([, name]) => name)
      .filter((name) => name !== 'Component');

    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });
});
