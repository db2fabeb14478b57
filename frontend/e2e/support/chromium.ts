import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type LaunchOptions } from '@playwright/test';

type Program = Pick<LaunchOptions, 'executablePath' | 'env'>;

const INSTALLED = [
  // Headless, which takes two thirds of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium in CHROMIUM, else an installed or Playwright one, else the packaged one. */
export const chosenChromium = async (): Promise<Program> => {
  const named = process.env['CHROMIUM'];
  if (named) return { executablePath: named };
  const installed = [...INSTALLED, chromium.executablePath()].find((path) => existsSync(path));
  if (installed) return { executablePath: installed };
  if (process.platform === 'linux' && process.arch === 'x64') return packagedChromium();
  throw new Error('Browser tests need Chromium: `npx playwright install chromium`, or name one in CHROMIUM');
};

const CACHE = resolve(import.meta.dirname, '../../../node_modules/.cache/funding-broker');

/** The npm package for Linux, with libraries and fonts that a server may lack. */
export const packagedChromium = async (): Promise<Program> => {
  const manifest = new URL('../package.json', import.meta.resolve('@sparticuz/chromium'));
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  const folder = join(CACHE, `chromium-${version}`);
  if (!existsSync(folder)) await unpackInto(folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
};

const unpackInto = async (folder: string): Promise<void> => {
  // Written atomically, so that an interrupted run leaves no partial copy.
  const begun = `${folder}.${process.pid}`;
  await mkdir(begun, { recursive: true });
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'unpack-chromium.js')], {
    env: { ...process.env, TMPDIR: begun },
  });
  await writeFile(
    join(begun, 'fonts.conf'),
    `<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`,
  );
  await rename(begun, folder).catch(() => rm(begun, { recursive: true }));
};
