import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runStaleSteps } from './stale-steps.js';

// The first step of `npm start`. Nothing is installed yet, and any version of Node may run it: plain JavaScript
// with built-in modules only.

const root = fileURLToPath(new URL('../..', import.meta.url));

/** NODE_ENV is for the running product: a build needs its tools and produces the same files everywhere. */
const environment = { ...process.env, NODE_ENV: undefined };

const npm = (...args) => {
  const [command, ...first] = process.env.npm_execpath
    ? [process.execPath, process.env.npm_execpath]
    : ['npm'];
  const { status, stdout, stderr, error } = spawnSync(command, [...first, ...args], {
    cwd: root,
    env: environment,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`.trim());
};

const manifests = [
  'package.json',
  'package-lock.json',
  'backend/package.json',
  'backend/backup/package.json',
  'backend/embedded-postgres/package.json',
  'frontend/package.json',
];

const steps = [
  {
    name: 'install',
    says: 'Installing dependencies (a minute or two the first time)',
    inputs: manifests,
    outputs: ['node_modules/.package-lock.json'],
    run: () => npm('install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'),
  },
  {
    name: 'backend',
    says: 'Building the server',
    inputs: [
      ...manifests,
      'backend/src',
      'backend/backup/src',
      'backend/backup/tsconfig.json',
      'backend/backup/tsconfig.build.json',
      'backend/embedded-postgres/src',
      'backend/embedded-postgres/tsconfig.json',
      'backend/embedded-postgres/tsconfig.build.json',
      'backend/tsconfig.json',
      'backend/tsconfig.build.json',
    ],
    outputs: ['backend/dist', 'backend/backup/dist', 'backend/embedded-postgres/dist'],
    run: () => npm('run', 'build', '--workspace', '@funding-broker/backend'),
  },
  {
    name: 'frontend',
    says: 'Building the site',
    inputs: [...manifests, 'site.json', 'frontend'],
    outputs: ['frontend/dist'],
    run: () => npm('run', 'build', '--workspace', 'frontend'),
  },
];

const wanted = process.argv.slice(2);
try {
  await runStaleSteps({
    root,
    notes: 'node_modules/.cache/funding-broker',
    steps: steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name)),
    report: console.log,
  });
} catch (failure) {
  console.error(failure.message);
  process.exitCode = 1;
}
