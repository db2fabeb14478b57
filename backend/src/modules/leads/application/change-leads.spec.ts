import { KeptActivity } from '#test/doubles.js';
import { OnePartner } from '#test/one-partner.js';
import { leadDetails, LeadViewsInMemory, LeadsInMemory } from '#test/in-memory/leads.js';
import { SetClock, UndoingUnitOfWork, contextOf } from '#test/in-memory/surroundings.js';
import { LeadChanged, LeadNotFound, LeadOwnerNotFound } from '../domain/errors.js';
import { Lead } from '../domain/lead.js';
import { DeleteLead } from './delete-lead.js';
import { ShowLeadsToStaff } from './show-leads-to-staff.js';
import { UpdateLead } from './update-lead.js';

const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');
const partner = { type: 'introducer', id: 'i1' } as const;
const subject = { type: 'lead', id: 'l1' };
const own = { introducerId: 'i1', id: 'l1' };

const setUp = (details = leadDetails()) => {
  const leads = new LeadsInMemory(Lead.open('l1', 'i1', details, monday));
  const activity = new KeptActivity();
  const work = new UndoingUnitOfWork(leads.records.byId, activity.all);
  return {
    activity,
    update: new UpdateLead(contextOf({ unitOfWork: work, activity, clock: new SetClock(tuesday) }), leads),
    remove: new DeleteLead(contextOf({ unitOfWork: work, activity }), leads),
    show: new ShowLeadsToStaff(
      contextOf({ activity, unitOfWork: work }),
      new OnePartner().findIntroducer,
      new LeadViewsInMemory(leads),
    ),
    kept: () => leads.records.find('l1'),
  };
};

describe('Change leads', () => {
  describe('a change', () => {
    it('applies only the fields that were sent', async () => {
      const { update, kept } = setUp();

      const view = await update.execute(own, { status: 'contacted', email: 'f@birch.example' }, partner);

      const now = { ...leadDetails(), status: 'contacted', email: 'f@birch.example' };
      expect(view).toMatchObject({ ...now, updatedAt: tuesday.toISOString() });
      expect(kept()).toMatchObject({ ...now, emailKey: 'f@birch.example', updatedAt: tuesday });
    });

    it('logs the status, and for other fields only that they changed', async () => {
      const { activity, update } = setUp(leadDetails({ phone: '0141 496 0123' }));

      const details = {
        status: 'client',
        name: 'Bella Birch',
        notes: 'Met at the fair',
        phone: null,
      } as const;
      await update.execute(own, details, partner);

      const changes = {
        status: { from: 'lead', to: 'client' },
        name: { from: 'given', to: 'given' },
        notes: { from: null, to: 'given' },
        phone: { from: 'given', to: null },
      };
      expect(activity.all).toEqual([{ actor: partner, action: 'lead-updated', subject, changes }]);
    });

    it('can change any status to any other', async () => {
      const { activity, update } = setUp();
      const way = [
        'closed-lost',
        'lead',
        'client',
        'client',
        'closed-won',
        'contacted',
        'qualified',
      ] as const;

      for (const status of way)
        expect(await update.execute(own, { status }, partner)).toMatchObject({ status });

      expect(activity.all.map(({ changes }) => changes?.['status'])).toEqual([
        { from: 'lead', to: 'closed-lost' },
        { from: 'closed-lost', to: 'lead' },
        { from: 'lead', to: 'client' },
        { from: 'client', to: 'closed-won' },
        { from: 'closed-won', to: 'contacted' },
        { from: 'contacted', to: 'qualified' },
      ]);
    });

    it('does nothing when nothing changes', async () => {
      const { activity, update, kept } = setUp();

      await update.execute(own, leadDetails(), partner, monday);

      expect(kept()).toMatchObject({ updatedAt: monday });
      expect(activity.all).toEqual([]);
    });

    it('rejects a change based on an earlier version, with the current lead', async () => {
      const { activity, update, kept } = setUp();
      await update.execute(own, { status: 'contacted' }, partner, monday);

      const late = await update.execute(own, { status: 'client' }, partner, monday).catch((e: unknown) => e);

      expect(late).toBeInstanceOf(LeadChanged);
      expect(late).toMatchObject({
        change: { by: 'Your account', current: { id: 'l1', status: 'contacted' } },
      });
      expect(kept()).toMatchObject({ status: 'contacted' });
      expect(activity.all).toHaveLength(1);
    });
  });

  it('deletes all personal data with the lead', async () => {
    const { activity, remove, kept } = setUp();

    await remove.execute(own, partner);

    expect(kept()).toBeNull();
    const changes = { status: { from: 'lead', to: null } };
    expect(activity.all).toEqual([{ actor: partner, action: 'lead-deleted', subject, changes }]);
  });

  it.each([
    ['another partner’s', { introducerId: 'i2', id: 'l1' }],
    ['nobody’s', { introducerId: 'i1', id: 'l2' }],
  ])('rejects a change or deletion of a lead that is %s', async (_whose, which) => {
    const { activity, update, remove, kept } = setUp();

    await expect(update.execute(which, { status: 'client' }, partner)).rejects.toThrow(LeadNotFound);
    await expect(remove.execute(which, partner)).rejects.toThrow(LeadNotFound);
    expect(kept()).toMatchObject({ status: 'lead' });
    expect(activity.all).toEqual([]);
  });

  describe('staff', () => {
    const ada = { type: 'admin', id: 'ada' } as const;

    it('see a partner’s leads without personal data, and the access is logged', async () => {
      const { activity, show } = setUp(leadDetails({ name: ' fiona  Mary de Alder ', notes: 'Rang her' }));

      const page = await show.execute('i1', {}, ada);

      const times = { createdAt: monday.toISOString(), updatedAt: monday.toISOString() };
      expect(page.items).toEqual([
        { id: 'l1', initials: 'FMD', company: 'Alder Joinery Ltd', status: 'lead', source: null, ...times },
      ]);
      expect(activity.all).toEqual([
        { actor: ada, action: 'leads-looked-at', subject: { type: 'introducer', id: 'i1' } },
      ]);
    });

    it('cannot list the leads of an unknown partner', async () => {
      const { activity, show } = setUp();

      await expect(show.execute('i9', {}, ada)).rejects.toThrow(LeadOwnerNotFound);
      expect(activity.all).toEqual([]);
    });
  });
});
