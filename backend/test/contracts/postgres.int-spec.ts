import { AccountsByRole } from '#modules/auth/application/role-accounts.js';
import { apiAccountTable } from '#modules/api-accounts/infrastructure/persistence/api-account.table.js';
import { PostgresApiAccountRepository } from '#modules/api-accounts/infrastructure/persistence/postgres-api-account.repository.js';
import { commissionTermsTable } from '#modules/commissions/infrastructure/persistence/commission-terms.table.js';
import { disclosureTable } from '#modules/commissions/infrastructure/persistence/disclosure.table.js';
import { ledgerEntryTable } from '#modules/commissions/infrastructure/persistence/ledger-entry.table.js';
import { PostgresCommissionDisclosureRepository } from '#modules/commissions/infrastructure/persistence/postgres-commission-disclosure.repository.js';
import { PostgresCommissionTermsRepository } from '#modules/commissions/infrastructure/persistence/postgres-commission-terms.repository.js';
import { PostgresLedgerRepository } from '#modules/commissions/infrastructure/persistence/postgres-ledger.repository.js';
import { PostgresQuestionRepository } from '#modules/commissions/infrastructure/persistence/postgres-question.repository.js';
import { questionTable } from '#modules/commissions/infrastructure/persistence/question.table.js';
import { Contributions } from '#platform/application/contributions.js';
import { PostgresPasswordResets } from '#modules/auth/infrastructure/persistence/postgres-password-resets.js';
import { applicationTable } from '#modules/applications/infrastructure/persistence/application.table.js';
import { PostgresApplicationRepository } from '#modules/applications/infrastructure/persistence/postgres-application.repository.js';
import { PostgresLinkRepository } from '#modules/applications/infrastructure/persistence/postgres-link.repository.js';
import { PostgresSharedDetailsRepository } from '#modules/applications/infrastructure/persistence/postgres-shared-details.repository.js';
import { completionTable } from '#modules/deals/infrastructure/persistence/completion.table.js';
import { consentTable } from '#modules/deals/infrastructure/persistence/consent.table.js';
import { lenderQuestionTable } from '#modules/deals/infrastructure/persistence/lender-question.table.js';
import { offerTable } from '#modules/deals/infrastructure/persistence/offer.table.js';
import { PostgresCompletionRepository } from '#modules/deals/infrastructure/persistence/postgres-completion.repository.js';
import { PostgresConsentRepository } from '#modules/deals/infrastructure/persistence/postgres-consent.repository.js';
import { PostgresLenderQuestionRepository } from '#modules/deals/infrastructure/persistence/postgres-lender-question.repository.js';
import { PostgresOfferRepository } from '#modules/deals/infrastructure/persistence/postgres-offer.repository.js';
import { PostgresSubmissionRepository } from '#modules/deals/infrastructure/persistence/postgres-submission.repository.js';
import { submissionTable } from '#modules/deals/infrastructure/persistence/submission.table.js';
import { introducerTable } from '#modules/introducers/infrastructure/persistence/introducer.table.js';
import { PostgresEmailConfirmations } from '#modules/introducers/infrastructure/persistence/postgres-email-confirmations.js';
import { PostgresIntroducerRepository } from '#modules/introducers/infrastructure/persistence/postgres-introducer.repository.js';
import { PostgresReferralLinkRepository } from '#modules/introducers/infrastructure/persistence/postgres-referral-link.repository.js';
import { referralLinkTable } from '#modules/introducers/infrastructure/persistence/referral-link.table.js';
import { lenderTable } from '#modules/lenders/infrastructure/persistence/lender.table.js';
import { lenderImportTable } from '#modules/lenders/infrastructure/persistence/lender-import.table.js';
import { PostgresImportFiles } from '#modules/lenders/infrastructure/persistence/postgres-import-files.js';
import { PostgresLenderImports } from '#modules/lenders/infrastructure/persistence/postgres-lender-imports.js';
import { PostgresReceivableRepository } from '#modules/commissions/infrastructure/persistence/postgres-receivable.repository.js';
import {
  receivableReceiptTable,
  receivableTable,
} from '#modules/commissions/infrastructure/persistence/receivable.table.js';
import { PostgresImportTerms } from '#modules/lenders/infrastructure/persistence/postgres-import-terms.queries.js';
import { PostgresLenderRepository } from '#modules/lenders/infrastructure/persistence/postgres-lender.repository.js';
import { adminTable } from '#modules/staff/infrastructure/persistence/admin.table.js';
import { PostgresAdminRepository } from '#modules/staff/infrastructure/persistence/postgres-admin.repository.js';
import { PostgresStaffInvitationRepository } from '#modules/staff/infrastructure/persistence/postgres-staff-invitation.repository.js';
import { staffInvitationTable } from '#modules/staff/infrastructure/persistence/staff-invitation.table.js';
import { ApplicationDeleted } from '#modules/tasks/domain/errors.js';
import { Task } from '#modules/tasks/domain/task.js';
import { calendarLinkTable } from '#modules/tasks/infrastructure/persistence/calendar-link.table.js';
import { PostgresCalendarLinkRepository } from '#modules/tasks/infrastructure/persistence/postgres-calendar-link.repository.js';
import { PostgresTaskRepository } from '#modules/tasks/infrastructure/persistence/postgres-task.repository.js';
import { taskTable } from '#modules/tasks/infrastructure/persistence/task.table.js';
import { complaintTable } from '#modules/complaints/infrastructure/persistence/complaint.table.js';
import { PostgresComplaintRepository } from '#modules/complaints/infrastructure/persistence/postgres-complaint.repository.js';
import { dataRequestTable } from '#modules/people/infrastructure/persistence/data-request.table.js';
import { holdTable } from '#modules/people/infrastructure/persistence/hold.table.js';
import { PostgresDataRequestRepository } from '#modules/people/infrastructure/persistence/postgres-data-request.repository.js';
import { PostgresHoldRepository } from '#modules/people/infrastructure/persistence/postgres-hold.repository.js';
import { contactMessageTable } from '#modules/contact/infrastructure/persistence/contact-message.table.js';
import { PostgresContactMessageRepository } from '#modules/contact/infrastructure/persistence/postgres-contact-message.repository.js';
import { heldSubmissionTable } from '#modules/held/infrastructure/persistence/held-submission.table.js';
import { PostgresHeldSubmissions } from '#modules/held/infrastructure/persistence/postgres-held-submissions.js';
import { leadTable } from '#modules/leads/infrastructure/persistence/lead.table.js';
import { PostgresLeadRepository } from '#modules/leads/infrastructure/persistence/postgres-lead.repository.js';
import { PostgresTwoFactors } from '#modules/two-factor/infrastructure/persistence/postgres-two-factors.js';
import { SealedSecrets } from '#modules/two-factor/infrastructure/sealed-secrets.js';
import { listViewTable } from '#modules/views/infrastructure/persistence/list-view.table.js';
import { PostgresListViewRepository } from '#modules/views/infrastructure/persistence/postgres-list-view.repository.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { testSettings } from '#test/test-app.js';
import { useTestDatabase, type TestDatabase } from '#test/test-database.js';
import {
  applicationRepositoryContract,
  incoming,
  linkRepositoryContract,
  sharedDetailsContract,
} from './applications.js';
import {
  CORRIE,
  CASES,
  completionRepositoryContract,
  consentRepositoryContract,
  draft,
  lenderQuestionRepositoryContract,
  offerRepositoryContract,
  submissionRepositoryContract,
  SUBMISSIONS,
} from './deals.js';
import {
  emailConfirmationsContract,
  introducerRepositoryContract,
  referralLinksContract,
} from './introducers.js';
import { importFilesContract, lenderImportsContract, preview } from './lender-imports.js';
import { importTermsContract, lenderRepositoryContract } from './lenders.js';
import { receivableRepositoryContract } from './receivable-repository.js';
import { passwordResetsContract } from './password-resets.js';
import { adminRepositoryContract, staffInvitationContract } from './staff.js';
import { calendarLinkRepositoryContract, taskRepositoryContract } from './tasks.js';
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
import { listViewRepositoryContract, OWNERS } from './list-view-repository.js';
import { leadRepositoryContract, PARTNERS } from './lead-repository.js';
import { dataRequestRepositoryContract, holdRepositoryContract } from './people.js';
import { recordId, type Subject } from './subject.js';
import { twoFactorsContract } from './two-factors.js';

