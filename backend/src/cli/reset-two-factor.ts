import { adminRole } from '#modules/auth/public.js';
import { ResetTwoFactor } from '#modules/two-factor/public.js';
import { runCommand } from './run-command.js';

const email = process.argv[2];
if (email) {
  await runCommand(async (app) => {
    await app.get(ResetTwoFactor, { strict: false }).execute(adminRole, email);
    console.log(`${email} signs in with the password alone again, and is signed out everywhere`);
  });
} else {
  console.error('Say whose: npm run reset-two-factor -- ada@example.co.uk');
  process.exitCode = 1;
}
