import { reviewing } from '#test/in-memory/reviews.js';
import { anApplication } from '#test/in-memory/applications.js';
import { ReleaseApplications } from './release-applications.js';
import { ReviewApplications } from './review-applications.js';

const monday = new Date('2026-11-23T10:00:00Z');
const ada = { type: 'admin', id: 'ada' } as const;

const setUp = () => {
  const all = [anApplication('a1', monday), anApplication('a2', monday)];
  const { applications, events, context, review } = reviewing(monday, ...all);
  const release = new ReleaseApplications(applications, events);
  const bulk = new ReviewApplications(context, review);
  const owners = () => applications.records.all.map(({ ownerId }) => ownerId);
  return { applications, events, release, review, bulk, owners };
};

describe('ReviewApplications', () => {
  it('leaves applications unchanged that changed after the version the user saw', async () => {
    const { bulk, applications, owners } = setUp();
    const changed = await applications.lock('a2');
    changed.note('Called', new Date('2026-11-23T11:00:00Z'));
    await applications.save(changed);

    const answer = await bulk.execute(['a1', 'a2'], { ownerId: 'ben', readUntil: monday }, null, ada);

    expect(answer).toEqual([
      { id: 'a1', ok: true },
      {
        id: 'a2',
        ok: false,
        error: expect.stringContaining('Grace Hopper changed this application') as string,
      },
    ]);
    expect(owners()).toEqual(['ben', null]);
  });

  it('returns one result per application, and changes those it can', async () => {
    const { bulk, applications } = setUp();

    const answer = await bulk.execute(
      ['a1', 'gone', 'a2', 'a1'],
      { ownerId: 'ben', status: 'in_review' },
      null,
      ada,
    );

    expect(answer).toEqual([
      { id: 'a1', ok: true },
      { id: 'gone', ok: false, error: expect.stringContaining('Application not found') as string },
      { id: 'a2', ok: true },
    ]);
    const changed = { ownerId: 'ben', status: 'in_review' };
    expect(applications.records.all).toMatchObject([changed, changed]);
  });

  it('changes them once under one key, and again under another', async () => {
    const { bulk, review, owners } = setUp();
    await bulk.execute(['a1'], { ownerId: 'ben' }, 'k1', ada);
    await review.execute('a1', { ownerId: 'ada' }, ada);

    await bulk.execute(['a1'], { ownerId: 'ben' }, 'k1', ada);
    expect(owners()).toEqual(['ada', null]);
    await bulk.execute(['a1'], { ownerId: 'ben' }, 'k2', ada);
    expect(owners()).toEqual(['ben', null]);
  });

  it('unassigns the applications of a removed member of staff, and no others', async () => {
    const { events, release, review, owners } = setUp();
    await review.execute('a1', { ownerId: 'ben' }, ada);
    await review.execute('a2', { ownerId: 'ada' }, ada);

    await release.release('ben', ada);

    expect(owners().toSorted()).toEqual(['ada', null]);
    expect(events.all.at(-1)?.event).toEqual({
      kind: 'owner-changed',
      applicationId: 'a1',
      actor: ada,
      facts: { ownerId: { from: 'ben', to: null } },
    });
  });
});
