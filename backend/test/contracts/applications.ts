import { randomUUID } from 'node:crypto';
import type { LinkRepository } from '#modules/applications/application/links/link.repository.js';
import type { ApplicationRepository } from '#modules/applications/application/review/application.repository.js';
import type { SharedDetailsRepository } from '#modules/applications/application/shared-details/shared-details.repository.js';
import { ApplicationNotFound } from '#modules/applications/domain/errors.js';
import { FundingApplication } from '#modules/applications/domain/funding-application.js';
import { answers } from '#test/answers.js';
import { visitor } from '#test/doubles.js';
import { recordId, type Subject } from './subject.js';

const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');
const NOBODY = recordId(9);

/** A visitor's application, or a partner's case, with its links. */
export const incoming = (id: string, introducerId: string | null = null) => ({
  application: FundingApplication.submit(id, answers(), { best: [], ruleVersion: '1.1' }, monday, {
    renewalOf: null,
    referral:
      introducerId === null
        ? null
        : { introducerId, clientConsent: false, externalReference: null, viaLink: false },
  }),
  links: {
    applicationId: id,
    resultsDigest: `aa${id.slice(-4)}`,
    statusDigest: `bb${id.slice(-4)}`,
    expiresAt: tuesday,
    renewals: 0,
  },
  actor: visitor,
  eventId: randomUUID(),
  call: null,
});

export const applicationRepositoryContract = (
  setUp: () => Promise<Subject<ApplicationRepository>>,
  [partner, other]: readonly [string, string],
  [ADA]: readonly [string, string],
): void => {
  const filled = async () => {
    const { subject: applications, run } = await setUp();
    await applications.add(incoming(recordId(1)));
    await applications.add(incoming(recordId(2), partner));
    return { applications, run, locked: (id: string) => run(() => applications.lock(id)) };
  };

  it('returns an application as it was added, and rejects an unknown one', async () => {
    const { locked } = await filled();

    expect(await locked(recordId(1))).toEqual(incoming(recordId(1)).application);
    await expect(locked(NOBODY)).rejects.toThrow(ApplicationNotFound);
  });

  it('returns a case to its own partner only', async () => {
    const { applications, run } = await filled();

    expect(await run(() => applications.lockCase(partner, recordId(2)))).toMatchObject({ id: recordId(2) });
    await expect(run(() => applications.lockCase(other, recordId(2)))).rejects.toThrow(ApplicationNotFound);
    await expect(run(() => applications.lockCase(partner, recordId(1)))).rejects.toThrow(ApplicationNotFound);
  });

  it('stores a change only when it is saved', async () => {
    const { applications, run, locked } = await filled();
    const changed = await locked(recordId(1));
    changed.giveTo(ADA, tuesday);
    expect(await locked(recordId(1))).toEqual(incoming(recordId(1)).application);

    await run(() => applications.save(changed));

    expect(await locked(recordId(1))).toEqual(changed);
  });

  it('unassigns the applications of one member of staff', async () => {
    const { applications, run, locked } = await filled();
    const owned = await locked(recordId(1));
    owned.giveTo(ADA, tuesday);
    await run(() => applications.save(owned));

    expect(await run(() => applications.releaseOwnedBy(ADA))).toEqual([recordId(1)]);
    expect(await locked(recordId(1))).toMatchObject({ ownerId: null });
    expect(await run(() => applications.releaseOwnedBy(ADA))).toEqual([]);
  });
};

/** An application with this id must exist. */
export const linkRepositoryContract = (
  setUp: () => Promise<Subject<LinkRepository>>,
  applicationId: string,
): void => {
  const links = (renewals: number) => ({
    applicationId,
    resultsDigest: `cc0${renewals}`,
    statusDigest: `dd0${renewals}`,
    expiresAt: tuesday,
    renewals,
  });

  it('finds replaced links by their own digests only', async () => {
    const { subject } = await setUp();
    await subject.replace(links(1));
    await subject.replace(links(2));

    expect(await subject.findStored(applicationId)).toMatchObject({ ...links(2), revokedAt: null });
    expect(await subject.find('results', 'cc02')).toMatchObject({ applicationId });
    expect(await subject.find('status', 'dd02')).toMatchObject({ applicationId });
    expect(await subject.find('status', 'cc02')).toBeNull();
    expect(await subject.find('results', 'cc01')).toBeNull();
    expect(await subject.findStored(NOBODY)).toBeNull();
  });

  it('revokes links once, until they are replaced', async () => {
    const { subject, run } = await setUp();
    await subject.replace(links(1));
    expect([
      await run(() => subject.revoke(applicationId)),
      await run(() => subject.revoke(applicationId)),
    ]).toEqual([true, false]);
    expect((await subject.findStored(applicationId))?.revokedAt).toBeInstanceOf(Date);

    await subject.replace(links(2));

    expect(await subject.findStored(applicationId)).toMatchObject({ revokedAt: null });
  });
};

/** An application with this id must exist. */
export const sharedDetailsContract = (
  setUp: () => Promise<Subject<SharedDetailsRepository>>,
  applicationId: string,
): void => {
  it('returns the records of an application as they were added, oldest first', async () => {
    const { subject } = await setUp();
    const shared = (place: number, at: Date) => ({
      id: recordId(place),
      applicationId,
      recipient: 'Alba',
      what: 'The application',
      at,
      recordedBy: null,
    });
    await subject.add(shared(1, monday));
    await subject.add(shared(2, tuesday));

    expect(await subject.findByApplication(applicationId)).toEqual([shared(1, monday), shared(2, tuesday)]);
    expect(await subject.findByApplication(NOBODY)).toEqual([]);
  });
};
