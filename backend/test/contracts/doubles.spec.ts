import { ApiAccountsInMemory } from '#test/in-memory/api-accounts.js';
import {
  CommissionDisclosuresInMemory,
  CommissionTermsInMemory,
  LedgerInMemory,
  QuestionsInMemory,
  ReceivablesInMemory,
} from '#test/in-memory/commissions.js';
import { ResetsInMemory } from '#test/in-memory/accounts.js';
import { ApplicationsInMemory, SharedDetailsInMemory } from '#test/in-memory/applications.js';
import {
  CompletionsInMemory,
  ConsentsInMemory,
  LenderQuestionsInMemory,
  OffersInMemory,
  SubmissionsInMemory,
} from '#test/in-memory/deals.js';
import {
  aPartner,
  ConfirmationsInMemory,
  IntroducersInMemory,
  ReferralLinksInMemory,
} from '#test/in-memory/introducers.js';
import {
  ImportFilesInMemory,
  ImportTermsInMemory,
  LenderImportsInMemory,
} from '#test/in-memory/lender-imports.js';
import { ComplaintsInMemory } from '#test/in-memory/complaints.js';
import { DataRequestsInMemory, HoldsInMemory } from '#test/in-memory/people.js';
import { LendersInMemory } from '#test/in-memory/lenders.js';
import { AdminsInMemory, InvitationsInMemory } from '#test/in-memory/staff.js';
import { CalendarLinksInMemory, TasksInMemory } from '#test/in-memory/tasks.js';
import { LinksInMemory } from '#test/links.js';
import {
  applicationRepositoryContract,
  linkRepositoryContract,
  sharedDetailsContract,
} from './applications.js';
import {
  CASES,
  SUBMISSIONS,
  completionRepositoryContract,
  consentRepositoryContract,
  lenderQuestionRepositoryContract,
  offerRepositoryContract,
  submissionRepositoryContract,
} from './deals.js';
import {
  emailConfirmationsContract,
  introducerRepositoryContract,
  referralLinksContract,
} from './introducers.js';
import { PARTNERS } from './lead-repository.js';
import { importFilesContract, lenderImportsContract } from './lender-imports.js';
import { importTermsContract, lenderRepositoryContract } from './lenders.js';
import { OWNERS } from './list-view-repository.js';
import { receivableRepositoryContract } from './receivable-repository.js';
import { dataRequestRepositoryContract, holdRepositoryContract } from './people.js';
import { passwordResetsContract } from './password-resets.js';
import { adminRepositoryContract, staffInvitationContract } from './staff.js';
import { calendarLinkRepositoryContract, taskRepositoryContract } from './tasks.js';
import { HeldInMemory } from '#test/in-memory/held-submissions.js';
import { LeadsInMemory } from '#test/in-memory/leads.js';
import { MessagesInMemory } from '#test/in-memory/messages.js';
import { ViewsInMemory } from '#test/in-memory/views.js';
import { TwoFactorsInMemory } from '#test/in-memory/two-factors.js';
import { apiAccountRepositoryContract } from './api-account-repository.js';
import {
  commissionDisclosureContract,
  commissionQuestionContract,
  commissionTermsContract,
  ledgerContract,
} from './commissions.js';
import { complaintRepositoryContract } from './complaint-repository.js';
import { contactMessageRepositoryContract } from './contact-message-repository.js';
import { heldSubmissionsContract } from './held-submissions.js';
import { leadRepositoryContract } from './lead-repository.js';
import { listViewRepositoryContract } from './list-view-repository.js';
import { withoutDatabase } from './subject.js';
import { twoFactorsContract } from './two-factors.js';

/* The doubles of use case tests pass the same contracts as the repositories on PostgreSQL. */

/** A new double for each test. */
const double =
  <T>(create: () => T) =>
  () =>
    Promise.resolve(withoutDatabase(create()));

describe('LeadsInMemory', () => {
  leadRepositoryContract(double(() => new LeadsInMemory()));
});

describe('MessagesInMemory', () => {
  contactMessageRepositoryContract(double(() => new MessagesInMemory()));
});

describe('ComplaintsInMemory', () => {
  complaintRepositoryContract(double(() => new ComplaintsInMemory()));
});

describe('HoldsInMemory', () => {
  holdRepositoryContract(double(() => new HoldsInMemory(...PARTNERS)));
});

