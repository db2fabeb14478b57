import { Module, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MatchingModule } from '#modules/matching/public.js';
import { MailModule } from '#modules/mail/public.js';
import { ActivityLog } from '#shared/application/activity-log.js';
import { Clock } from '#shared/application/clock.js';
import { Ids } from '#shared/application/ids.js';
import { Idempotency } from '#shared/application/idempotency.js';
import { JobQueue } from '#shared/application/job-queue.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { noReferrer } from '#shared/infrastructure/http/security-headers.js';
import { provide } from '#shared/infrastructure/provide.js';
import { ApplicantQueries } from './application/applicant.queries.js';
import { ApplicationRepository } from './application/application.repository.js';
import { ConfirmApplication } from './application/confirm-application.js';
import { ConfirmationMail } from './application/confirmation-mail.js';
import { DraftApplication } from './application/draft-application.js';
import { FollowLink } from './application/follow-link.js';
import { IssueLinks } from './application/issue-links.js';
import { LenderMatching } from './application/lender-matching.js';
import { LinkRepository } from './application/link.repository.js';
import { TokenSigner } from './application/token-signer.js';
import { RevokeLinks } from './application/revoke-links.js';
import { ShowResults } from './application/show-results.js';
import { ShowStatus } from './application/show-status.js';
import { SubmitApplication } from './application/submit-application.js';
import { SubmitDecoyApplication } from './application/submit-decoy-application.js';
import { TodaysMatching } from './application/todays-matching.js';
import { ApplicantLinksController } from './infrastructure/http/applicant-links.controller.js';
import { ApplicationsController } from './infrastructure/http/applications.controller.js';
import { HmacTokenSigner } from './infrastructure/links/hmac-token-signer.js';
import { ConfirmationJob } from './infrastructure/mail/confirmation.job.js';
import { MailedConfirmation } from './infrastructure/mail/mailed-confirmation.js';
import { PanelLenderMatching } from './infrastructure/matching/panel-lender-matching.js';
import { PanelTodaysMatching } from './infrastructure/matching/panel-todays-matching.js';
import { applicationTable } from './infrastructure/persistence/application-table.js';
import { PostgresApplicantQueries } from './infrastructure/persistence/postgres-applicant.queries.js';
import { PostgresLinkRepository } from './infrastructure/persistence/postgres-link.repository.js';
import { TypeOrmApplicationRepository } from './infrastructure/persistence/typeorm-application.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([applicationTable]), MatchingModule, MailModule],
  controllers: [ApplicationsController, ApplicantLinksController],
  providers: [
    { provide: ApplicationRepository, useClass: TypeOrmApplicationRepository },
    { provide: LenderMatching, useClass: PanelLenderMatching },
    provide(DraftApplication, LenderMatching, Ids, Clock),
    { provide: TokenSigner, useClass: HmacTokenSigner },
    { provide: LinkRepository, useClass: PostgresLinkRepository },
    { provide: ApplicantQueries, useClass: PostgresApplicantQueries },
    { provide: TodaysMatching, useClass: PanelTodaysMatching },
    provide(IssueLinks, TokenSigner, LinkRepository),
    provide(
      SubmitApplication,
      Idempotency,
      DraftApplication,
      IssueLinks,
      ApplicationRepository,
      LinkRepository,
      ActivityLog,
      JobQueue,
    ),
    provide(ConfirmApplication, ApplicantQueries, IssueLinks, ConfirmationMail),
    { provide: ConfirmationMail, useClass: MailedConfirmation },
    ConfirmationJob,
    provide(SubmitDecoyApplication, DraftApplication, IssueLinks),
    provide(FollowLink, TokenSigner, LinkRepository, Clock),
    provide(ShowResults, FollowLink, ApplicantQueries, TodaysMatching),
    provide(ShowStatus, FollowLink, ApplicantQueries),
    provide(RevokeLinks, FollowLink, LinkRepository, ActivityLog, UnitOfWork),
  ],
})
export class ApplicationsModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(noReferrer).forRoutes(ApplicantLinksController);
  }
}
