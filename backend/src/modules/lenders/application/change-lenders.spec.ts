import { KeptActivity } from '#test/doubles.js';
import { LendersInMemory } from '#test/in-memory/lenders.js';
import { CountedIds, EditedByGrace, SetClock, contextOf } from '#test/in-memory/surroundings.js';
import { statedLender } from '#test/stated-lender.js';
import { LenderChanged, LenderNameTaken, LenderNotFound } from '../domain/errors.js';
import { ConfirmLender } from './confirm-lender.js';
import { CreateLender } from './create-lender.js';
import { DeleteLender } from './delete-lender.js';
import { LendersByName } from './lenders-by-name.js';
import { SetLendersActive } from './set-lenders-active.js';
import { UpdateLender } from './update-lender.js';

const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');
/** As stored. */
const stated = { ...statedLender, acceptsAdverseCredit: 'false', acceptsStartups: 'false' };
const everyField = [...Object.keys(statedLender), 'isActive'].toSorted();
const ada = { type: 'admin', id: 'ada' } as const;

const directory = () => {
  const [lenders, activity, clock] = [new LendersInMemory(), new KeptActivity(), new SetClock(monday)];
  const create = new CreateLender(contextOf({ activity, ids: new CountedIds('l'), clock }), lenders);
  return {
    activity,
    clock,
    create,
    update: new UpdateLender(contextOf({ activity, clock, history: new EditedByGrace() }), lenders),
    confirm: new ConfirmLender(contextOf({ activity, clock }), lenders),
    remove: new DeleteLender(contextOf({ activity }), lenders),
    setActive: new SetLendersActive(contextOf({ activity, clock }), lenders),
    find: new LendersByName(lenders),
    kept: (id: string) => lenders.records.find(id),
    all: () => lenders.records.all,
  };
};

/** With Alba, added on Monday; it is Tuesday. */
const withAlba = async () => {
  const opened = directory();
  await opened.create.execute(statedLender, ada);
  opened.activity.all.length = 0;
  opened.clock.time = tuesday;
  return opened;
};
const subject = { type: 'lender', id: 'l1' };