describe('DataRequestsInMemory', () => {
  dataRequestRepositoryContract(double(() => new DataRequestsInMemory()));
});

describe('HeldInMemory', () => {
  heldSubmissionsContract(double(() => new HeldInMemory()));
});

describe('TwoFactorsInMemory', () => {
  twoFactorsContract(double(() => new TwoFactorsInMemory()));
});

describe('ViewsInMemory', () => {
  listViewRepositoryContract(double(() => new ViewsInMemory()));
});

describe('AdminsInMemory', () => {
  adminRepositoryContract(double(() => new AdminsInMemory()));
});

describe('InvitationsInMemory', () => {
  staffInvitationContract(
    double(() => new InvitationsInMemory()),
    OWNERS,
  );
});

describe('IntroducersInMemory', () => {
  introducerRepositoryContract(double(() => new IntroducersInMemory()));
});

describe('ConfirmationsInMemory', () => {
  emailConfirmationsContract(
    double(() => new ConfirmationsInMemory()),
    PARTNERS,
  );
});

describe('ReferralLinksInMemory', () => {
  const partner = aPartner(PARTNERS[0], new Date('2026-11-23T10:00:00Z'));
  referralLinksContract(
    double(() => new ReferralLinksInMemory(new IntroducersInMemory(partner))),
    PARTNERS,
  );
});

describe('ResetsInMemory', () => {
  passwordResetsContract(double(() => new ResetsInMemory()));
});

describe('ApplicationsInMemory', () => {
  applicationRepositoryContract(
    double(() => new ApplicationsInMemory()),
    PARTNERS,
    OWNERS,
  );
});

describe('LinksInMemory', () => {
  linkRepositoryContract(
    double(() => new LinksInMemory()),
    CASES[0],
  );
});

describe('SharedDetailsInMemory', () => {
  sharedDetailsContract(
    double(() => new SharedDetailsInMemory()),
    CASES[0],
  );
});

describe('SubmissionsInMemory', () => {
  submissionRepositoryContract(double(() => new SubmissionsInMemory()));
});

describe('OffersInMemory', () => {
  offerRepositoryContract(double(() => new OffersInMemory()));
});

describe('CompletionsInMemory', () => {
  completionRepositoryContract(double(() => new CompletionsInMemory()));
});

describe('ConsentsInMemory', () => {
  consentRepositoryContract(double(() => new ConsentsInMemory()));
});

describe('LenderQuestionsInMemory', () => {
  lenderQuestionRepositoryContract(double(() => new LenderQuestionsInMemory()));
});

describe('TasksInMemory', () => {
  taskRepositoryContract(
    double(() => new TasksInMemory()),
    OWNERS,
  );
});

describe('CalendarLinksInMemory', () => {
  calendarLinkRepositoryContract(
    double(() => new CalendarLinksInMemory()),
    OWNERS,
  );
});

describe('LendersInMemory', () => {
  lenderRepositoryContract(double(() => new LendersInMemory()));
});

describe('ImportTermsInMemory', () => {
  importTermsContract(double(() => new ImportTermsInMemory()));
});

describe('ApiAccountsInMemory', () => {
  apiAccountRepositoryContract(
    double(() => new ApiAccountsInMemory()),
    PARTNERS,
  );
});

describe('CommissionTermsInMemory', () => {
  commissionTermsContract(
    double(() => new CommissionTermsInMemory()),
    PARTNERS,
  );
});

describe('QuestionsInMemory', () => {
  commissionQuestionContract(
    double(() => new QuestionsInMemory()),
    PARTNERS,
    CASES[0],
  );
});

describe('CommissionDisclosuresInMemory', () => {
  commissionDisclosureContract(
    double(() => new CommissionDisclosuresInMemory()),
    CASES,
  );
});

describe('LedgerInMemory', () => {
  ledgerContract(
    double(() => new LedgerInMemory()),
    PARTNERS,
    CASES[0],
    SUBMISSIONS[0],
  );
});

describe('ReceivablesInMemory', () => {
  receivableRepositoryContract(
    double(() => new ReceivablesInMemory()),
    CASES[0],
    SUBMISSIONS[0],
  );
});

describe('LenderImportsInMemory', () => {
  lenderImportsContract(double(() => new LenderImportsInMemory(new LendersInMemory())));
});

describe('ImportFilesInMemory', () => {
  importFilesContract(double(() => new ImportFilesInMemory()));
});
