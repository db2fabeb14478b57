import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const FILE = resolve(import.meta.dirname, '../../../package-lock.json');
const { packages } = JSON.parse(readFileSync(FILE, 'utf8')) as { packages: Record<string, Locked> };

/** Whether a package at this path resolves the other one. */
const finds = (from: string, name: string): boolean =>
  `${from === '' ? '' : `${from}/`}node_modules/${name}` in packages ||
  (from !== '' && finds(from.slice(0, Math.max(0, from.lastIndexOf('/'))), name));

describe('Lockfile', () => {
  // `npm ci`, which builds the image, rejects an incomplete lockfile. `npm install` silently omits a package that
  // its registry lacks for another platform.
  it('contains every dependency, also for other machines', () => {
    const missing = Object.entries(packages).flatMap(([place, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !finds(place, name))
        .map((name) => `${place} names ${name}`),
    );

    expect(missing).toEqual([]);
  });
});
