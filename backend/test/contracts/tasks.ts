import { randomUUID } from 'node:crypto';
import type { CalendarLinkRepository } from '#modules/tasks/application/calendar-link.repository.js';
import type { TaskRepository } from '#modules/tasks/application/task.repository.js';
import { TaskNotFound } from '#modules/tasks/domain/errors.js';
import { Task } from '#modules/tasks/domain/task.js';
import { recordId, type Subject } from './subject.js';

const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');

export const taskRepositoryContract = (
  setUp: () => Promise<Subject<TaskRepository>>,
  [ADA, BO]: readonly [string, string],
): void => {
  const task = (place: number, ownerId: string | null = null) =>
    Task.byHand(recordId(place), null, { title: 'Call Isla', dueOn: '2026-11-27', ownerId }, monday);
  const caused = (place: number, subject: string) => ({
    task: Task.byCause(
      recordId(place),
      null,
      { kind: 'question', subject, about: 'Isla Fraser', day: '2026-11-23' },
      monday,
    ),
    entryId: randomUUID(),
  });

  it('returns a task as it was added, and rejects an unknown one', async () => {
    const { subject: tasks, run } = await setUp();
    await tasks.add(task(1, ADA));

    expect(await run(() => tasks.lock(recordId(1)))).toEqual(task(1, ADA));
    await expect(run(() => tasks.lock(recordId(9)))).rejects.toThrow(TaskNotFound);
  });

  it('stores a change only when it is saved', async () => {
    const { subject: tasks, run } = await setUp();
    await tasks.add(task(1));
    const changed = task(1);
    changed.change({ title: 'Call Isla again', dueOn: '2026-12-01' }, tuesday);
    changed.markDone(true, tuesday);
    expect(await run(() => tasks.lock(recordId(1)))).toEqual(task(1));

    await run(() => tasks.save(changed));

    expect(await run(() => tasks.lock(recordId(1)))).toEqual(changed);
  });

  it('adds one task for a cause, and reopens it when its cause returns', async () => {
    const { subject: tasks, run } = await setUp();
    await tasks.addCaused([caused(1, 'm1')]);
    await tasks.addCaused([caused(2, 'm1')]);
    await expect(run(() => tasks.lock(recordId(2)))).rejects.toThrow(TaskNotFound);
    expect(await run(() => tasks.closeOf('question', 'm1'))).toEqual([recordId(1)]);
    expect(await run(() => tasks.lock(recordId(1)))).toMatchObject({ isCauseGone: true });

    await tasks.addCaused([caused(3, 'm1')]);

    expect(await run(() => tasks.lock(recordId(1)))).toMatchObject({ isCauseGone: false, doneAt: null });
  });

  it('locks the task of a cause until the cause has gone', async () => {
    const { subject: tasks, run } = await setUp();
    await tasks.addCaused([caused(1, 'm1')]);
    expect(await run(() => tasks.lockOf('question', 'm1'))).toMatchObject({ id: recordId(1) });
    expect(await run(() => tasks.lockOf('question', 'm2'))).toBeNull();

    await run(() => tasks.closeOf('question', 'm1'));

    expect(await run(() => tasks.lockOf('question', 'm1'))).toBeNull();
  });

  it('closes the tasks of all causes of a kind except the named ones', async () => {
    const { subject: tasks, run } = await setUp();
    await tasks.addCaused([caused(1, 'm1'), caused(2, 'm2')]);

    expect(await run(() => tasks.closeAllBut('question', ['m2']))).toEqual([recordId(1)]);
    expect(await run(() => tasks.closeAllBut('question', ['m2']))).toEqual([]);
    expect(await run(() => tasks.lock(recordId(2)))).toMatchObject({ doneAt: null });
  });

  it('unassigns the open tasks of one member of staff', async () => {
    const { subject: tasks, run } = await setUp();
    await tasks.add(task(1, ADA));
    await tasks.add(task(2, BO));
    const done = task(3, ADA);
    done.markDone(true, monday);
    await tasks.add(done);

    expect(await run(() => tasks.releaseOwnedBy(ADA))).toEqual([recordId(1)]);
    expect(await run(() => tasks.lock(recordId(1)))).toMatchObject({ ownerId: null });
    expect(await run(() => tasks.lock(recordId(2)))).toMatchObject({ ownerId: BO });
  });
};

export const calendarLinkRepositoryContract = (
  setUp: () => Promise<Subject<CalendarLinkRepository>>,
  [ADA, BO]: readonly [string, string],
): void => {
  const link = (place: number, adminId: string) => ({
    id: recordId(place),
    adminId,
    digest: `aa0${place}`,
    createdAt: monday,
  });

  it('returns the link of a member of staff, by id and by digest', async () => {
    const { subject: links } = await setUp();
    await links.replace(link(1, ADA));

    expect(await links.find(ADA)).toEqual(link(1, ADA));
    expect(await links.findByDigest('aa01')).toEqual(link(1, ADA));
    expect([await links.find(BO), await links.findByDigest('aa02')]).toEqual([null, null]);
  });

  it('replaces and removes a link', async () => {
    const { subject: links } = await setUp();
    await links.replace(link(1, ADA));
    await links.replace(link(2, ADA));
    expect(await links.find(ADA)).toEqual(link(2, ADA));
    expect(await links.findByDigest('aa01')).toBeNull();

    await links.remove(ADA);

    expect(await links.find(ADA)).toBeNull();
  });
};
