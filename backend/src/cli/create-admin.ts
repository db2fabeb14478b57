import { CreateAdmin } from '#modules/staff/public.js';
import { Questions } from './ask.js';
import { runCommand } from './run-command.js';

const ask = async () => {
  const questions = new Questions();
  try {
    const email = await questions.ask('Email address: ');
    const name = await questions.ask('Name: ');
    const password = await questions.askForNewSecret('Password (at least 12 characters, not shown): ');
    return { email, name, password };
  } finally {
    questions.close();
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
