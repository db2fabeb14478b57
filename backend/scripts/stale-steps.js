import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { whileLocked } from './folder-lock.js';

/**
 * Runs in order the steps whose inputs or outputs have changed since their last success. Compares files by content,
 * so that a git checkout does not rebuild, and removed or replaced outputs do. Concurrent runs in one folder take
 * turns. A step has a `name`, a sentence that it `says`, its `inputs` and `outputs` (paths below `root`) and `run`.
 * The folder `notes` records the last run.
 */
export const runStaleSteps = async ({ root, notes, steps, report }) => {
  const folder = join(root, notes);
  const isStale = (step) => noted(folder, step) !== stateOf(root, step);
  // When there is nothing to do, no write access is needed.
  if (!steps.some(isStale)) return;
  makeFolder(folder, root);
  await whileLocked(join(folder, 'lock'), { report }, () => {
    for (const step of steps.filter(isStale)) {
      report(step.says);
      try {
        step.run();
      } catch (failure) {
        throw new Error(`${failure.message}\n${step.says}: failed, see the reason above`, {
          cause: failure,
        });
      }
      writeFileSync(join(folder, step.name), stateOf(root, step));
    }
  });
};

const makeFolder = (folder, root) => {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (cause) {
    throw new Error(
      `This checkout needs to be built, but this account cannot write to ${root} (${cause.code})`,
      { cause },
    );
  }
};

const noted = (folder, { name }) => {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch {
    return null;
  }
};

/** Equal for equal files on the same platform. */
const stateOf = (root, { inputs, outputs }) => {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const path of [...inputs, ...outputs]) addTo(hash, root, path);
  return hash.digest('hex');
};

/** Ignores generated files. */
const MADE = ['node_modules', 'dist', 'coverage'];

const namesIn = (folder) =>
  readdirSync(folder)
    .filter((name) => !MADE.includes(name))
    .sort();

const addTo = (hash, root, path) => {
  const full = join(root, path);
  const found = statSync(full, { throwIfNoEntry: false });
  hash.update(`\n${path}\n`);
  if (!found) hash.update('is not there');
  else if (found.isDirectory()) for (const name of namesIn(full)) addTo(hash, root, `${path}/${name}`);
  else hash.update(createHash('sha256').update(readFileSync(full)).digest());
};
