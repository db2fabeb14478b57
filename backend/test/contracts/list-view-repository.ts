import type { ListViewRepository } from '#modules/views/application/list-view.repository.js';
import { ViewNameTaken, ViewNotFound } from '#modules/views/domain/errors.js';
import { ListView, type ListViewDetails } from '#modules/views/domain/list-view.js';
import type { Subject } from './subject.js';

/** Members of staff with these ids must exist. */
export const OWNERS = [
  '0193f000-0000-7000-8000-0000000000b1',
  '0193f000-0000-7000-8000-0000000000b2',
] as const;
const [ADA, BO] = OWNERS;
const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');

const view = (place: number, ownerId: string, changes: Partial<ListViewDetails> = {}): ListView =>
  new ListView(
    `0193f000-0000-7000-8000-00000000000${place}`,
    'applications',
    ownerId,
    {
      name: 'Overdue',
      q: null,
      filters: { status: 'pending' },
      sort: null,
      columns: ['company', 'amount'],
      forAll: false,
      ...changes,
    },
    monday,
  );

export const listViewRepositoryContract = (setUp: () => Promise<Subject<ListViewRepository>>): void => {
  const filled = async (...all: readonly ListView[]) => {
    const { subject: views, run } = await setUp();
    for (const one of all) await views.add(one);
    return { views, run, locked: ({ id }: ListView) => run(() => views.lock(id)) };
  };

  it('returns a view as it was added, and rejects an unknown one', async () => {
    const { locked } = await filled(view(1, ADA));

    expect(await locked(view(1, ADA))).toEqual(view(1, ADA));
    await expect(locked(view(2, ADA))).rejects.toThrow(ViewNotFound);
  });

  it('stores a change only when it is saved', async () => {
    const { views, run, locked } = await filled(view(1, ADA));
    const found = await locked(view(1, ADA));
    found.change({ name: 'Late', columns: null, forAll: true }, tuesday);
    expect(await locked(found)).toEqual(view(1, ADA));

    await run(() => views.save(found));

    expect(await locked(found)).toEqual(found);
  });

  it('rejects a name that the owner has already in that list, whatever its case', async () => {
    const { views, run, locked } = await filled(view(1, ADA), view(2, BO), view(3, ADA, { name: 'Late' }));

    await expect(views.add(view(4, ADA, { name: 'OVERDUE' }))).rejects.toThrow(ViewNameTaken);
    const late = await locked(view(3, ADA));
    late.change({ name: 'overdue' }, tuesday);
    await expect(run(() => views.save(late))).rejects.toThrow(ViewNameTaken);
  });

  it('rejects a taken shared name, but allows it for a private view', async () => {
    const { views } = await filled(view(1, ADA, { forAll: true }));

    await expect(views.add(view(2, BO, { forAll: true }))).rejects.toThrow(ViewNameTaken);
    await expect(views.add(view(3, ADA))).resolves.toBeUndefined();
  });

  it('no longer finds a removed view', async () => {
    const { views, locked } = await filled(view(1, ADA));

    await views.remove(view(1, ADA));

    await expect(locked(view(1, ADA))).rejects.toThrow(ViewNotFound);
  });

  it('removes the private views of one owner, and returns their ids', async () => {
    const [own, shared, others] = [view(1, ADA), view(2, ADA, { forAll: true }), view(3, BO)];
    const { views, locked } = await filled(own, shared, others);

    expect(await views.removeOwnOf(ADA)).toEqual([own.id]);

    await expect(locked(own)).rejects.toThrow(ViewNotFound);
    expect(await locked(shared)).toEqual(shared);
    expect(await locked(others)).toEqual(others);
  });
};
