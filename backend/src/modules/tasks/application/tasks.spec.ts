import { KeptActivity, KeptAnswers, StaffInMemory } from '#test/doubles.js';
import {
  CountedIds,
  EditedByGrace,
  SetClock,
  UndoingUnitOfWork,
  contextOf,
} from '#test/in-memory/surroundings.js';
import { TaskViewsInMemory, TasksInMemory } from '#test/in-memory/tasks.js';
import { AddTask } from './add-task.js';
import { ChangeTask } from './change-task.js';
import { ListTasks, type TaskDue } from './list-tasks.js';
import { RecordTask } from './record-task.js';
import { ReleaseTasks } from './release-tasks.js';
import type { TaskSelection } from './task-views.js';

const ada = { type: 'admin', id: 'ada' } as const;
const tuesday = new Date('2026-11-24T10:00:00Z');
const accounts = { title: 'Ask for accounts', dueOn: '2026-11-25', ownerId: null, applicationId: 'a1' };

const setUp = () => {
  const [activity, clock] = [new KeptActivity(), new SetClock(tuesday)];
  const tasks = new TasksInMemory(activity);
  const [lists, record, staff] = [
    new TaskViewsInMemory(tasks),
    new RecordTask(contextOf({ activity })),
    new StaffInMemory(['ada', 'ben']),
  ];
  const add = new AddTask(
    contextOf({ idempotency: new KeptAnswers(), ids: new CountedIds('t'), clock }),
    staff,
    tasks,
    lists,
    record,
  );
  const change = new ChangeTask(
    contextOf({
      unitOfWork: new UndoingUnitOfWork(tasks.records.byId, activity.all),
      history: new EditedByGrace(),
      clock,
    }),
    tasks,
    lists,
    staff,
    record,
  );
  const release = new ReleaseTasks(tasks, record);
  return { tasks, activity, clock, add, change, release };
};

describe('Tasks', () => {
  it('is added once per key, and again without one', async () => {
    const { add, tasks, activity } = setUp();

    const first = await add.execute(accounts, 'k1', ada);
    expect(await add.execute(accounts, 'k1', ada)).toEqual(first);
    expect(tasks.records.all).toMatchObject([{ ...accounts, kind: 'manual', doneAt: null }]);
    await add.execute(accounts, 'k2', ada);

    expect(tasks.records.all).toHaveLength(2);
    const subject = { type: 'task', id: 't1' };
    expect(activity.all[0]).toEqual({ actor: ada, action: 'task-added', subject });
  });

  it.each([
    ['a day that is over', { dueOn: '2026-11-23' }, 'dueOn'],
    ['an owner who is not on the staff', { ownerId: 'gone' }, 'ownerId'],
  ])('cannot be added for or assigned to %s', async (_what, wrong, field) => {
    const { add, change, tasks } = setUp();
    const refusal = { kind: 'invalid', errors: [{ field }] };

    await expect(add.execute({ ...accounts, ...wrong }, null, ada)).rejects.toMatchObject(refusal);
    const { id } = await add.execute(accounts, null, ada);
    await expect(change.execute(id, { title: 'Other', ...wrong }, ada)).rejects.toMatchObject(refusal);

    expect(tasks.records.all).toMatchObject([accounts]);
  });

  it('is due today until London’s day ends', async () => {
    const { add, clock } = setUp();
    clock.time = new Date('2026-06-30T22:30:00Z');
    await add.execute({ ...accounts, dueOn: '2026-06-30' }, null, ada);

    clock.time = new Date('2026-06-30T23:30:00Z');
    await expect(add.execute({ ...accounts, dueOn: '2026-06-30' }, null, ada)).rejects.toThrow('in the past');
  });

  it('stays overdue when another field is changed', async () => {
    const { add, change, clock } = setUp();
    const { id } = await add.execute(accounts, null, ada);
    clock.time = new Date('2026-11-30T10:00:00Z');

    const changed = await change.execute(id, { dueOn: accounts.dueOn, ownerId: 'ben' }, ada);

    expect(changed).toMatchObject({ dueOn: accounts.dueOn, ownerId: 'ben' });
  });

  it('logs the changed fields without their text', async () => {
    const { add, change, activity } = setUp();
    const { id } = await add.execute(accounts, null, ada);

    await change.execute(id, { title: 'Ring Fiona at home', dueOn: '2026-11-26', ownerId: 'ben' }, ada);

    expect(activity.all[1]).toMatchObject({
      action: 'task-changed',
      changes: {
        title: { from: null, to: 'changed' },
        dueOn: { from: '2026-11-25', to: '2026-11-26' },
        ownerId: { from: null, to: 'ben' },
      },
    });
    expect(JSON.stringify(activity.all)).not.toContain('Fiona');
  });

  it('is completed once, and can be reopened', async () => {
    const { add, change, clock, activity } = setUp();
    const { id } = await add.execute(accounts, null, ada);
    await change.execute(id, { done: true }, ada);
    clock.time = new Date('2026-11-24T11:00:00Z');

    expect((await change.execute(id, { done: true }, ada)).doneAt).toBe(tuesday.toISOString());
    expect((await change.execute(id, { done: false }, ada)).doneAt).toBeNull();

    expect(activity.all.map(({ action }) => action)).toEqual(['task-added', 'task-done', 'task-reopened']);
  });

  it('rejects a change based on an earlier version, and names who made the last one', async () => {
    const { add, change, clock, tasks } = setUp();
    const { id } = await add.execute(accounts, null, ada);
    clock.time = new Date('2026-11-24T11:00:00Z');
    await change.execute(id, { title: 'First', readAt: tuesday }, ada);

    await expect(change.execute(id, { title: 'Second', readAt: tuesday }, ada)).rejects.toMatchObject({
      code: 'task-changed',
      change: { by: 'Grace Hopper', current: { title: 'First' } },
    });
    expect(tasks.records.find(id)).toMatchObject({ title: 'First' });
  });

  it('is unassigned when its owner leaves, unless it is completed', async () => {
    const { add, change, release, tasks } = setUp();
    const mine = { ...accounts, ownerId: 'ben' };
    for (const one of [mine, mine, { ...mine, ownerId: 'ada' }]) await add.execute(one, null, ada);
    await change.execute('t2', { done: true }, ada);

    await release.release('ben', ada);

    const owners = tasks.records.all.map(({ id, ownerId }) => [id, ownerId]);
    expect(Object.fromEntries(owners)).toEqual({ t1: null, t2: 'ben', t3: 'ada' });
  });

  it.each<[TaskDue, Partial<TaskSelection>]>([
    ['overdue', { isDone: false, dueBefore: '2026-11-24' }],
    ['today', { isDone: false, dueFrom: '2026-11-24', dueBefore: '2026-11-25' }],
    ['week', { isDone: false, dueFrom: '2026-11-25', dueBefore: '2026-12-02' }],
    ['later', { isDone: false, dueFrom: '2026-12-02' }],
    ['done', { isDone: true }],
  ])('is listed as %s by its due date in London', async (due, selection) => {
    const asked: TaskSelection[] = [];
    const lists = {
      one: () => Promise.reject(new Error('Not asked')),
      page: (selection: TaskSelection) => {
        asked.push(selection);
        return Promise.resolve({ items: [], total: 0, next: null });
      },
    };

    const list = new ListTasks(contextOf({ clock: new SetClock(tuesday) }), lists);
    await list.execute({ due, owner: 'me' }, 'ada');
    await list.execute({ owner: 'nobody' }, 'ada');

    expect(asked).toEqual([{ ...selection, ownerId: 'ada' }, { ownerId: null }]);
  });
});
