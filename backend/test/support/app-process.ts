import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const BACKEND = resolve(import.meta.dirname, '../..');
const HOOKS = resolve(import.meta.dirname, 'typescript-hooks.js');
const QUICK_PASSWORDS = resolve(import.meta.dirname, 'quick-passwords.ts');
/** Shares Node's compile cache between starts. */
const COMPILED = resolve(BACKEND, '../node_modules/.cache/funding-broker/compiled');

/** The application or one of its commands, as a separate process run from source. */
export class AppProcess {
  private text = '';
  private errors = '';
  private readonly ended: Promise<number | null>;

  private constructor(private readonly child: ChildProcess) {
    child.stdout?.setEncoding('utf8').on('data', (part: string) => (this.text += part));
    child.stderr?.setEncoding('utf8').on('data', (part: string) => (this.errors += part));
    this.ended = once(child, 'close').then(([code]) => code as number | null);
  }

  static start(env: Record<string, string>, script = 'main.ts', ...args: string[]): AppProcess {
    const { PATH = '', TMPDIR = '/tmp' } = process.env;
    const defaults = {
      PORT: '0',
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SCALE: '1000',
      REQUEST_MS: '30000',
    };
    const before = [HOOKS, QUICK_PASSWORDS].flatMap((module) => ['--import', module]);
    const child = spawn(process.execPath, [...before, resolve(BACKEND, 'src', script), ...args], {
      cwd: BACKEND,
      env: { PATH, TMPDIR, NODE_COMPILE_CACHE: COMPILED, ...defaults, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new AppProcess(child);
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get output(): string {
    return this.text;
  }

  get complaints(): string {
    return this.errors;
  }

  private get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Resolves to the address once the process is ready. */
  async ready(): Promise<string> {
    const saysSo = async (): Promise<string> => {
      for (;;) {
        const [, address] = /^ready on (\S+)\n/m.exec(this.text) ?? [];
        if (address) return address;
        await Promise.race([once(this.child.stdout ?? this.child, 'data'), this.ended]);
        if (this.hasEnded) throw new Error(`It ended before it was ready: ${this.errors}`);
      }
    };
    return saysSo();
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** The exit code; null after a signal. */
  exit(): Promise<number | null> {
    return this.ended;
  }

  async stop(): Promise<number | null> {
    if (!this.hasEnded) this.signal('SIGTERM');
    return this.ended;
  }
}
