import { Contributions } from '#platform/application/contributions.js';
import { ListWithViews } from '#platform/application/list-with-views.js';
import { InvalidInput } from '#kernel/errors.js';
import { KeptActivity, KeptAnswers, StaffInMemory } from '#test/doubles.js';
import { contextOf, CountedIds, SetClock } from '#test/in-memory/surroundings.js';
import { ListWithFilters, StoredViewsInMemory, ViewsInMemory } from '#test/in-memory/views.js';
import { ViewChanged, ViewForAll, ViewNameTaken, ViewNotFound } from '../domain/errors.js';
import { AddView, type NewView } from './add-view.js';
import { ChangeView } from './change-view.js';
import { CheckView } from './check-view.js';
import { RecordView } from './record-view.js';
import { ReleaseViews } from './release-views.js';
import { RemoveView } from './remove-view.js';

const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');
const ada = { id: 'ada', isAdministrator: true };
const bo = { id: 'bo', isAdministrator: false };
const details = (changes: Partial<NewView> = {}): NewView => ({
  list: 'applications',
  name: 'Overdue',
  q: null,
  filters: { status: 'pending' },
  sort: null,
  columns: null,
  forAll: false,
  ...changes,
});

const setUp = () => {
  const [views, activity, clock] = [new ViewsInMemory(), new KeptActivity(), new SetClock(monday)];
  const context = contextOf({ activity, clock, ids: new CountedIds('v'), idempotency: new KeptAnswers() });
  const lists = { applications: new ListWithFilters('applications', ['status', 'owner', 'q', 'sort']) };
  const contributions = new Contributions();
  contributions.add(ListWithViews, lists.applications);
  const check = new CheckView(contributions, new StaffInMemory(['ada', 'bo']));
  const stored = new StoredViewsInMemory(views);
  const recordView = new RecordView(context);
  const adding = new AddView(context, check, views, stored, recordView);
  const changing = new ChangeView(context, views, stored, check, recordView);
  const removing = new RemoveView(context, views, recordView);
  return {
    views,
    activity,
    clock,
    check,
    add: (changes: Partial<NewView> = {}, editor = bo, key: string | null = null) =>
      adding.execute(details(changes), key, editor),
    change: (changes: Parameters<ChangeView['execute']>[1], editor = bo) =>
      changing.execute('v1', changes, editor),
    remove: (editor = bo) => removing.execute('v1', editor),
    release: (ownerId: string) =>
      new ReleaseViews(views, recordView).release(ownerId, { type: 'admin', id: 'ada' }),
  };
};

