import { Module } from '@nestjs/common';
import { Settings } from '#config/settings.js';
import { Mailer } from './application/mailer.js';
import { FileMailer } from './infrastructure/file-mailer.js';
import { SmtpMailer } from './infrastructure/smtp-mailer.js';

/** Mails: how they look, and how they leave. */
@Module({
  providers: [
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
