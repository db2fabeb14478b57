import { CountedIds } from '../support/in-memory/surroundings.js';
import { randomUUID } from 'node:crypto';
import type { Principal } from '#platform/application/principal.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { ApplicationNotFound } from '#modules/applications/domain/errors.js';
import { FundingApplication } from '#modules/applications/domain/funding-application.js';
import { applicationTable } from '#modules/applications/infrastructure/persistence/application.table.js';
import { PostgresApplicationEvents } from '#modules/applications/infrastructure/persistence/postgres-application-events.js';
import { PostgresLinkRepository } from '#modules/applications/infrastructure/persistence/postgres-link.repository.js';
import { PostgresApplicationRepository } from '#modules/applications/infrastructure/persistence/postgres-application.repository.js';
import { answers } from '../support/answers.js';
import { visitor } from '../support/doubles.js';
import { useTestDatabase } from '../support/test-database.js';

const id = '0193f000-0000-7000-8000-000000000001';
const SECOND = '0193f000-0000-7000-8000-000000000002';
const [FIONA, PROGRAM] = ['0193f000-0000-7000-8000-0000000000f1', '0193f000-0000-7000-8000-0000000000f2'];
const alba = { id: '0193f000-0000-7000-8000-00000000000a', name: 'Alba', score: 86 };
const noon = new Date('2026-03-01T12:00:00Z');
const evening = new Date('2026-03-01T18:00:00Z');
const submitted = () => FundingApplication.submit(id, answers(), { best: [alba], ruleVersion: '1.1' }, noon);
const submission = (of: FundingApplication = submitted(), actor: Principal = visitor) => ({
  application: of,
  links: {
    applicationId: of.id,
    resultsDigest: 'aa01',
    statusDigest: 'bb01',
    expiresAt: evening,
    renewals: 0,
  },
  actor,
  eventId: randomUUID(),
  call: null,
});

const testDatabase = useTestDatabase([applicationTable]);
let database: Database;
let applications: PostgresApplicationRepository;

describe('Application repository', () => {
  beforeAll(async () => {
    database = new Database(testDatabase.source);
    applications = new PostgresApplicationRepository(database);
    await testDatabase.source.query(
      `insert into lenders (id, name, normalised_name, product_types, product_keys, created_at, updated_at)
     values ($1, 'Alba', 'alba', '', '{}', now(), now())`,
      [alba.id],
    );
    await testDatabase.source.query(
      `insert into introducers (id, email, email_key, password, company_name, contact_name, phone, business_type)
     values ($1, 'fiona@partner.example', 'fiona@partner.example', '', '', '', '', '')`,
      [FIONA],
    );
    await testDatabase.source.query(
      `insert into users (id, introducer_id, username, password, name, created_at) values ($1, $2, 'program', '', '', now())`,
      [PROGRAM, FIONA],
    );
  });
  beforeEach(async () => {
    await testDatabase.empty('application_submissions');
    await applications.add(submission());
  });

  it('returns an equal instance of the application that was added', async () => {
    const loaded = await database.run(() => applications.lock(id));

    expect(loaded).toBeInstanceOf(FundingApplication);
    expect(loaded).toEqual(submitted());
  });

  it.each([
    ['visitor', null],
    ['introducer', FIONA],
    ['api-account', PROGRAM],
  ] as const)('adds its links, its first event and log entry, as sent by: %s', async (type, id) => {
    const actor: Principal = id === null ? visitor : { type, id, introducerId: FIONA };
    const application = FundingApplication.submit(SECOND, answers(), { best: [], ruleVersion: '1.1' }, noon);
    const added = submission(application, actor);
    const links = { ...added.links, resultsDigest: 'aa02', statusDigest: 'bb02' };

    await applications.add({ ...added, links });

    const { source } = testDatabase;
    expect(await new PostgresLinkRepository(database).find('status', 'bb02')).toMatchObject({
      applicationId: SECOND,
    });
    const facts = { status: { from: null, to: 'pending' } };
    expect(await new PostgresApplicationEvents(database, new CountedIds()).of(SECOND)).toEqual([
      { kind: 'submitted', at: noon, actorType: type, actorId: id, facts },
    ]);
    const [entry] = await source.query<object[]>('select * from activity where id = $1', [added.eventId]);
    expect(entry).toEqual({
      id: added.eventId,
      at: noon,
      actor_type: type,
      actor_id: id,
      action: 'application-submitted',
      subject_type: 'application',
      subject_id: SECOND,
      changes: facts,
    });
  });

  it('adds nothing when one part is rejected', async () => {
    const application = FundingApplication.submit(SECOND, answers(), { best: [], ruleVersion: '1.1' }, noon);

    await expect(applications.add(submission(application))).rejects.toThrow('applicant_links');

    expect(await new PostgresApplicationEvents(database, new CountedIds()).of(SECOND)).toEqual([]);
    await expect(database.run(() => applications.lock(SECOND))).rejects.toThrow(ApplicationNotFound);
  });

  it('saves changes of a loaded application', async () => {
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

  it('rejects a lender that was deleted meanwhile', async () => {
    const placing = database.run(async () => {
      const application = await applications.lock(id);
      application.assign({ id: '0193f000-0000-7000-8000-00000000dead', name: 'Gone' }, evening);
      await applications.save(application);
    });

    await expect(placing).rejects.toThrow('This lender no longer exists. Choose another.');
  });

  it('serialises two concurrent changes', async () => {
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

  it('rejects an unknown application', async () => {
    const missing = database.run(() => applications.lock('0193f000-0000-7000-8000-000000000002'));

    await expect(missing).rejects.toThrow(ApplicationNotFound);
  });
});
