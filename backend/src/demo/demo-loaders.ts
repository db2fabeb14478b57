import type { Abstract, INestApplicationContext } from '@nestjs/common';
import { ApplicationRepository } from '#modules/applications/application/application.repository.js';
import { DisclosureRepository } from '#modules/applications/application/disclosure.repository.js';
import { IssueLinks } from '#modules/applications/application/issue-links.js';
import { LenderMatching } from '#modules/applications/application/lender-matching.js';
import { RecordEvent } from '#modules/applications/application/record-event.js';
import { IntroducerRepository } from '#modules/introducers/application/introducer.repository.js';
import { SignUpIntroducer } from '#modules/introducers/application/sign-up-introducer.js';
import { LeadRepository } from '#modules/leads/application/lead.repository.js';
import { LenderRepository } from '#modules/lenders/application/lender.repository.js';
import { ImportLenders } from '#modules/lenders/application/import/plan/import-lenders.js';
import { CaseQueries } from '#modules/applications/application/case.queries.js';
import { FreezeDisclosure } from '#modules/commissions/application/freeze-disclosure.js';
import { LedgerRepository } from '#modules/commissions/application/ledger.repository.js';
import { Payees } from '#modules/commissions/application/payees.js';
import { StatementDocuments } from '#modules/commissions/application/statement-documents.js';
import { StatementLists } from '#modules/commissions/application/statement-lists.js';
import { StatementRepository } from '#modules/commissions/application/statement.repository.js';
import { CommissionTermsRepository } from '#modules/commissions/application/commission-terms.repository.js';
import { ContactMessageRepository } from '#modules/contact/application/contact-message.repository.js';
import { CompletionListeners } from '#modules/deals/application/completion-listeners.js';
import { CompletionRepository } from '#modules/deals/application/completion.repository.js';
import { ConsentRepository } from '#modules/deals/application/consent.repository.js';
import { OfferRepository } from '#modules/deals/application/offer.repository.js';
import { SubmissionRepository } from '#modules/deals/application/submission.repository.js';
import { TaskRepository } from '#modules/tasks/application/task.repository.js';
import { CausedTasks } from '#shared/application/caused-tasks.js';
import { ActivityLog } from '#shared/application/activity-log.js';
import { Ids } from '#shared/application/ids.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { CreateDemoIntroducer } from './create-demo-introducer.js';
import { LoadDemoCases } from './load-demo-cases.js';
import { LoadDemoCommission } from './load-demo-commission.js';
import { LoadDemoDeals } from './load-demo-deals.js';
import { LoadDemoLeads } from './load-demo-leads.js';
import { LoadDemoMessages } from './load-demo-messages.js';
import { LoadDemoPanel } from './load-demo-panel.js';
import { LoadDemoTasks } from './load-demo-tasks.js';
import { LoadDemoTerms } from './load-demo-terms.js';

/**
 * What fills an application with the demonstration. It writes a past that no call of the product can make, and so
 * alone reaches into the modules, not through their doors.
 */
export const demoLoaders = (app: INestApplicationContext) => {
  const get = <T>(type: Abstract<T>): T => app.get(type, { strict: false });
  const [unitOfWork, ids] = [get(UnitOfWork), get(Ids)];
  const deals = new LoadDemoDeals(
    get(ConsentRepository),
    get(SubmissionRepository),
    get(OfferRepository),
    get(CompletionRepository),
    get(CompletionListeners),
    get(DisclosureRepository),
    get(CausedTasks),
    get(RecordEvent),
    ids,
  );
  return {
    panel: new LoadDemoPanel(get(LenderRepository), get(ImportLenders)),
    introducer: new CreateDemoIntroducer(get(IntroducerRepository), get(SignUpIntroducer)),
    cases: new LoadDemoCases(
      get(LenderMatching),
      get(ApplicationRepository),
      unitOfWork,
      get(IssueLinks),
      get(RecordEvent),
      deals,
      new LoadDemoTasks(get(TaskRepository), get(ActivityLog), ids),
      ids,
    ),
    messages: new LoadDemoMessages(get(ContactMessageRepository), get(CausedTasks), ids),
    terms: new LoadDemoTerms(get(CommissionTermsRepository), get(ActivityLog), ids),
    commission: new LoadDemoCommission(
      get(CaseQueries),
      get(CommissionTermsRepository),
      get(LedgerRepository),
      get(StatementRepository),
      get(StatementLists),
      get(StatementDocuments),
      get(Payees),
      get(FreezeDisclosure),
      get(ActivityLog),
      ids,
    ),
    leads: new LoadDemoLeads(get(LeadRepository), unitOfWork, get(ActivityLog), ids),
  };
};
