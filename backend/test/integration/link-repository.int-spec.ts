import { randomUUID } from 'node:crypto';
import { answers } from '../support/answers.js';
import { visitor } from '../support/doubles.js';
import { useTestDatabase } from '../support/test-database.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { FundingApplication } from '#modules/applications/domain/funding-application.js';
import { applicationTable } from '#modules/applications/infrastructure/persistence/application.table.js';
import { PostgresLinkRepository } from '#modules/applications/infrastructure/persistence/postgres-link.repository.js';
import { PostgresApplicationRepository } from '#modules/applications/infrastructure/persistence/postgres-application.repository.js';

const testDatabase = useTestDatabase([applicationTable]);
let repository: PostgresLinkRepository;
const id = '0193f000-0000-7000-8000-000000000001';
const noon = new Date('2026-03-01T12:00:00Z');
const evening = new Date('2026-03-01T18:00:00Z');
const links = {
  applicationId: id,
  resultsDigest: 'aa01',
  statusDigest: 'bb01',
  expiresAt: evening,
  renewals: 0,
};

describe('Link repository', () => {
  beforeAll(() => {
    repository = new PostgresLinkRepository(new Database(testDatabase.source));
  });
  beforeEach(async () => {
    await testDatabase.empty('application_submissions');
    const application = FundingApplication.submit(id, answers(), { best: [], ruleVersion: '1.0' }, noon);
    await new PostgresApplicationRepository(new Database(testDatabase.source)).add({
      application,
      links,
      eventId: randomUUID(),
      call: null,
      actor: visitor,
    });
  });

  const kept = { ...links, revokedAt: null, settledAt: null };

  it('finds each link by its own digest, also once it has expired', async () => {
    expect(await repository.find('results', 'aa01')).toEqual(kept);
    expect(await repository.find('status', 'bb01')).toEqual(kept);
    expect(await repository.find('results', 'bb01')).toBeNull();
    expect(await repository.find('results', 'aa02')).toBeNull();
  });

  it('returns the links of an application', async () => {
    expect(await repository.findStored(id)).toEqual(kept);
    expect(await repository.findStored('0193f000-0000-7000-8000-000000000002')).toBeNull();
  });

  it('returns since when the application is completed or closed', async () => {
    await testDatabase.source.query('update application_submissions set settled_at = $1', [noon]);

    expect(await repository.findStored(id)).toEqual({ ...kept, settledAt: noon });
  });

  it('revokes both once, also for concurrent requests', async () => {
    const answers = await Promise.all([repository.revoke(id), repository.revoke(id)]);

    expect(answers.sort()).toEqual([false, true]);
    expect(await repository.find('results', 'aa01')).toMatchObject({ revokedAt: expect.any(Date) as Date });
  });

  it('replaces revoked links with working ones', async () => {
    const renewed = { ...links, resultsDigest: 'aa02', statusDigest: 'bb02', renewals: 1 };
    await repository.revoke(id);

    await repository.replace(renewed);

    expect(await repository.findStored(id)).toEqual({ ...renewed, revokedAt: null, settledAt: null });
    expect(await repository.find('status', 'bb01')).toBeNull();
    expect(await repository.find('status', 'bb02')).toMatchObject({ applicationId: id });
  });

  it('finds the application with an address that a link was for, else the newest with the address', async () => {
    const newer = '0193f000-0000-7000-8000-000000000002';
    const application = FundingApplication.submit(newer, answers(), { best: [], ruleVersion: '1.0' }, noon);
    await new PostgresApplicationRepository(new Database(testDatabase.source)).add({
      application,
      links: { ...links, applicationId: newer, resultsDigest: 'cc01', statusDigest: 'dd01' },
      eventId: randomUUID(),
      call: null,
      actor: visitor,
    });
    const key = application.parsed.emailKey;

    expect(await repository.applicationOf(key, 'bb01')).toBe(id);
    expect(await repository.applicationOf(key, 'aa01')).toBe(id);
    expect(await repository.applicationOf(key, 'ee01')).toBe(newer);
    expect(await repository.applicationOf('someone@else.example', 'bb01')).toBeNull();
  });

  it('deletes the links with their application', async () => {
    await testDatabase.source.query('delete from application_submissions');

    expect(await testDatabase.source.query('select 1 from applicant_links')).toEqual([]);
  });
});
