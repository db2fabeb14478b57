import { createInterface, type Interface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CreateAdmin } from '#modules/staff/public.js';
import { runCommand } from './run-command.js';

/** Echoes what is typed, or hides it. */
class Echo extends Writable {
  silent = false;

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    if (!this.silent) process.stdout.write(chunk);
    done();
  }
}

const askSilently = async (prompt: Interface, echo: Echo, question: string): Promise<string> => {
  const answer = prompt.question(question);
  echo.silent = true;
  const typed = await answer;
  echo.silent = false;
  process.stdout.write('\n');
  return typed;
};

const ask = async () => {
  const echo = new Echo();
  const prompt = createInterface({ input: process.stdin, output: echo, terminal: true });
  try {
    const email = await prompt.question('Email address: ');
    const name = await prompt.question('Name: ');
    const password = await askSilently(prompt, echo, 'Password (at least 12 characters, not shown): ');
    return { email, name, password };
  } finally {
    prompt.close();
  }
};

const fromEnvironment = () => ({
  email: process.env['ADMIN_EMAIL'] ?? '',
  name: process.env['ADMIN_NAME'] ?? 'Administrator',
  password: process.env['ADMIN_PASSWORD'] ?? '',
});

const isSet = Boolean(process.env['ADMIN_EMAIL'] && process.env['ADMIN_PASSWORD']);
if (isSet || process.stdin.isTTY) {
  // Asked before the application starts, so that its messages do not appear between the questions.
  const newAdmin = isSet ? fromEnvironment() : await ask();
  await runCommand(async (app) => {
    const { email } = await app.get(CreateAdmin, { strict: false }).execute(newAdmin);
    console.log(`${email} can now sign in at /admin`);
  });
} else {
  console.error('Run this in a terminal, or set ADMIN_EMAIL and ADMIN_PASSWORD');
  process.exitCode = 1;
}
