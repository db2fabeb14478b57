import type { Provider } from '@nestjs/common';
import { FollowLink, ReachApplicant } from '#modules/applications/public.js';
import { LenderDirectory } from '#modules/lenders/public.js';
import { Mails } from '#modules/mail/public.js';
import { AutomaticTasks } from '#modules/tasks/public.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { provide } from '#platform/infrastructure/provide.js';
import { Cases } from '../application/cases.js';
import { AnswerConsents } from '../application/consents/answer-consents.js';
import { Applicants } from '../application/consents/applicants.js';
import { AskConsents } from '../application/consents/ask-consents.js';
import { ChangeConsents } from '../application/consents/change-consents.js';
import { ConsentViews } from '../application/consents/consent-views.js';
import { ConsentRepository } from '../application/consents/consent.repository.js';
import { RecordConsents } from '../application/consents/record-consents.js';
import { SaveConsent } from '../application/consents/save-consent.js';
import { SubmissionRepository } from '../application/submissions/submission.repository.js';
import { PostgresConsentViews } from '../infrastructure/persistence/postgres-consent-views.queries.js';
import { PostgresConsentRepository } from '../infrastructure/persistence/postgres-consent.repository.js';

export const CONSENTS_PROVIDERS: readonly Provider[] = [
  provide(Applicants, FollowLink, ReachApplicant),
  { provide: ConsentRepository, useClass: PostgresConsentRepository },
  { provide: ConsentViews, useClass: PostgresConsentViews },
  provide(SaveConsent, ConsentRepository, Cases, AutomaticTasks),
  provide(
    ChangeConsents,
    UseCaseContext,
    LenderDirectory,
    Cases,
    ConsentRepository,
    SaveConsent,
    ConsentViews,
  ),
  provide(AskConsents, UseCaseContext, ChangeConsents, Applicants, Mails),
  provide(RecordConsents, UseCaseContext, ChangeConsents),
  provide(
    AnswerConsents,
    UseCaseContext,
    Applicants,
    Cases,
    ConsentRepository,
    SubmissionRepository,
    SaveConsent,
  ),
];
