import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const FILE = resolve(import.meta.dirname, '../../../package-lock.json');
const { packages } = JSON.parse(readFileSync(FILE, 'utf8')) as { packages: Record<string, Locked> };

/** Whether a package at this place of the tree would find the other one there or above it. */
const finds = (from: string, name: string): boolean =>
  `${from === '' ? '' : `${from}/`}node_modules/${name}` in packages ||
  (from !== '' && finds(from.slice(0, Math.max(0, from.lastIndexOf('/'))), name));

describe('Lockfile', () => {
  // `npm ci`, with which the image is built, refuses a lockfile that is not whole. `npm install` leaves a package out
  // in silence where the registry that it asks has none for some other machine.
  it('contains every dependency, also for other machines', () => {
    const missing = Object.entries(packages).flatMap(([place, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !finds(place, name))
        .map((name) => `${place} names ${name}`),
    );

    expect(missing).toEqual([]);
  });
});
