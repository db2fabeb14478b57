import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { workerOptions } from '#platform/infrastructure/spreadsheet/reading/worker-options.js';
import { SOURCE_OPTIONS } from '#platform/infrastructure/source-options.js';
import { workbook } from '../support/workbooks.js';

const BACKEND = resolve(import.meta.dirname, '../..');
const ROOT = resolve(BACKEND, '..');
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'workbook reader, ')));
const secret = join(folder, 'session-secret');
writeFileSync(secret, 'hush');
describe('Workbook worker', () => {
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs a program in the reader's sandbox and returns its output. */
  const runAsWorker = (program: string): string =>
    spawnSync(process.execPath, [...workerOptions(), '--eval', program], {
      env: {},
      encoding: 'utf8',
    }).stdout.trim();

  const outcomeOf = (attempt: string): string =>
    `try { ${attempt}; console.log('done') } catch (error) { console.log(error.code) }`;

  it.each([
    secret,
    join(ROOT, 'package.json'),
    join(BACKEND, 'src/config/read-settings.ts'),
    join(BACKEND, 'src/platform/../config/read-settings.ts'),
    join(ROOT, 'node_modules/express/package.json'),
    // A workspace link to this package.
    join(ROOT, 'node_modules/@funding-broker/backend/test/fixtures/README.md'),
    process.execPath,
  ])('cannot read %s', (path) => {
    expect(runAsWorker(outcomeOf(`require('fs').readFileSync(${JSON.stringify(path)})`))).toBe(
      'ERR_ACCESS_DENIED',
    );
  });

  it.each([
    `require('fs').writeFileSync(${JSON.stringify(join(folder, 'new'))}, '')`,
    `require('child_process').spawnSync(process.execPath)`,
    `new (require('worker_threads').Worker)('', { eval: true })`,
  ])('cannot do %s', (attempt) => {
    expect(runAsWorker(outcomeOf(attempt))).toBe('ERR_ACCESS_DENIED');
  });

  it('can read its own program', () => {
    const path = join(BACKEND, 'src/platform/infrastructure/spreadsheet/reading/read-xlsx.ts');

    expect(runAsWorker(outcomeOf(`require('fs').readFileSync(${JSON.stringify(path)})`))).toBe('done');
  });

  it('reads a workbook from any installation path, including spaces and commas', async () => {
    const backend = join(folder, 'the product', 'backend');
    mkdirSync(backend, { recursive: true });
    for (const source of ['src/kernel', 'src/platform'])
      cpSync(join(BACKEND, source), join(backend, source), { recursive: true });
    cpSync(join(BACKEND, 'package.json'), join(backend, 'package.json'));
    for (const option of workerOptions()) {
      const [, name] = /[\\/](node_modules[\\/].+)\*$/.exec(option) ?? [];
      const filter = (path: string): boolean => !/[\\/]dist[\\/].*\.(?:map|min\.js)$/.test(path);
      if (name && existsSync(join(ROOT, name)))
        cpSync(join(ROOT, name), join(folder, 'the product', name), { recursive: true, filter });
    }
    const file = join(folder, 'my lenders.xlsx');
    writeFileSync(file, await workbook({ Panel: [['Lender'], ['Alba']] }));
    const program = `
    import { fork } from 'node:child_process';
    import { openSync } from 'node:fs';
    import { WORKER, workerOptions } from '${join(backend, 'src/platform/infrastructure/spreadsheet/reading/worker-options.ts')}';
    const child = fork(WORKER, [], {
      execArgv: workerOptions(), env: {}, stdio: [openSync(${JSON.stringify(file)}), 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', (answer) => { console.log(JSON.stringify(answer)); if (answer.rows) child.send('next'); });
    child.send('next');`;

    const { stdout, stderr } = spawnSync(
      process.execPath,
      [...SOURCE_OPTIONS, '--no-warnings', '--input-type=module', '--eval', program],
      { encoding: 'utf8', env: {} },
    );

    expect(stderr).toBe('');
    expect(stdout).toContain('"cells":["Alba"]');
  });
});
