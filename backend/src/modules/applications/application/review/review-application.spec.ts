import { reviewing } from '#test/in-memory/reviews.js';
import { anApplication } from '#test/in-memory/applications.js';
import { ApplicationChanged, ApplicationNotFound } from '../../domain/errors.js';

const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');
const ada = { type: 'admin', id: 'ada' } as const;

const setUp = () => {
  const { applications, activity, mails, events, review } = reviewing(
    tuesday,
    anApplication('own', monday),
    anApplication('case', monday, { introducerId: 'i1' }),
  );
  const kept = (id: string) => applications.records.find(id);
  return { events, activity, mails, review, kept };
};

const untouched = { status: 'pending', notes: null, assignedLender: null, updatedAt: monday };

describe('ReviewApplication', () => {
  it('changes the status and stores the reason for the partner', async () => {
    const { events, review, kept } = setUp();

    const view = await review.execute('case', { status: 'in_review', reason: ' Accounts asked for ' }, ada);

    expect(view).toMatchObject({ id: 'case', status: 'in_review', firstMovedAt: tuesday.toISOString() });
    expect(kept('case')).toMatchObject({ status: 'in_review', firstMovedAt: tuesday, updatedAt: tuesday });
    const facts = {
      status: { from: 'pending', to: 'in_review' },
      reason: { from: null, to: 'Accounts asked for' },
    };
    expect(events.all).toEqual([
      { id: 'n1', event: { kind: 'reviewed', applicationId: 'case', actor: ada, facts } },
    ]);
  });

  it('emails the partner when the status changes', async () => {
    const { mails, review } = setUp();

    await review.execute('case', { status: 'approved' }, ada);

    const data = { applicationId: 'case', introducerId: 'i1', to: 'approved' };
    expect(mails.all).toEqual([expect.objectContaining({ kind: 'case-moved', data })]);
  });

  it('emails the applicant about a decision only, with the reason written for the client', async () => {
    const { events, mails, review } = setUp();
    await review.execute('own', { status: 'in_review' }, ada);
    expect(mails.all).toEqual([]);

    const words = { reason: 'Accounts look odd', clientReason: ' Two years of accounts are asked for ' };
    await review.execute('own', { status: 'rejected', ...words }, ada);

    expect(events.all[1]).toMatchObject({
      event: {
        facts: {
          reason: { to: 'Accounts look odd' },
          clientReason: { from: null, to: 'Two years of accounts are asked for' },
        },
      },
    });
    const data = { applicationId: 'own', to: 'rejected' };
    expect(mails.all).toEqual([{ kind: 'application-decided', data, id: undefined }]);
  });

  it('assigns a lender from the panel in any letter case, without an email', async () => {
    const { events, mails, review, kept } = setUp();

    const view = await review.execute('case', { assignedLender: ' ALBA ' }, ada);

    expect(view.assignedLender).toBe('Alba');
    expect(kept('case')).toMatchObject({ assignedLender: 'Alba', assignedLenderId: 'l1', status: 'pending' });
    expect(events.all).toMatchObject([
      {
        event: {
          kind: 'reviewed',
          facts: {
            assignedLender: { from: null, to: 'Alba' },
            assignedLenderId: { from: null, to: 'l1' },
          },
        },
      },
    ]);
    expect(mails.all).toEqual([]);
  });

  it('removes the lender from a case', async () => {
    const { events, review, kept } = setUp();
    await review.execute('case', { assignedLender: 'Alba' }, ada);

    await review.execute('case', { assignedLender: null }, ada);

    expect(kept('case')).toMatchObject({ assignedLender: null, assignedLenderId: null });
    expect(events.all[1]).toMatchObject({ event: { facts: { assignedLender: { from: 'Alba', to: null } } } });
  });

  it('rejects an unknown lender and saves no other change either', async () => {
    const { events, mails, review, kept } = setUp();

    const refused = review.execute('case', { status: 'approved', notes: 'x', assignedLender: ' Skye ' }, ada);

    await expect(refused).rejects.toMatchObject({
      code: 'invalid-input',
      errors: [
        {
          field: 'assignedLender',
          message: 'There is no lender named “Skye”. Choose one from the panel.',
        },
      ],
    });
    expect(kept('case')).toMatchObject(untouched);
    expect([...events.all, ...mails.all]).toEqual([]);
  });

  it('stores an internal note without logging its text', async () => {
    const { events, activity, mails, review, kept } = setUp();

    const view = await review.execute('case', { notes: 'Rang Fiona at home' }, ada);

    expect(view.notes).toBe('Rang Fiona at home');
    expect(kept('case')).toMatchObject({ notes: 'Rang Fiona at home', updatedAt: tuesday });
    expect(events.all).toEqual([{ id: 'n1', event: { kind: 'noted', applicationId: 'case', actor: ada } }]);
    expect(activity.all).toEqual([
      { id: 'n1', actor: ada, action: 'application-noted', subject: { type: 'application', id: 'case' } },
    ]);
    expect(mails.all).toEqual([]);
  });

  it('saves status, lender and note together as one review and one note', async () => {
    const { events, mails, review, kept } = setUp();

    await review.execute('case', { status: 'approved', assignedLender: 'Alba', notes: 'Ready' }, ada);

    expect(kept('case')).toMatchObject({ status: 'approved', assignedLender: 'Alba', notes: 'Ready' });
    expect(events.all.map(({ event }) => event.kind)).toEqual(['reviewed', 'noted']);
    expect(mails.all).toHaveLength(1);
  });

  it('does nothing when nothing changes', async () => {
    const { events, mails, review, kept } = setUp();

    const asked = { status: 'pending', reason: 'Said again', notes: null, assignedLender: null } as const;
    const view = await review.execute('case', asked, ada);

    expect(view.status).toBe('pending');
    expect(kept('case')).toMatchObject(untouched);
    expect([...events.all, ...mails.all]).toEqual([]);
  });

  it('rejects a change based on an earlier version, and names who made the last one', async () => {
    const { events, review, kept } = setUp();
    await review.execute('case', { notes: 'Mine', readAt: monday }, ada);

    const late = await review
      .execute('case', { status: 'approved', readAt: monday }, ada)
      .catch((e: unknown) => e);

    expect(late).toBeInstanceOf(ApplicationChanged);
    expect(late).toMatchObject({
      code: 'application-changed',
      change: { by: 'Grace Hopper', at: tuesday, current: { id: 'case', notes: 'Mine', status: 'pending' } },
    });
    expect(kept('case')).toMatchObject({ status: 'pending', notes: 'Mine' });
    expect(events.all).toHaveLength(1);
  });

  it('rejects an unknown application', async () => {
    await expect(setUp().review.execute('gone', { notes: 'x' }, ada)).rejects.toThrow(ApplicationNotFound);
  });

  describe('an owner', () => {
    it('is assigned, changed and removed, logged once each, without an email', async () => {
      const { review, events, activity, mails } = setUp();

      expect(await review.execute('case', { ownerId: 'ada' }, ada)).toMatchObject({ owner: { id: 'ada' } });
      await review.execute('case', { ownerId: 'ben' }, ada);
      await review.execute('case', { ownerId: 'ben' }, ada);
      expect(await review.execute('case', { ownerId: null }, ada)).toMatchObject({ owner: null });

      expect(events.all.map(({ event: { kind, facts } }) => [kind, facts])).toEqual([
        ['owner-changed', { ownerId: { from: null, to: 'ada' } }],
        ['owner-changed', { ownerId: { from: 'ada', to: 'ben' } }],
        ['owner-changed', { ownerId: { from: 'ben', to: null } }],
      ]);
      expect(activity.all).toHaveLength(3);
      expect(activity.all[0]).toMatchObject({ action: 'application-owner-changed', actor: ada });
      expect(mails.all).toEqual([]);
    });

    it('must be on the staff, or nothing is saved', async () => {
      const { review, events, kept } = setUp();

      await expect(
        review.execute('case', { ownerId: 'gone', status: 'approved' }, ada),
      ).rejects.toMatchObject({
        kind: 'invalid',
        errors: [{ field: 'ownerId' }],
      });

      expect(kept('case')).toMatchObject({ ...untouched, ownerId: null });
      expect(events.all).toEqual([]);
    });
  });
});
