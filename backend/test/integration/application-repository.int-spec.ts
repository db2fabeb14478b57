import { Database } from '#shared/infrastructure/database/database.js';
import { ApplicationNotFound } from '../../src/modules/applications/domain/errors.js';
import { FundingApplication } from '../../src/modules/applications/domain/funding-application.js';
import { applicationTable } from '../../src/modules/applications/infrastructure/persistence/application.table.js';
import { TypeOrmApplicationRepository } from '../../src/modules/applications/infrastructure/persistence/typeorm-application.repository.js';
import { answers } from '../support/answers.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const id = '0193f000-0000-7000-8000-000000000001';
const alba = { id: '0193f000-0000-7000-8000-00000000000a', name: 'Alba', score: 86 };
const noon = new Date('2026-03-01T12:00:00Z');
const evening = new Date('2026-03-01T18:00:00Z');
const submitted = () => FundingApplication.submit(id, answers(), { best: [alba], ruleVersion: '1.1' }, noon);

let testDatabase: TestDatabase;
let database: Database;
let applications: TypeOrmApplicationRepository;

beforeAll(async () => {
  testDatabase = await createTestDatabase([applicationTable]);
  database = new Database(testDatabase.source);
  applications = new TypeOrmApplicationRepository(database);
  await testDatabase.source.query(
    `insert into lenders (id, name, normalised_name, product_types, product_keys, created_at, updated_at)
     values ($1, 'Alba', 'alba', '', '{}', now(), now())`,
    [alba.id],
  );
});
beforeEach(async () => {
  await testDatabase.source.query('truncate application_submissions cascade');
  await applications.add(submitted());
});
afterAll(() => testDatabase.drop());

it('gives back the application that was added, and not something like it', async () => {
  const loaded = await database.run(() => applications.lock(id));

  expect(loaded).toBeInstanceOf(FundingApplication);
  expect(loaded).toEqual(submitted());
});

it('keeps what a loaded application’s methods changed', async () => {
  await database.run(async () => {
    const application = await applications.lock(id);
    application.move('rejected', 'No lender for the sector', evening);
    application.assign(alba, evening);
    application.note('Rang twice', evening);
    application.notePartner('An old client', evening);
    await applications.save(application);
  });

  expect(await database.run(() => applications.lock(id))).toMatchObject({
    status: 'rejected',
    assignedLender: 'Alba',
    assignedLenderId: alba.id,
    notes: 'Rang twice',
    partnerNotes: 'An old client',
    createdAt: noon,
    updatedAt: evening,
  });
});

it('is not placed with a lender that was deleted meanwhile', async () => {
  const placing = database.run(async () => {
    const application = await applications.lock(id);
    application.assign({ id: '0193f000-0000-7000-8000-00000000dead', name: 'Gone' }, evening);
    await applications.save(application);
  });

  await expect(placing).rejects.toThrow('There is no such lender any more. Choose another.');
});

it('lets two who change it at the same moment do so one after the other', async () => {
  const note = (text: string) =>
    database.run(async () => {
      const application = await applications.lock(id);
      application.note(`${application.notes ?? ''}${text}`, evening);
      await applications.save(application);
    });

  await Promise.all([note('a'), note('b')]);

  const { notes } = await database.run(() => applications.lock(id));
  expect(notes?.split('').sort()).toEqual(['a', 'b']);
});

it('says when there is no such application', async () => {
  const missing = database.run(() => applications.lock('0193f000-0000-7000-8000-000000000002'));

  await expect(missing).rejects.toThrow(ApplicationNotFound);
});
