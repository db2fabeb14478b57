import type { Provider } from '@nestjs/common';
import { FindIntroducer } from '#modules/introducers/public.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { provide } from '#platform/infrastructure/provide.js';
import { KeepPromise } from '../application/contact/keep-promise.js';
import { ReachApplicant } from '../application/contact/reach-applicant.js';
import { RecordClientContact } from '../application/contact/record-client-contact.js';
import { RecordContact } from '../application/contact/record-contact.js';
import { ShowClientContact } from '../application/contact/show-client-contact.js';
import { ApplicantQueries } from '../application/links/applicant.queries.js';
import { IssueLinks } from '../application/links/issue-links.js';
import { LinkRepository } from '../application/links/link.repository.js';
import { ApplicationEvents } from '../application/review/application-events.js';
import { ApplicationRepository } from '../application/review/application.repository.js';
import { LockApplication } from '../application/review/lock-application.js';

export const CONTACT_PROVIDERS: readonly Provider[] = [
  provide(ReachApplicant, UseCaseContext, ApplicantQueries, IssueLinks, LinkRepository, FindIntroducer),
  provide(ShowClientContact, UseCaseContext, LinkRepository, FindIntroducer),
  provide(KeepPromise, UseCaseContext, ApplicationRepository),
  provide(RecordContact, UseCaseContext, LockApplication, KeepPromise, ApplicationEvents),
  provide(RecordClientContact, UseCaseContext, LockApplication, ApplicationRepository, ApplicationEvents),
];
