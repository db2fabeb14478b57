import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * Draws the module graph at the top of docs/architecture.md from the imports, and the map of tables in its section
 * on data. Part of `npm run check:boundaries`, which fails with `--check` when they are out of date. npm runs it in
 * the backend folder.
 */

const MODULES = resolve('src/modules');
const DOCUMENT = resolve('../docs/architecture.md');
const BLOCK = /(?<=<!-- modules -->\n)[\s\S]*(?=<!-- \/modules -->)/;
const TABLES = /(?<=<!-- tables -->\n)[\s\S]*(?=<!-- \/tables -->)/;
const IMPORTED_MODULE = /from '#modules\/([^/']+)\//g;

const names = readdirSync(MODULES).sort();

const sourcesOf = (name) =>
  readdirSync(join(MODULES, name), { recursive: true })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('spec.ts'))
    .map((file) => readFileSync(join(MODULES, name, file), 'utf8'));

const importedBy = (name) =>
  new Set(sourcesOf(name).flatMap((text) => [...text.matchAll(IMPORTED_MODULE)].map(([, used]) => used)));

const uses = new Map(names.map((name) => [name, importedBy(name)]));

// Terminates, because the boundary rules forbid cycles.
const leadsTo = (from, to) => [...uses.get(from)].some((used) => used === to || leadsTo(used, to));

const arrowsFrom = (name) => {
  const used = [...uses.get(name)].sort();
  return used
    .filter((to) => !used.some((other) => other !== to && leadsTo(other, to)))
    .map((to) => `  ${name} --> ${to}`);
};

const arrows = names.flatMap(arrowsFrom);
const alone = names.filter((name) => !arrows.some((arrow) => arrow.split(/\s+/).includes(name)));

const graph = [
  '',
  '```mermaid',
  'flowchart TD',
  ...arrows,
  ...alone.map((name) => `  ${name}`),
  '```',
  '',
  '',
].join('\n');

const { TABLE_OWNERS } = await import(pathToFileURL(resolve('test/boundaries/table-owners.ts')).href);
const tables = Object.entries(TABLE_OWNERS).map(([owner, own]) => `${owner}: ${own.join(', ')}`);
const map = ['', '```', ...tables, '```', '', ''].join('\n');

const text = readFileSync(DOCUMENT, 'utf8');
const placed = (document, block, content) => {
  if (!block.test(document)) throw new Error(`${DOCUMENT} has no section for ${block}`);
  return document.replace(block, () => content);
};
const drawn = placed(placed(text, BLOCK, graph), TABLES, map);

if (drawn === text) console.log('The modules and tables in docs/architecture.md match the code');
else if (process.argv.includes('--check')) {
  console.error('docs/architecture.md is out of date: run npm run modules --workspace backend');
  process.exitCode = 1;
} else {
  writeFileSync(DOCUMENT, drawn);
  console.log(`Wrote ${DOCUMENT}`);
}
