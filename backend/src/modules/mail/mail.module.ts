import { Module } from '@nestjs/common';
import { Settings } from '#config/settings.js';
import { Contributions } from '#platform/application/contributions.js';
import { contribute } from '#platform/infrastructure/contribute.js';
import { JobHandler } from '#platform/infrastructure/jobs/job-handler.js';
import { provide } from '#platform/infrastructure/provide.js';
import { MAIL_KINDS } from './application/mail-kinds.js';
import { Mailer } from './application/mailer.js';
import { Mails } from './application/mails.js';
import { PartnerEmailChecks } from './application/partner-email-checks.js';
import { MailFolder } from './infrastructure/mail-folder.js';
import { MailSources } from './infrastructure/mail-sources.js';
import { mailerOf } from './infrastructure/mailer-of.js';
import { mailJob } from './infrastructure/mail.job.js';
import { QueuedMails } from './infrastructure/queued-mails.js';

const jobs = MAIL_KINDS.map((kind) =>
  contribute(JobHandler, mailJob(kind), MailSources, PartnerEmailChecks, Mailer, Settings),
);

/** The layout and delivery of emails. Their texts are in `application/mails` of the modules that write them. */
@Module({
  providers: [
    {
      provide: MailFolder,
      inject: [Settings],
      useFactory: (settings: Settings) => new MailFolder(settings),
    },
    { provide: Mailer, inject: [Settings], useFactory: mailerOf },
    { provide: Mails, useClass: QueuedMails },
    provide(MailSources, Contributions),
    ...jobs,
  ],
  exports: [Mails],
})
export class MailModule {}
