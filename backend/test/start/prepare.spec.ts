import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const SCRIPTS = resolve(import.meta.dirname, '../../scripts');

let folder: string;
describe('Preparing a start', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'funding-broker-prepare-'));
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'src/a.txt'), 'one');
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'prepare.js'), SCRIPT);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** A checkout whose build copies one file, logs it, takes a while, and fails for the word 'broken'. */
  const SCRIPT = `
import { appendFileSync, cpSync, readFileSync, rmSync } from 'node:fs';
import { runStaleSteps } from ${JSON.stringify(pathToFileURL(join(SCRIPTS, 'stale-steps.js')).href)};
const root = import.meta.dirname;
const build = () => {
  appendFileSync(root + '/journal', 'built\\n');
  rmSync(root + '/dist', { recursive: true, force: true });
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  if (readFileSync(root + '/src/a.txt', 'utf8') === 'broken') throw new Error('a.txt is broken');
  cpSync(root + '/src', root + '/dist', { recursive: true });
};
const step = { name: 'build', says: 'Building', inputs: ['src'], outputs: ['dist'], run: build };
try {
  await runStaleSteps({ root, notes: 'cache', steps: [step], report: console.log });
  console.log(readFileSync(root + '/dist/a.txt', 'utf8'));
} catch (failure) {
  console.error(failure.message);
  process.exitCode = 1;
}`;

  const run = () => promisify(execFile)(process.execPath, [join(folder, 'prepare.js')]);
  const builds = () => readFileSync(join(folder, 'journal'), 'utf8').split('\n').length - 1;
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

  it('builds once, and not again while nothing changes', async () => {
    await run();
    utimesSync(join(folder, 'src/a.txt'), new Date(), new Date());

    const { stdout } = await run();

    expect(stdout).toBe('one\n');
    expect(builds()).toBe(1);
  });

  it.each<[string, () => void]>([
    ['a source is edited', () => write('src/a.txt', 'two')],
    ['a source is added', () => write('src/b.txt', 'new')],
    ['a source is removed', () => rmSync(join(folder, 'src/z.txt'))],
    ['what was built is gone', () => rmSync(join(folder, 'dist'), { recursive: true })],
    ['something else wrote what was built', () => write('dist/a.txt', 'by hand')],
  ])('builds again when %s', async (_when, change) => {
    write('src/z.txt', 'one more');
    await run();
    change();

    await run();

    expect(builds()).toBe(2);
  });

  it('prints why a build failed, and can build again', async () => {
    write('src/a.txt', 'broken');

    await expect(run()).rejects.toMatchObject({
      code: 1,
      stderr: 'a.txt is broken\nBuilding: failed, see the reason above\n',
    });
    write('src/a.txt', 'mended');

    expect((await run()).stdout).toBe('Building\nmended\n');
  });

  it('builds once for three concurrent starts, each with the complete build', async () => {
    const answers = await Promise.all([run(), run(), run()]);

    expect(builds()).toBe(1);
    expect(answers.map(({ stdout }) => stdout.trimEnd().split('\n').at(-1))).toEqual(['one', 'one', 'one']);
  });

  it('prints which process it waits for', async () => {
    mkdirSync(join(folder, 'cache'));
    write('cache/lock', String(process.pid));
    const waiting = spawn(process.execPath, [join(folder, 'prepare.js')]);

    const [said] = (await once(waiting.stdout, 'data')) as [Buffer];
    rmSync(join(folder, 'cache/lock'));

    expect(String(said)).toBe(`Another process (${process.pid}) is preparing this folder; waiting for it\n`);
    expect(await once(waiting, 'close')).toEqual([0, null]);
    expect(builds()).toBe(1);
  });

  it('does not wait for a killed process', async () => {
    const killed = spawn(process.execPath, [join(folder, 'prepare.js')]);
    await once(killed.stdout, 'data');
    killed.kill('SIGKILL');
    await once(killed, 'close');
    expect(existsSync(join(folder, 'cache/lock'))).toBe(true);
    write('journal', '');

    const answers = await Promise.all([run(), run(), run()]);

    expect(answers.map(({ stdout }) => stdout.trimEnd().split('\n').at(-1))).toEqual(['one', 'one', 'one']);
    expect(builds()).toBe(1);
    expect(existsSync(join(folder, 'cache/lock'))).toBe(false);
  });
});
