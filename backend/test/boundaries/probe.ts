import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../../..');
const cruiser = join(root, 'node_modules/.bin/depcruise');

export interface Violation {
  readonly rule: string;
  readonly from: string;
}

interface Report {
  readonly summary: { readonly violations: readonly { rule: { name: string }; from: string; to: string }[] };
}

/** Writes `files` (path → text) as a package with its real rules, and returns the broken ones. */
export const violationsIn = async (
  workspace: 'backend' | 'frontend',
  files: Readonly<Record<string, string>>,
): Promise<Violation[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'boundaries-'));
  try {
    for (const name of ['package.json', 'tsconfig.json', '.dependency-cruiser.js']) {
      await cp(join(root, workspace, name), join(folder, name));
    }
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    const folders = new Set(Object.keys(files).map((path) => path.slice(0, path.indexOf('/'))));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [cruiser, '--config', '.dependency-cruiser.js', '--output-type', 'json', ...folders],
      { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
    );
    const { violations } = (JSON.parse(stdout) as Report).summary;
    return violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from: rule.name === 'nothing-forgotten' ? to : from,
    }));
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** The rules in a package's configuration. */
export const rulesOf = async (workspace: 'backend' | 'frontend'): Promise<string[]> => {
  const { default: config } = (await import(join(root, workspace, '.dependency-cruiser.js'))) as {
    default: { forbidden: { name: string }[] };
  };
  return config.forbidden.map(({ name }) => name);
};