describe('Views', () => {
  describe('AddView', () => {
    it('saves the settings of a list under a name, once per key', async () => {
      const { add, views, activity } = setUp();

      const view = await add({}, bo, 'key');

      expect(view).toMatchObject({ ...details(), id: 'v1', owner: { id: 'bo' }, gone: [] });
      expect(await add({}, bo, 'key')).toEqual(view);
      expect(views.records.all).toHaveLength(1);
      expect(activity.all).toEqual([
        { actor: { type: 'admin', id: 'bo' }, action: 'view-added', subject: { type: 'view', id: 'v1' } },
      ]);
    });

    it('rejects an unknown list and unknown settings', async () => {
      const { add, views } = setUp();

      await expect(add({ list: 'cakes' })).rejects.toMatchObject({
        errors: [{ field: 'list', message: 'list must be applications' }],
      });
      await expect(add({ filters: { flour: 'rye' } })).rejects.toMatchObject({
        errors: [{ field: 'filters.flour' }],
      });
      expect(views.records.all).toEqual([]);
    });

    it('rejects an owner who is not on the staff, and accepts ‘mine’ and ‘unassigned’', async () => {
      const { add } = setUp();

      await expect(add({ filters: { owner: 'cy' } })).rejects.toThrow(InvalidInput);
      for (const [name, owner] of [
        ['Mine', 'me'],
        ['Unassigned', 'nobody'],
        ['Of Ada', 'ada'],
      ] as const)
        expect(await add({ name, filters: { owner } })).toMatchObject({ gone: [] });
    });

    it('shares a view only for an administrator', async () => {
      const { add } = setUp();

      await expect(add({ forAll: true })).rejects.toThrow(ViewForAll);
      expect(await add({ forAll: true }, ada)).toMatchObject({ forAll: true });
    });

    it('rejects a name that the owner has already, whatever its case', async () => {
      const { add } = setUp();
      await add();

      await expect(add({ name: 'OVERDUE' })).rejects.toThrow(ViewNameTaken);
      expect(await add({}, ada)).toMatchObject({ name: 'Overdue' });
    });
  });

  describe('ChangeView', () => {
    it('logs which fields changed, and no name or search', async () => {
      const { add, change, activity, clock } = setUp();
      await add();
      clock.time = tuesday;

      expect(await change({ name: 'Late', q: 'alder' })).toMatchObject({
        name: 'Late',
        q: 'alder',
        updatedAt: tuesday.toISOString(),
      });

      expect(activity.all.at(-1)).toMatchObject({
        action: 'view-changed',
        changes: { name: { from: null, to: 'changed' }, q: { from: null, to: 'changed' } },
      });
    });

    it('changes and logs nothing when nothing changes', async () => {
      const { add, change, activity, clock } = setUp();
      await add();
      clock.time = tuesday;

      expect(await change({ name: 'Overdue' })).toMatchObject({ updatedAt: monday.toISOString() });

      expect(activity.all).toHaveLength(1);
    });

    it('rejects a change based on an earlier version', async () => {
      const { add, change, clock } = setUp();
      await add();
      clock.time = tuesday;
      await change({ name: 'Late', readAt: monday });

      await expect(change({ name: 'Later', readAt: monday })).rejects.toThrow(ViewChanged);
    });

    it('rejects a colleague’s private view, and allows administrators to change shared ones', async () => {
      const { add, change } = setUp();
      await add();

      await expect(change({ name: 'Mine' }, ada)).rejects.toThrow(ViewNotFound);
      await expect(change({ forAll: true })).rejects.toThrow(ViewForAll);
      const shared = setUp();
      await shared.add({ forAll: true }, ada);
      await expect(shared.change({ name: 'Ours' })).rejects.toThrow(ViewForAll);
    });

    it('keeps a view whose list lost a filter, and names that filter', async () => {
      const { add, views, check } = setUp();
      await add();
      const view = await views.lock('v1');
      view.change({ filters: { status: 'pending', flour: 'rye' } }, tuesday);

      expect(
        await check.shown({
          ...details(),
          id: 'v1',
          filters: view.filters,
          owner: { id: 'bo', name: 'Bo' },
          createdAt: monday.toISOString(),
          updatedAt: tuesday.toISOString(),
        }),
      ).toMatchObject({ gone: ['flour'] });
    });
  });

  describe('RemoveView', () => {
    it('deletes an own view, and not a colleague’s', async () => {
      const { add, remove, views, activity } = setUp();
      await add();

      await expect(remove(ada)).rejects.toThrow(ViewNotFound);
      await remove();

      expect(views.records.all).toEqual([]);
      expect(activity.all.at(-1)).toMatchObject({ action: 'view-deleted', subject: { id: 'v1' } });
    });
  });

  describe('ReleaseViews', () => {
    it('deletes the private views of a member of staff who leaves, and keeps shared ones', async () => {
      const { add, release, views, activity } = setUp();
      await add();
      await add({ forAll: true }, ada);

      await release('ada');
      await release('bo');

      expect(views.records.all.map(({ id }) => id)).toEqual(['v2']);
      expect(activity.all.at(-1)).toMatchObject({ action: 'view-deleted', subject: { id: 'v1' } });
    });
  });
});