const TABLES = [
  adminTable,
  apiAccountTable,
  applicationTable,
  calendarLinkTable,
  commissionTermsTable,
  complaintTable,
  completionTable,
  consentTable,
  contactMessageTable,
  dataRequestTable,
  disclosureTable,
  heldSubmissionTable,
  holdTable,
  introducerTable,
  leadTable,
  ledgerEntryTable,
  lenderImportTable,
  lenderQuestionTable,
  lenderTable,
  listViewTable,
  offerTable,
  questionTable,
  receivableReceiptTable,
  receivableTable,
  referralLinkTable,
  staffInvitationTable,
  submissionTable,
  taskTable,
];
const testDatabase = useTestDatabase(TABLES);
/** Append-only tables cannot be emptied for the next contract. */
const ledgerDatabase = useTestDatabase(TABLES);
const receivableDatabase = useTestDatabase(TABLES);

/** What a contract's records refer to. */
type Given = (database: Database) => Promise<void>;

const nothing: Given = () => Promise.resolve();

const people: Given = async ({ manager }) => {
  for (const id of PARTNERS)
    await manager.query(
      `insert into introducers (id, email, email_key, password, company_name, contact_name, phone, business_type)
       values ($1, $2, $2, '', '', '', '', '') on conflict do nothing`,
      [id, `${id}@partner.example`],
    );
  for (const id of OWNERS)
    await manager.query(
      `insert into admins (id, email, email_key, password, name) values ($1, $2, $2, '', 'Ada') on conflict do nothing`,
      [id, `${id}@broker.example`],
    );
};