describe('Change lenders', () => {
  describe('a new lender', () => {
    it('is stored as stated, confirmed on the day it is added, and logged in full', async () => {
      const { activity, create, kept } = directory();

      const saved = await create.execute(statedLender, ada);

      expect(saved).toMatchObject({
        id: 'l1',
        ...stated,
        confirmedAt: monday.toISOString(),
        warnings: [],
      });
      expect(kept('l1')).toMatchObject({ texts: stated, confirmedAt: monday, isDemo: false });
      expect(activity.all).toMatchObject([
        { actor: ada, action: 'lender-created', subject, changes: { name: { from: null, to: 'Alba' } } },
      ]);
      expect(Object.keys(activity.all[0]!.changes!).toSorted()).toEqual(everyField);
    });

    it('is stored with a warning when the matching rule cannot read a limit', async () => {
      const { create, kept } = directory();

      const { warnings } = await create.execute({ ...statedLender, minAmount: 'ask us' }, ada);

      expect(warnings).toEqual([expect.objectContaining({ field: 'minAmount' })]);
      expect(kept('l1')).toMatchObject({ texts: { minAmount: 'ask us' } });
    });

    it('is rejected without required fields, field by field', async () => {
      const { activity, create, all } = directory();

      await expect(create.execute({ website: 'not one' }, ada)).rejects.toMatchObject({
        code: 'invalid-input',
        errors: [{ field: 'name' }, { field: 'productTypes' }, { field: 'website' }],
      });
      expect([...all(), ...activity.all]).toEqual([]);
    });

    it('rejects a taken name in any case and spacing', async () => {
      const { activity, create, all } = await withAlba();

      const taken = create.execute({ ...statedLender, name: '  ALBA ' }, ada);

      await expect(taken).rejects.toThrow('There is already a lender named “Alba”');
      await expect(taken).rejects.toThrow(LenderNameTaken);
      expect(all()).toHaveLength(1);
      expect(activity.all).toEqual([]);
    });
  });

  describe('a change', () => {
    it('applies only the fields that were sent, and logs old and new values', async () => {
      const { activity, update, kept } = await withAlba();

      const saved = await update.execute('l1', { minAmount: '30000', maxAmount: '500000' }, ada, monday);

      expect(saved).toMatchObject({ minAmount: '30000', name: 'Alba', updatedAt: tuesday.toISOString() });
      expect(kept('l1')).toMatchObject({
        texts: { ...stated, minAmount: '30000' },
        updatedAt: tuesday,
        confirmedAt: monday,
      });
      const changes = { minAmount: { from: '25000', to: '30000' } };
      expect(activity.all).toEqual([{ actor: ada, action: 'lender-updated', subject, changes }]);
    });

    it('does nothing when nothing changes', async () => {
      const { activity, update, kept } = await withAlba();

      await update.execute('l1', statedLender, ada);

      expect(kept('l1')).toMatchObject({ updatedAt: monday });
      expect(activity.all).toEqual([]);
    });

    it('may respell the name, but not to another lender’s', async () => {
      const { create, update, kept } = await withAlba();
      await create.execute({ ...statedLender, name: 'Skye' }, ada);

      await update.execute('l1', { name: 'ALBA' }, ada);

      expect(kept('l1')).toMatchObject({ name: 'ALBA' });
      await expect(update.execute('l1', { name: 'skye' }, ada)).rejects.toThrow(LenderNameTaken);
      expect(kept('l1')).toMatchObject({ name: 'ALBA' });
    });

    it('rejects a stale version, with the current lender and who changed it', async () => {
      const { activity, update, kept } = await withAlba();
      await update.execute('l1', { minAmount: '30000' }, ada, monday);

      const late = await update.execute('l1', { minAmount: '1' }, ada, monday).catch((e: unknown) => e);

      expect(late).toBeInstanceOf(LenderChanged);
      expect(late).toMatchObject({
        change: { by: 'Grace Hopper', at: tuesday, current: { id: 'l1', minAmount: '30000' } },
      });
      expect(kept('l1')).toMatchObject({ texts: { minAmount: '30000' } });
      expect(activity.all).toHaveLength(1);
    });

    it('rejects removing the name', async () => {
      const { update, kept } = await withAlba();

      await expect(update.execute('l1', { name: ' ' }, ada)).rejects.toMatchObject({
        errors: [{ field: 'name', message: 'Lender name is required' }],
      });
      expect(kept('l1')).toMatchObject({ name: 'Alba' });
    });
  });

  it('records that a lender’s criteria are current today', async () => {
    const { activity, confirm, kept } = await withAlba();

    expect(await confirm.execute('l1', ada)).toMatchObject({ confirmedAt: tuesday.toISOString() });
    expect(kept('l1')).toMatchObject({ confirmedAt: tuesday, updatedAt: monday });
    expect(activity.all).toEqual([{ actor: ada, action: 'lender-confirmed', subject }]);
  });

  it('deletes a lender and logs what it stated', async () => {
    const { activity, remove, all } = await withAlba();

    await remove.execute('l1', ada);

    expect(all()).toEqual([]);
    const [{ action, changes = {} } = {}] = activity.all;
    expect(action).toBe('lender-deleted');
    expect(changes['minAmount']).toEqual({ from: '25000', to: null });
    expect(Object.keys(changes).toSorted()).toEqual(everyField);
  });

  it('deactivates several lenders at once, and returns one result for each', async () => {
    const { activity, create, setActive, kept } = await withAlba();
    await create.execute({ ...statedLender, name: 'Skye', isActive: 'no' }, ada);
    activity.all.length = 0;

    const outcomes = await setActive.execute(['L2', 'l1', 'l9', 'l1'], 'false', ada);

    expect(outcomes).toEqual([
      { id: 'l2', outcome: 'unchanged' },
      { id: 'l1', outcome: 'changed' },
      { id: 'l9', outcome: 'gone' },
    ]);
    expect(kept('l1')).toMatchObject({ texts: { isActive: 'false' } });
    const changes = { isActive: { from: 'true', to: 'false' } };
    expect(activity.all).toEqual([{ actor: ada, action: 'lender-updated', subject, changes }]);
  });

  it('finds a lender by name in any case and spacing', async () => {
    const { find } = await withAlba();

    expect(await find.withName(' ALBA ')).toEqual({ id: 'l1', name: 'Alba' });
    expect(await find.withName('Skye')).toBeNull();
  });

  it('rejects an unknown lender', async () => {
    const { update, confirm, remove } = directory();

    await expect(update.execute('l9', { name: 'x' }, ada)).rejects.toThrow(LenderNotFound);
    await expect(confirm.execute('l9', ada)).rejects.toThrow(LenderNotFound);
    await expect(remove.execute('l9', ada)).rejects.toThrow(LenderNotFound);
  });
});
