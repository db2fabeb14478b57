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
import { useTestDatabase } from '#test/test-database.js';
import { contactMessageRepositoryContract } from './contact-message-repository.js';
import { heldSubmissionsContract } from './held-submissions.js';
import { listViewRepositoryContract, OWNERS } from './list-view-repository.js';
import { leadRepositoryContract, PARTNERS } from './lead-repository.js';
import type { Subject } from './subject.js';
import { twoFactorsContract } from './two-factors.js';

const testDatabase = useTestDatabase([leadTable, contactMessageTable, heldSubmissionTable, listViewTable]);

/** With empty tables. */
const onDatabase =
  <T>(make: (database: Database) => T, ...tables: readonly string[]) =>
  async (): Promise<Subject<T>> => {
    await testDatabase.empty(...tables);
    const database = new Database(testDatabase.source);
    return { subject: make(database), run: (work) => database.run(work) };
  };

describe('Repositories on PostgreSQL', () => {
  beforeAll(async () => {
    for (const id of PARTNERS)
      await testDatabase.source.query(
        `insert into introducers (id, email, email_key, password, company_name, contact_name, phone, business_type)
       values ($1, $2, $2, '', '', '', '', '')`,
        [id, `${id}@partner.example`],
      );
    for (const id of OWNERS)
      await testDatabase.source.query(
        `insert into admins (id, email, email_key, password, name) values ($1, $2, $2, '', 'Ada')`,
        [id, `${id}@broker.example`],
      );
  });

  describe('PostgresLeadRepository', () => {
    leadRepositoryContract(onDatabase((database) => new PostgresLeadRepository(database), 'leads'));
  });

  describe('PostgresContactMessageRepository', () => {
    contactMessageRepositoryContract(
      onDatabase((database) => new PostgresContactMessageRepository(database), 'contact_submissions'),
    );
  });

  describe('PostgresHeldSubmissions', () => {
    heldSubmissionsContract(
      onDatabase((database) => new PostgresHeldSubmissions(database), 'held_submissions'),
    );
  });

  describe('PostgresTwoFactors', () => {
    twoFactorsContract(
      onDatabase(
        (database) => new PostgresTwoFactors(database, new SealedSecrets(testSettings())),
        'two_factors',
      ),
    );
  });

  describe('PostgresListViewRepository', () => {
    listViewRepositoryContract(
      onDatabase((database) => new PostgresListViewRepository(database), 'list_views'),
    );
  });
});
