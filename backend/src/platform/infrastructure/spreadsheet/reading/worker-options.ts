import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isSource, SOURCE_OPTIONS } from '../../source-options.js';

/** The entry point of the reading process. */
export const WORKER = fileURLToPath(new URL(`./workbook-worker.${isSource ? 'ts' : 'js'}`, import.meta.url));

/** The folders that its own imports come from. */
const OURS = ['./', '../../../../kernel/'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));
/** Defines '#kernel' and the module type. */
const PACKAGE = fileURLToPath(new URL('../../../../../package.json', import.meta.url));
const PARSERS = ['exceljs', '@e965/xlsx', 'numfmt', 'yauzl'];

const dependenciesIn = (manifest: string): string[] =>
  Object.keys((JSON.parse(readFileSync(manifest, 'utf8')) as { dependencies?: object }).dependencies ?? {});

/**
 * The places where these packages and their dependencies are, or are looked up first. Not all of node_modules: links
 * in it lead to this whole package, and permissions follow links.
 */
const placesOf = (names: readonly string[], manifest: string, known = new Set<string>()): Set<string> => {
  const rooms = createRequire(manifest).resolve.paths('any') ?? [];
  for (const name of names) {
    const places = rooms.map((room) => join(room, name));
    const found = places.findIndex((place) => existsSync(place));
    const folder = places[found];
    if (folder === undefined || known.has(folder)) continue;
    for (const place of places.slice(0, found + 1)) known.add(place);
    const own = join(folder, 'package.json');
    placesOf(dependenciesIn(own), own, known);
  }
  return known;
};

/** The star also allows to check that a place is empty. */
const parsers = (): string[] => {
  const places = [...placesOf(PARSERS, PACKAGE)];
  const isWithin = (place: string): boolean => places.some((other) => place.startsWith(other + sep));
  return places.filter((place) => !isWithin(place)).map((place) => `${place}*`);
};

let options: readonly string[] | undefined;

/** The process may read only its own code: no settings or secrets, no writing, no processes, no add-ons. */
export const workerOptions = (): readonly string[] =>
  (options ??= [
    // Rows become garbage as soon as they are sent: a large nursery would only enlarge the process.
    '--max-semi-space-size=2',
    '--permission',
    ...[PACKAGE, ...OURS.map((folder) => `${folder}*`), ...parsers()].map(
      (path) => `--allow-fs-read=${path}`,
    ),
    '--no-warnings',
    ...SOURCE_OPTIONS,
  ]);
