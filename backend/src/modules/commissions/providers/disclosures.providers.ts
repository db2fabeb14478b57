import type { Provider } from '@nestjs/common';
import { Settings } from '#config/settings.js';
import { AcceptanceCheck, CompletionListener, SubmissionViews } from '#modules/deals/public.js';
import { FindIntroducer } from '#modules/introducers/public.js';
import { Mails } from '#modules/mail/public.js';
import { AutomaticTasks } from '#modules/tasks/public.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { contribute } from '#platform/infrastructure/contribute.js';
import { provide } from '#platform/infrastructure/provide.js';
import { AcknowledgeDisclosure } from '../application/disclosures/acknowledge-disclosure.js';
import { CommissionDisclosureViews } from '../application/disclosures/commission-disclosure-views.js';
import { CommissionDisclosureRepository } from '../application/disclosures/commission-disclosure.repository.js';
import { CompareDisclosureOnCompletion } from '../application/disclosures/compare-disclosure-on-completion.js';
import { DisclosedCases } from '../application/disclosures/disclosed-cases.js';
import { DisclosureDocuments } from '../application/disclosures/disclosure-documents.js';
import { DisclosureWording } from '../application/disclosures/disclosure-wording.js';
import { FreezeDisclosure } from '../application/disclosures/freeze-disclosure.js';
import { OpenDisclosure } from '../application/disclosures/open-disclosure.js';
import { RequireDisclosureBeforeAcceptance } from '../application/disclosures/require-disclosure-before-acceptance.js';
import { SendDisclosure } from '../application/disclosures/send-disclosure.js';
import { WriteDisclosure } from '../application/disclosures/write-disclosure.js';
import { ReferredCases } from '../application/referred-cases.js';
import { FindTermsOfCase } from '../application/terms/find-terms-of-case.js';
import { PdfDisclosureDocuments } from '../infrastructure/documents/pdf-disclosure-documents.js';
import { SiteDisclosureWording } from '../infrastructure/documents/site-disclosure-wording.js';
import { PostgresCommissionDisclosureViews } from '../infrastructure/persistence/postgres-commission-disclosure-views.queries.js';
import { PostgresCommissionDisclosureRepository } from '../infrastructure/persistence/postgres-commission-disclosure.repository.js';

export const DISCLOSURES_PROVIDERS: readonly Provider[] = [
  { provide: CommissionDisclosureRepository, useClass: PostgresCommissionDisclosureRepository },
  { provide: CommissionDisclosureViews, useClass: PostgresCommissionDisclosureViews },
  { provide: DisclosureWording, useClass: SiteDisclosureWording },
  { provide: DisclosureDocuments, useClass: PdfDisclosureDocuments },
  provide(DisclosedCases, FindTermsOfCase, SubmissionViews, FindIntroducer),
  provide(
    WriteDisclosure,
    DisclosedCases,
    DisclosureWording,
    DisclosureDocuments,
    CommissionDisclosureRepository,
    AutomaticTasks,
  ),
  provide(FreezeDisclosure, UseCaseContext, ReferredCases, WriteDisclosure, CommissionDisclosureViews, Mails),
  provide(OpenDisclosure, UseCaseContext, ReferredCases, CommissionDisclosureRepository),
  provide(
    SendDisclosure,
    UseCaseContext,
    ReferredCases,
    CommissionDisclosureRepository,
    CommissionDisclosureViews,
    AutomaticTasks,
    Mails,
  ),
  provide(
    AcknowledgeDisclosure,
    UseCaseContext,
    ReferredCases,
    CommissionDisclosureRepository,
    AutomaticTasks,
  ),
  contribute(
    CompletionListener,
    CompareDisclosureOnCompletion,
    UseCaseContext,
    ReferredCases,
    DisclosedCases,
    CommissionDisclosureRepository,
    WriteDisclosure,
    AutomaticTasks,
  ),
  contribute(AcceptanceCheck, RequireDisclosureBeforeAcceptance, Settings, CommissionDisclosureRepository),
];
