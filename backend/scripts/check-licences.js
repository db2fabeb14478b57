import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// `npm run licences`: fails for a runtime package under a licence that is not allowed.

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Permissive licences for code, fonts and data. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** Packages without a licence in their manifest, with the licence in their text. */
const KNOWN = { pause: 'MIT', 'png-js': 'MIT' };

/** Whether an SPDX expression can be satisfied: every part of AND, one part of OR. */
export const isAllowed = (expression) => {
  const inner = /^\((.*)\)$/.exec(expression)?.[1] ?? expression;
  if (inner.includes(' OR ')) return inner.split(' OR ').some(isAllowed);
  if (inner.includes(' AND ')) return inner.split(' AND ').every(isAllowed);
  return ALLOWED.has(inner);
};

const licenceOf = ({ name, group, licenses = [] }) => {
  const given = licenses.map(({ expression, license }) => expression ?? license.id ?? license.name);
  const [fullName] = [group ? `${group}/${name}` : name];
  return { name: fullName, licence: given.join(' AND ') || KNOWN[fullName] || 'none' };
};

const components = () => {
  const [command, ...first] = process.env.npm_execpath
    ? [process.execPath, process.env.npm_execpath]
    : ['npm'];
  const { stdout, stderr } = spawnSync(command, [...first, 'sbom', '--omit=dev', '--sbom-format=cyclonedx'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout).components;
};

/** Our own workspaces are not published. */
const isOurs = ({ 'bom-ref': reference = '' }) =>
  ['@funding-broker/', 'frontend@'].some((start) => reference.startsWith(start));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const packages = components()
    .filter((component) => !isOurs(component))
    .map(licenceOf);
  const refused = packages.filter(({ licence }) => !isAllowed(licence));
  for (const { name, licence } of refused)
    console.error(`${name}: the licence ${licence} is not allowed (backend/scripts/check-licences.js)`);
  if (refused.length > 0) process.exitCode = 1;
  else console.log(`${packages.length} packages, all under allowed licences`);
}
