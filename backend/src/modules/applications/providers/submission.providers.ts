import type { Provider } from '@nestjs/common';
import { HeldSubmissions, ReleasesHeld } from '#modules/held/public.js';
import { FindIntroducer, FollowReferralLink } from '#modules/introducers/public.js';
import { Mails } from '#modules/mail/public.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { contribute } from '#platform/infrastructure/contribute.js';
import { provide } from '#platform/infrastructure/provide.js';
import { IssueLinks } from '../application/links/issue-links.js';
import { ApplicationRepository } from '../application/review/application.repository.js';
import { AddApplication } from '../application/submission/add-application.js';
import { ConfirmationAllowance } from '../application/submission/confirmation-allowance.js';
import { DraftApplication } from '../application/submission/draft-application.js';
import { EnterApplication } from '../application/submission/enter-application.js';
import { HoldApplication } from '../application/submission/hold-application.js';
import { LenderMatching } from '../application/submission/lender-matching.js';
import { ReceiveApplication } from '../application/submission/receive-application.js';
import { SubmitApplication } from '../application/submission/submit-application.js';
import { SubmitByReferralLink } from '../application/submission/submit-by-referral-link.js';
import { SubmitCase } from '../application/submission/submit-case.js';
import { CountedConfirmations } from '../infrastructure/mail/counted-confirmations.js';
import { PanelLenderMatching } from '../infrastructure/matching/panel-lender-matching.js';

export const SUBMISSION_PROVIDERS: readonly Provider[] = [
  { provide: LenderMatching, useClass: PanelLenderMatching },
  provide(DraftApplication, UseCaseContext, LenderMatching),
  provide(AddApplication, UseCaseContext, ApplicationRepository, ConfirmationAllowance, Mails),
  contribute(ReleasesHeld, HoldApplication, HeldSubmissions, DraftApplication, IssueLinks, AddApplication),
  provide(ReceiveApplication, UseCaseContext, DraftApplication, IssueLinks, AddApplication, HoldApplication),
  provide(SubmitApplication, ReceiveApplication),
  provide(SubmitByReferralLink, ReceiveApplication, FollowReferralLink),
  provide(SubmitCase, ReceiveApplication),
  provide(EnterApplication, ReceiveApplication, FindIntroducer),
  { provide: ConfirmationAllowance, useClass: CountedConfirmations },
];