const cases: Given = async (database) => {
  await people(database);
  await database.manager.query(
    `insert into lenders (id, name, normalised_name, product_types, product_keys, created_at, updated_at)
     values ($1, $2, lower($2), '', '{}', now(), now()) on conflict do nothing`,
    [CORRIE.id, CORRIE.name],
  );
  for (const id of CASES) await new PostgresApplicationRepository(database).add(incoming(id));
};

const submissions: Given = async (database) => {
  await cases(database);
  const repository = new PostgresSubmissionRepository(database);
  for (const [place, id] of SUBMISSIONS.entries()) await repository.add(draft(id, CASES[place]));
};

const previews: Given = async (database) => {
  for (const place of [1, 2]) await new PostgresLenderImports(database).add(preview(place));
};

/** On empty tables, with what they refer to. */
const on =
  (testing: TestDatabase) =>
  <T>(make: (database: Database) => T, given: Given, ...tables: readonly string[]) =>
  async (): Promise<Subject<T>> => {
    await testing.empty(...tables);
    const database = new Database(testing.source);
    await given(database);
    return { subject: make(database), run: (work) => database.run(work) };
  };
const onDatabase = on(testDatabase);

describe('Repositories on PostgreSQL', () => {
  describe('PostgresLeadRepository', () => {
    leadRepositoryContract(onDatabase((database) => new PostgresLeadRepository(database), people, 'leads'));
  });

  describe('PostgresContactMessageRepository', () => {
    contactMessageRepositoryContract(
      onDatabase((database) => new PostgresContactMessageRepository(database), people, 'contact_submissions'),
    );
  });

  describe('PostgresComplaintRepository', () => {
    complaintRepositoryContract(
      onDatabase((database) => new PostgresComplaintRepository(database), nothing, 'complaints'),
    );
  });

  describe('PostgresHoldRepository', () => {
    holdRepositoryContract(onDatabase((database) => new PostgresHoldRepository(database), people, 'holds'));
  });

  describe('PostgresDataRequestRepository', () => {
    dataRequestRepositoryContract(
      onDatabase((database) => new PostgresDataRequestRepository(database), nothing, 'data_requests'),
    );
  });

  describe('PostgresHeldSubmissions', () => {
    heldSubmissionsContract(
      onDatabase((database) => new PostgresHeldSubmissions(database), nothing, 'held_submissions'),
    );
  });

  describe('PostgresTwoFactors', () => {
    twoFactorsContract(
      onDatabase(
        (database) => new PostgresTwoFactors(database, new SealedSecrets(testSettings())),
        nothing,
        'two_factors',
      ),
    );
  });

  describe('PostgresListViewRepository', () => {
    listViewRepositoryContract(
      onDatabase((database) => new PostgresListViewRepository(database), people, 'list_views'),
    );
  });

  describe('PostgresAdminRepository', () => {
    adminRepositoryContract(
      onDatabase((database) => new PostgresAdminRepository(database), nothing, 'admins'),
    );
  });

  describe('PostgresStaffInvitationRepository', () => {
    staffInvitationContract(
      onDatabase((database) => new PostgresStaffInvitationRepository(database), people, 'staff_invitations'),
      OWNERS,
    );
  });

  describe('PostgresIntroducerRepository', () => {
    introducerRepositoryContract(
      onDatabase((database) => new PostgresIntroducerRepository(database), nothing, 'introducers'),
    );
  });

  describe('PostgresEmailConfirmations', () => {
    emailConfirmationsContract(
      onDatabase((database) => new PostgresEmailConfirmations(database), people, 'email_confirmations'),
      PARTNERS,
    );
  });

  describe('PostgresReferralLinkRepository', () => {
    referralLinksContract(
      onDatabase((database) => new PostgresReferralLinkRepository(database), people, 'referral_links'),
      PARTNERS,
    );
  });

  describe('PostgresPasswordResets', () => {
    passwordResetsContract(
      onDatabase((database) => new PostgresPasswordResets(database), nothing, 'password_resets'),
    );
  });

  describe('PostgresApplicationRepository', () => {
    applicationRepositoryContract(
      onDatabase(
        (database) => new PostgresApplicationRepository(database),
        people,
        'application_submissions',
      ),
      PARTNERS,
      OWNERS,
    );
  });

  describe('PostgresLinkRepository', () => {
    linkRepositoryContract(
      onDatabase((database) => new PostgresLinkRepository(database), cases, 'application_submissions'),
      CASES[0],
    );
  });

  describe('PostgresSharedDetailsRepository', () => {
    sharedDetailsContract(
      onDatabase(
        (database) => new PostgresSharedDetailsRepository(database),
        cases,
        'application_submissions',
      ),
      CASES[0],
    );
  });

  describe('PostgresSubmissionRepository', () => {
    submissionRepositoryContract(
      onDatabase((database) => new PostgresSubmissionRepository(database), cases, 'application_submissions'),
    );
  });

  describe('PostgresOfferRepository', () => {
    offerRepositoryContract(
      onDatabase((database) => new PostgresOfferRepository(database), submissions, 'application_submissions'),
    );
  });

  describe('PostgresCompletionRepository', () => {
    completionRepositoryContract(
      onDatabase(
        (database) => new PostgresCompletionRepository(database),
        submissions,
        'application_submissions',
      ),
    );
  });

  describe('PostgresConsentRepository', () => {
    consentRepositoryContract(
      onDatabase((database) => new PostgresConsentRepository(database), cases, 'application_submissions'),
    );
  });

  describe('PostgresLenderQuestionRepository', () => {
    lenderQuestionRepositoryContract(
      onDatabase(
        (database) => new PostgresLenderQuestionRepository(database),
        cases,
        'application_submissions',
      ),
    );
  });

  describe('PostgresTaskRepository', () => {
    taskRepositoryContract(
      onDatabase((database) => new PostgresTaskRepository(database), people, 'tasks'),
      OWNERS,
    );
  });

  describe('PostgresCalendarLinkRepository', () => {
    calendarLinkRepositoryContract(
      onDatabase((database) => new PostgresCalendarLinkRepository(database), people, 'calendar_links'),
      OWNERS,
    );
  });

  describe('PostgresLenderRepository', () => {
    lenderRepositoryContract(
      onDatabase((database) => new PostgresLenderRepository(database), nothing, 'lenders'),
    );
  });

  describe('PostgresImportTerms', () => {
    importTermsContract(onDatabase((database) => new PostgresImportTerms(database), nothing, 'taught_words'));
  });

  describe('PostgresApiAccountRepository', () => {
    apiAccountRepositoryContract(
      onDatabase(
        (database) => new PostgresApiAccountRepository(database, new AccountsByRole(new Contributions())),
        people,
        'users',
      ),
      PARTNERS,
    );
  });

  describe('PostgresCommissionTermsRepository', () => {
    commissionTermsContract(
      onDatabase((database) => new PostgresCommissionTermsRepository(database), people, 'commission_terms'),
      PARTNERS,
    );
  });

  describe('PostgresQuestionRepository', () => {
    commissionQuestionContract(
      onDatabase((database) => new PostgresQuestionRepository(database), cases, 'application_submissions'),
      PARTNERS,
      CASES[0],
    );
  });

  describe('PostgresCommissionDisclosureRepository', () => {
    commissionDisclosureContract(
      onDatabase(
        (database) => new PostgresCommissionDisclosureRepository(database),
        cases,
        'application_submissions',
      ),
      CASES,
    );
  });

  describe('PostgresLedgerRepository', () => {
    ledgerContract(
      on(ledgerDatabase)(
        (database) => new PostgresLedgerRepository(database),
        submissions,
        'application_submissions',
      ),
      PARTNERS,
      CASES[0],
      SUBMISSIONS[0],
    );
  });

  describe('PostgresReceivableRepository', () => {
    receivableRepositoryContract(
      on(receivableDatabase)(
        (database) => new PostgresReceivableRepository(database),
        submissions,
        'application_submissions',
      ),
      CASES[0],
      SUBMISSIONS[0],
    );
  });

  describe('PostgresLenderImports', () => {
    lenderImportsContract(
      onDatabase((database) => new PostgresLenderImports(database), nothing, 'lender_imports'),
    );
  });

  describe('PostgresImportFiles', () => {
    importFilesContract(
      onDatabase((database) => new PostgresImportFiles(database), previews, 'lender_imports'),
    );
  });

  it('rejects a task for a deleted application', async () => {
    const details = { title: 'Call Isla', dueOn: '2026-11-27', ownerId: null };
    const task = Task.byHand(recordId(1), recordId(9), details, new Date());

    const tasks = new PostgresTaskRepository(new Database(testDatabase.source));

    await expect(tasks.add(task)).rejects.toThrow(ApplicationDeleted);
  });
});
