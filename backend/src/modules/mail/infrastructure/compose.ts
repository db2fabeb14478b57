import { site } from '#config/site.js';
import type { Settings } from '#config/settings.js';
import type { Mail } from '../application/mailer.js';

/** The message for nodemailer, which encodes names and subjects; a line break in one is rejected here. */
export const compose = ({ id, to, subject, text, html }: Mail, { mailFrom }: Pick<Settings, 'mailFrom'>) => {
  if (/[\r\n]/.test(to.name + to.address + subject))
    throw new Error('An email header must not contain a line break');
  return {
    messageId: `<${id}@${mailFrom.split('@').at(-1)}>`,
    from: { name: site.brand, address: mailFrom },
    replyTo: { name: site.brand, address: site.email },
    to,
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
};
