import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { site } from '#config/site.js';
import type { Settings } from '#config/settings.js';
import { MailNotSent } from '#modules/mail/public.js';
import { mailerOf } from '#modules/mail/wiring.js';
import { orExplain, quietSettings } from './run-command.js';

const TEXT = `This is a test of the emails of ${site.brand}. If you can read it, they arrive.`;

const wayOf = ({ smtpUrl, dataDir }: Settings): string =>
  smtpUrl === null
    ? `Emails are not sent: saved in ${join(dataDir, 'mail')}`
    : `${new URL(smtpUrl).host} accepted the email. Check that it arrives, and not as spam`;

const address = process.argv[2];
if (address?.includes('@'))
  await orExplain(async () => {
    const settings = quietSettings(process.env);
    try {
      await mailerOf(settings).send({
        id: `test.${randomUUID()}`,
        to: { name: '', address },
        subject: `Test email from ${site.brand}`,
        text: TEXT,
        html: `<p>${TEXT}</p>`,
      });
      console.log(wayOf(settings));
    } catch (failure) {
      if (!(failure instanceof MailNotSent)) throw failure;
      console.error(failure.message);
      process.exitCode = 1;
    }
  });
else {
  console.error('Enter an address: npm run send-test-email -- ada@example.co.uk');
  process.exitCode = 1;
}
