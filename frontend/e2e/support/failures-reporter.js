import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { failuresFolder } from './failures-folder.ts';

/** More of them in one run are no longer a browser's day. */
const MOST_SECOND_TRIES = 3;

/** Says at the end which tests passed only at their second try, and where the pictures of failures are. */
export default class FailuresReporter {
  #names = [];

  onTestResult(_file, { testResults }) {
    for (const { fullName, invocations, status } of testResults)
      if (status === 'passed' && invocations > 1) this.#names.push(fullName);
  }

  onRunComplete() {
    const tries = this.#names;
    if (tries.length > 0) print(`Passed only at the second try: ${tries.length}`, tries);
    if (this.getLastError()) print(`No more than ${MOST_SECOND_TRIES} may need it: the run has failed.`, []);
    const kept = keptFiles();
    if (kept.length > 0) print('Of what failed (a trace opens with `npx playwright-core show-trace`):', kept);
  }

  /** What Jest asks at the end: an error fails the run. */
  getLastError() {
    if (this.#names.length > MOST_SECOND_TRIES) return new Error('Too many tests needed a second try');
  }
}

const keptFiles = () => {
  try {
    return readdirSync(failuresFolder())
      .sort()
      .map((file) => relative(process.cwd(), join(failuresFolder(), file)));
  } catch {
    // Nothing failed: there is no folder.
    return [];
  }
};

const print = (heading, lines) =>
  console.error([heading, ...lines.map((line) => `  ${line}`), ''].join('\n'));
