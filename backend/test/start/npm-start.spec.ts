import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
/** A server that stops as asked, in a moment. */
const SERVER = `
  const alive = setInterval(() => {}, 1000);
  process.on('SIGTERM', () => { clearInterval(alive); require('node:fs').writeFileSync('stopped', ''); });
  console.log('ready');`;

let folder: string;
let npm: ChildProcess | null = null;
describe('npm start', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'npm-start-'));
  });
  afterEach(() => {
    // A group of its own, so that nothing is left running when the server was not stopped.
    try {
      if (npm?.pid !== undefined) process.kill(-npm.pid, 'SIGKILL');
    } catch {
      // All of it has ended.
    }
    rmSync(folder, { recursive: true, force: true });
  });

  it('stops the server before it ends when a supervisor stops npm', async () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: { start: string };
    };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: scripts.start } }));
    mkdirSync(join(folder, 'backend/dist'), { recursive: true });
    writeFileSync(join(folder, 'backend/dist/main.js'), SERVER);
    npm = spawn('npm', ['start'], { cwd: folder, detached: true });
    const ended = once(npm, 'exit');
    for await (const part of npm.stdout ?? []) if (String(part).includes('ready')) break;
    // To npm alone: Ctrl-C at a terminal reaches the whole group.
    npm.kill('SIGTERM');

    await ended;

    expect(existsSync(join(folder, 'stopped'))).toBe(true);
  });
});
