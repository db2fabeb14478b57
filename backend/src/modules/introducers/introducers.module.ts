import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApiAccountsModule } from '#modules/api-accounts/wiring.js';
import {
  AccountEvents,
  ChoosePassword,
  introducerRole,
  RequestPasswordReset,
  RoleAccounts,
} from '#modules/auth/public.js';
import {
  accountController,
  AuthModule,
  introducerCalls,
  passwordResetsController,
  signOutController,
} from '#modules/auth/wiring.js';
import { MailModule } from '#modules/mail/wiring.js';
import { LinkTokens } from '#platform/application/link-tokens.js';
import { Mails, MailSource, PartnerEmailChecks } from '#modules/mail/public.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { tableRecords } from '#platform/infrastructure/database/table-records.js';
import { IntroducerSearch } from './infrastructure/persistence/introducer-search.js';
import { SearchSource } from '#platform/application/portal/search-source.js';
import { RecordKind } from '#platform/application/record-kinds.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { ListWithViews } from '#platform/application/list-with-views.js';
import { contribute } from '#platform/infrastructure/contribute.js';
import { provide } from '#platform/infrastructure/provide.js';
import { viewsOf } from '#platform/infrastructure/http/dto/views-of.js';
import { AgreeSelfBilling } from './application/agree-self-billing.js';
import { AskToConfirmEmail } from './application/email-confirmation/ask-to-confirm-email.js';
import { ConfirmEmail } from './application/email-confirmation/confirm-email.js';
import { CheckPartnerEmail } from './application/check-partner-email.js';
import { EmailConfirmations } from './application/email-confirmation/email-confirmations.js';
import { FindIntroducer } from './application/find-introducer.js';
import { FollowReferralLink } from './application/referral-links/follow-referral-link.js';
import { IntroducerViews } from './application/introducer-views.js';
import { IntroducerMails } from './application/mails/introducer-mails.js';
import { IntroducerRepository } from './application/introducer.repository.js';
import { NoteConfirmedEmail } from './application/email-confirmation/note-confirmed-email.js';
import { ReferralLinkRepository } from './application/referral-links/referral-link.repository.js';
import { ReferralTokens, RenewReferralLink } from './application/referral-links/renew-referral-link.js';
import { SendPasswordReset } from './application/send-password-reset.js';
import { SignUpIntroducer } from './application/sign-up-introducer.js';
import { SuspendIntroducer } from './application/suspend-introducer.js';
import { UpdateIntroducer } from './application/update-introducer.js';
import { IntroducerAccounts } from './infrastructure/auth/introducer-accounts.js';
import { AdminIntroducersController } from './infrastructure/http/admin-introducers.controller.js';
import { IntroducerAccountController } from './infrastructure/http/introducer-account.controller.js';
import { IntroducerSessionController } from './infrastructure/http/introducer-session.controller.js';
import { ReferralLinksController } from './infrastructure/http/referral-links.controller.js';
import { introducerTable } from './infrastructure/persistence/introducer.table.js';
import { PostgresEmailConfirmations } from './infrastructure/persistence/postgres-email-confirmations.js';
import {
  PostgresIntroducerViews,
  SEARCHED,
} from './infrastructure/persistence/postgres-introducer-views.queries.js';
import { referralLinkTable } from './infrastructure/persistence/referral-link.table.js';
import { PostgresIntroducerRepository } from './infrastructure/persistence/postgres-introducer.repository.js';
import { PostgresReferralLinkRepository } from './infrastructure/persistence/postgres-referral-link.repository.js';
import { RandomReferralTokens } from './infrastructure/random-referral-tokens.js';
import { ShowIntroducer } from './infrastructure/show-introducer.js';
import { ListIntroducersQuery } from './infrastructure/http/admin-introducers.dto.js';

/** Partners and their accounts. Global, because emails ask which ones partners want. */
@Global()
@Module({
  imports: [
    AuthModule,
    ApiAccountsModule,
    MailModule,
    TypeOrmModule.forFeature([introducerTable, referralLinkTable]),
  ],
  controllers: [
    IntroducerSessionController,
    signOutController(introducerRole, introducerCalls),
    IntroducerAccountController,
    accountController(introducerRole, `${introducerRole.area}/me`, introducerCalls),
    passwordResetsController(introducerRole, introducerCalls),
    ReferralLinksController,
    AdminIntroducersController,
  ],
  providers: [
    contribute(ListWithViews, viewsOf('introducers', ListIntroducersQuery)),
    { provide: IntroducerRepository, useClass: PostgresIntroducerRepository },
    contribute(RoleAccounts, IntroducerAccounts, IntroducerRepository, NoteConfirmedEmail),
    contribute(SearchSource, IntroducerSearch, Database),
    contribute(
      RecordKind,
      tableRecords('introducer', {
        table: 'introducers',
        name: 'company_name',
        contact: 'contact_name',
        email: 'email',
        searched: SEARCHED,
        reasons: 'introducer_events',
      }),
      Database,
    ),
    { provide: EmailConfirmations, useClass: PostgresEmailConfirmations },
    provide(AskToConfirmEmail, UseCaseContext, EmailConfirmations, LinkTokens, Mails),
    provide(NoteConfirmedEmail, UseCaseContext, IntroducerRepository),
    provide(ConfirmEmail, UseCaseContext, EmailConfirmations, LinkTokens, NoteConfirmedEmail),
    contribute(MailSource, IntroducerMails, IntroducerRepository, EmailConfirmations, LinkTokens),
    {
      provide: PartnerEmailChecks,
      inject: [IntroducerRepository],
      useFactory: (introducers: IntroducerRepository) => new CheckPartnerEmail(introducers),
    },
    provide(UpdateIntroducer, UseCaseContext, IntroducerRepository),
    provide(SuspendIntroducer, UseCaseContext, IntroducerRepository, AccountEvents),
    provide(AgreeSelfBilling, UseCaseContext, IntroducerRepository),
    { provide: IntroducerViews, useClass: PostgresIntroducerViews },
    ShowIntroducer,
    provide(SendPasswordReset, UseCaseContext, IntroducerRepository, RequestPasswordReset),
    provide(FindIntroducer, IntroducerRepository),
    provide(SignUpIntroducer, UseCaseContext, IntroducerRepository, ChoosePassword, AskToConfirmEmail),
    { provide: ReferralLinkRepository, useClass: PostgresReferralLinkRepository },
    { provide: ReferralTokens, useClass: RandomReferralTokens },
    provide(RenewReferralLink, UseCaseContext, ReferralLinkRepository, ReferralTokens),
    provide(FollowReferralLink, ReferralLinkRepository),
  ],
  exports: [FindIntroducer, FollowReferralLink, IntroducerViews, PartnerEmailChecks, RenewReferralLink],
})
export class IntroducersModule {}
