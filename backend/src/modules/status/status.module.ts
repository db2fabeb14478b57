import { Module, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import { ApplicantQueries, ReachApplicant } from '#modules/applications/public.js';
import { ApplicationsModule } from '#modules/applications/wiring.js';
import { CommissionDisclosureViews } from '#modules/commissions/public.js';
import { CommissionsModule } from '#modules/commissions/wiring.js';
import { ShowDeals } from '#modules/deals/public.js';
import { DealsModule } from '#modules/deals/wiring.js';
import { MailModule } from '#modules/mail/wiring.js';
import { MailSource } from '#modules/mail/public.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { noReferrer } from '#platform/infrastructure/http/security-headers.js';
import { provide } from '#platform/infrastructure/provide.js';
import { contribute } from '#platform/infrastructure/contribute.js';
import { FindApplicantCase } from './application/find-applicant-case.js';
import { ApplicantMails } from './application/mails/applicant-mails.js';
import { StatusController } from './infrastructure/http/status.controller.js';

/**
 * An applicant's situation on the status page and in emails: stores nothing itself, and queries the other modules.
 */
@Module({
  imports: [ApplicationsModule, DealsModule, CommissionsModule, MailModule],
  controllers: [StatusController],
  providers: [
    provide(
      FindApplicantCase,
      UseCaseContext,
      ApplicantQueries,
      ReachApplicant,
      ShowDeals,
      CommissionDisclosureViews,
    ),
    contribute(MailSource, ApplicantMails, FindApplicantCase),
  ],
})
export class StatusModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(noReferrer).forRoutes(StatusController);
  }
}
