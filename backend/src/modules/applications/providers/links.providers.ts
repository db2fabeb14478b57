import type { Provider } from '@nestjs/common';
import { Mails } from '#modules/mail/public.js';
import { JobQueue } from '#platform/application/job-queue.js';
import { LinkTokens } from '#platform/application/link-tokens.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { contribute } from '#platform/infrastructure/contribute.js';
import { JobHandler } from '#platform/infrastructure/jobs/job-handler.js';
import { provide } from '#platform/infrastructure/provide.js';
import { ApplicantQueries } from '../application/links/applicant.queries.js';
import { EndLinks } from '../application/links/end-links.js';
import { FollowLink } from '../application/links/follow-link.js';
import { FreshLinkAllowance } from '../application/links/fresh-link-allowance.js';
import { IssueLinks } from '../application/links/issue-links.js';
import { LinkRepository } from '../application/links/link.repository.js';
import { ReplaceLinks } from '../application/links/replace-links.js';
import { RequestFreshLink } from '../application/links/request-fresh-link.js';
import { RevokeLinks } from '../application/links/revoke-links.js';
import { SendFreshLink } from '../application/links/send-fresh-link.js';
import { SendLinks } from '../application/links/send-links.js';
import { ShowResults } from '../application/links/show-results.js';
import { ShowStatus } from '../application/links/show-status.js';
import { ApplicationEvents } from '../application/review/application-events.js';
import { LockApplication } from '../application/review/lock-application.js';
import { DetailsHolders } from '../application/shared-details/details-holders.js';
import { LenderMatching } from '../application/submission/lender-matching.js';
import { CountedFreshLinks } from '../infrastructure/mail/counted-fresh-links.js';
import { FreshLinkJobHandler } from '../infrastructure/mail/fresh-link.job.js';
import { PostgresApplicantQueries } from '../infrastructure/persistence/postgres-applicant.queries.js';
import { PostgresLinkRepository } from '../infrastructure/persistence/postgres-link.repository.js';

export const LINKS_PROVIDERS: readonly Provider[] = [
  { provide: LinkRepository, useClass: PostgresLinkRepository },
  { provide: ApplicantQueries, useClass: PostgresApplicantQueries },
  provide(IssueLinks, LinkTokens, LinkRepository),
  provide(FollowLink, UseCaseContext, LinkTokens, LinkRepository),
  provide(ShowResults, UseCaseContext, FollowLink, ApplicantQueries, LenderMatching),
  provide(ShowStatus, UseCaseContext, ApplicantQueries, IssueLinks, DetailsHolders),
  provide(ReplaceLinks, UseCaseContext, IssueLinks, LinkRepository, ApplicationEvents, Mails),
  provide(SendLinks, UseCaseContext, LockApplication, ReplaceLinks),
  { provide: FreshLinkAllowance, useClass: CountedFreshLinks },
  provide(RequestFreshLink, UseCaseContext, LinkTokens, LinkRepository, JobQueue),
  provide(
    SendFreshLink,
    UseCaseContext,
    FreshLinkAllowance,
    LockApplication,
    LinkRepository,
    ReplaceLinks,
    Mails,
  ),
  contribute(JobHandler, FreshLinkJobHandler, SendFreshLink),
  provide(EndLinks, UseCaseContext, LockApplication, LinkRepository, ApplicationEvents),
  provide(RevokeLinks, UseCaseContext, FollowLink, LinkRepository, ApplicationEvents),
];
