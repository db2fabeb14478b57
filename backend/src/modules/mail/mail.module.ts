import { Module } from '@nestjs/common';
import { Settings } from '#config/settings.js';
import { Mailer } from './application/mailer.js';
import { FileMailer } from './infrastructure/file-mailer.js';
import { MailFolder } from './infrastructure/mail-folder.js';
import { SmtpMailer } from './infrastructure/smtp-mailer.js';

/** Mails: how they look, and how they leave. */
@Module({
  providers: [
    {
      provide: MailFolder,
      inject: [Settings],
      useFactory: (settings: Settings) => new MailFolder(settings),
    },
    {
      provide: Mailer,
      inject: [Settings],
      useFactory: (settings: Settings): Mailer =>
        settings.smtpUrl === null ? new FileMailer(settings) : new SmtpMailer(settings.smtpUrl, settings),
    },
  ],
  exports: [Mailer],
})
export class MailModule {}
