import { adminRole } from '#modules/auth/public.js';
import { ResetTwoFactor } from '#modules/two-factor/public.js';
import { runCommand } from './run-command.js';

const email = process.argv[2];
if (email) {
  await runCommand(async (app) => {
    await app.get(ResetTwoFactor, { strict: false }).execute(adminRole, email);
    console.log(`Two-step sign-in is off for ${email}, who has been signed out everywhere`);
  });
} else {
  console.error('Name the account: npm run reset-two-factor -- ada@example.co.uk');
  process.exitCode = 1;
}
