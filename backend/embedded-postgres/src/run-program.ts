import { execFile } from 'node:child_process';
import { parse } from 'node:path';
import type { Account } from './account.js';

export interface Ran {
  readonly worked: boolean;
  readonly output: string;
}

/** Runs one of PostgreSQL's programs without this process's environment, which holds secrets. */
export const runProgram = (file: string, args: readonly string[], account: Account | null): Promise<Ran> =>
  new Promise((resolve) => {
    const options = {
      cwd: parse(file).root,
      env: ENVIRONMENT,
      windowsHide: true,
      ...(account && { uid: account.uid, gid: account.gid }),
    };
    execFile(file, args, options, (failure, stdout, stderr) => {
      const output = `${stdout}${stderr}`.trim();
      resolve({ worked: failure === null, output: output || (failure?.message ?? '') });
    });
  });

// LC_ALL: messages in English, and the same encoding whatever the machine's language.
const ENVIRONMENT: NodeJS.ProcessEnv = { LC_ALL: 'C', TZ: 'UTC' };
for (const name of ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR']) {
  if (process.env[name] !== undefined) ENVIRONMENT[name] = process.env[name];
}
