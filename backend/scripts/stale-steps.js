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
 * Runs, in their order, the steps whose inputs or outputs are not those of their last success. Files are compared by
 * content, so a checkout that git has touched is not rebuilt, and outputs that somebody removed or replaced are.
 * Runs that meet in one folder take turns, and the later ones find the work done.
 *
 * A step has a `name`, a sentence that it `says`, its `inputs` and `outputs` (files and folders below `root`) and
 * `run`. What was done last is noted in the folder `notes`.
 */
export const runStaleSteps = async ({ root, notes, steps, report }) => {
  const folder = join(root, notes);
  const isStale = (step) => noted(folder, step) !== stateOf(root, step);
  // Nothing to do needs no right to write.
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

/** The same for the same files on the same kind of machine. */
const stateOf = (root, { inputs, outputs }) => {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const path of [...inputs, ...outputs]) addTo(hash, root, path);
  return hash.digest('hex');
};

/** What tools make inside a folder is no part of what somebody wrote there. */
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
