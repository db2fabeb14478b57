import type { Settings } from '#config/settings.js';
import type { Mailer } from '../application/mailer.js';
import { FileMailer } from './file-mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

/** The way that emails leave by these settings. */
export const mailerOf = (settings: Settings): Mailer =>
  settings.smtpUrl === null ? new FileMailer(settings) : new SmtpMailer(settings.smtpUrl, settings);
