import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface ServerProcess {
  readonly pid: number;
  readonly address: string;
  /** Milliseconds from the process start until it is ready. */
  readonly readyAfter: number;
  stop(): Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

const READY = /^ready on (http:\/\/\S+)/;
const DIST = join(import.meta.dirname, '../dist');

/** The Node options of `npm start`. */
const startOptions = (): string[] => {
  const text = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');
  const { scripts } = JSON.parse(text) as { scripts: { start: string } };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
};

/** Starts a Node program and waits for the line with its address. */
const start = async (script: string, env: Environment): Promise<ServerProcess> => {
  const begun = performance.now();
  const child = spawn(process.execPath, ['--no-warnings', ...startOptions(), script], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    const lines = createInterface(child.stdout).on('line', (line) => {
      const [, found] = READY.exec(line) ?? [];
      if (!found) return;
      lines.close();
      // Writes its log as usual, to nowhere.
      child.stdout.resume();
      resolve(found);
    });
    void exit.then(([code]) => reject(new Error(`${script} ended with ${String(code)} before it was ready`)));
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exit;
  };
  return { pid: child.pid ?? 0, address, readyAfter: performance.now() - begun, stop };
};

export const ADMIN = { email: 'admin@bench.example', password: 'measured-and-forgotten' };

/** The built product with rate limits lifted and its usual log. */
export const startProduct = (env: Environment): Promise<ServerProcess> =>
  start(join(DIST, 'main.js'), { PORT: '0', RATE_LIMIT_SCALE: '1000000', ...env });

/** The settings to run the product on another database. */
export const onDatabase = (url: string): Environment => ({
  DATABASE_URL: url,
  SESSION_SECRET: 'a-secret-for-the-time-of-a-benchmark',
  PASSWORD_PEPPER: 'a-pepper-for-the-time-of-a-benchmark',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
});

export const startBare = (url: string): Promise<ServerProcess> =>
  start(join(import.meta.dirname, 'bare-server.ts'), { DATABASE_URL: url });
