import { Module, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import { ApplicationsModule } from '#modules/applications/wiring.js';
import { CommissionsModule } from '#modules/commissions/wiring.js';
import { DealsModule } from '#modules/deals/wiring.js';
import { MailModule } from '#modules/mail/wiring.js';
import { MailSource } from '#platform/application/mails/mails.js';
import { noReferrer } from '#platform/infrastructure/http/security-headers.js';
import { contribute } from '#platform/infrastructure/contribute.js';
import { ApplicantCases } from './application/applicant-cases.js';
import { ApplicantMails } from './application/applicant-mails.js';
import { ModuleApplicantCases } from './infrastructure/cases/module-applicant-cases.js';
import { StatusController } from './infrastructure/http/status.controller.js';

/** What is so for an applicant, by the status link and in emails: it keeps nothing of its own and asks the other modules. */
@Module({
  imports: [ApplicationsModule, DealsModule, CommissionsModule, MailModule],
  controllers: [StatusController],
  providers: [
    { provide: ApplicantCases, useClass: ModuleApplicantCases },
    contribute(MailSource, ApplicantMails, ApplicantCases),
  ],
})
export class StatusModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(noReferrer).forRoutes(StatusController);
  }
}
