import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { packagedChromium } from './support/chromium';

const JEST = resolve(import.meta.dirname, '../../node_modules/jest/bin/jest.js');

let folder: string;
describe('The browser tests’ runner', () => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'e2e-failures-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Runs a probe as the journeys are run. */
  const run = (probe: string, ...options: readonly string[]): Promise<{ failed: boolean; printed: string }> =>
    new Promise((done) => {
      execFile(
        process.execPath,
        [JEST, '--config', 'probes/jest.config.js', probe, ...options],
        { env: { ...process.env, E2E_FAILURES: folder }, cwd: import.meta.dirname },
        (error, _stdout, stderr) => done({ failed: error !== null, printed: stderr }),
      );
    });

  it('a test that fails leaves a picture of each try and the trace of its second one, and says where', async () => {
    const { failed, printed } = await run('fails');

    const name = 'fails-looks-for-what-is-not-there';
    const kept = [
      `${name}-try-1-visitor-1-page-1.png`,
      `${name}-try-2-visitor-1-page-1.png`,
      `${name}-try-2-visitor-1-trace.zip`,
    ];
    expect(failed).toBe(true);
    expect(await readdir(folder)).toEqual(expect.arrayContaining(kept));
    expect((await stat(join(folder, kept[2]!))).size).toBeGreaterThan(1000);
    for (const file of kept) expect(printed).toContain(file);
    expect(printed).not.toContain('finds-what-is-there');
  });

  it('three tests that needed a second try are counted and named', async () => {
    const { failed, printed } = await run('second-tries', '--testNamePattern', '^the (first|second|third) ');

    expect(failed).toBe(false);
    expect(printed).toContain('Passed only at the second try: 3\n');
    expect(printed).toContain('the third passes at its second try');
  });

  it('opens a page with the Chromium that npm installs, for machines without one', async () => {
    const browser = await chromium.launch({ ...(await packagedChromium()), args: ['--no-sandbox'] });
    const page = await browser.newPage();
    await page.setContent('<h1>£1</h1>');

    expect(await page.textContent('h1')).toBe('£1');
    await browser.close();
  });

  it('four of them fail the run', async () => {
    const { failed, printed } = await run('second-tries');

    expect(failed).toBe(true);
    expect(printed).toContain('Passed only at the second try: 4\n');
    expect(printed).toContain('the fourth passes at its second try');
  });
});
