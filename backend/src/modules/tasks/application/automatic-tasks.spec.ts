import { jest } from '@jest/globals';
import { TaskSource, type DatedCause } from './automatic-tasks.js';
import { KeptActivity } from '#test/doubles.js';
import { CountedIds, SetClock, UndoingUnitOfWork, contextOf } from '#test/in-memory/surroundings.js';
import { TasksInMemory } from '#test/in-memory/tasks.js';
import { Contributions } from '#platform/application/contributions.js';
import { SaveAutomaticTasks } from './save-automatic-tasks.js';
import { CreateScheduledTasks } from './create-scheduled-tasks.js';
import { RecordTask } from './record-task.js';

const tuesday = new Date('2026-11-24T10:00:00Z');
const message = { subject: 'm1', applicationId: null, about: 'Fiona' };
const silent = { subject: 's1', applicationId: 'a1', about: 'Alba', day: '2026-11-16' };

const setUp = () => {
  const [activity, clock] = [new KeptActivity(), new SetClock(tuesday)];
  const tasks = new TasksInMemory(activity);
  const caused = new SaveAutomaticTasks(
    contextOf({ ids: new CountedIds('t'), clock }),
    tasks,
    new RecordTask(contextOf({ activity })),
  );
  const [contributions, asked] = [new Contributions(), [] as string[]];
  const standing: DatedCause[] = [];
  contributions.add(TaskSource, {
    kind: 'chase_lender',
    currentBy: (lastDay) => {
      asked.push(lastDay);
      return Promise.resolve([...standing]);
    },
  });
  const job = new CreateScheduledTasks(
    contextOf({ unitOfWork: new UndoingUnitOfWork(tasks.records.byId), clock }),
    contributions,
    caused,
  );
  const said = () => activity.all.map(({ action, actor }) => [action, actor.type]);
  return { tasks, activity, clock, caused, job, standing, asked, said };
};

describe('Automatic tasks', () => {
  it('creates one task for a cause, due immediately, under its own title', async () => {
    const { caused, tasks, said } = setUp();

    await caused.make('question', message);
    await caused.make('question', message);

    expect(tasks.records.all).toMatchObject([
      {
        kind: 'question',
        title: 'Reply to Fiona',
        dueOn: '2026-11-24',
        ownerId: null,
        doneAt: null,
      },
    ]);
    expect(said()).toEqual([['task-added', 'system']]);
  });

  it('belongs to the owner of its cause when it has no application', async () => {
    const { caused, tasks } = setUp();

    await caused.make('confirm_identity', {
      subject: 'r1',
      applicationId: null,
      ownerId: 'ada',
      about: 'R1001',
      day: '2026-12-01',
    });
    await caused.change('confirm_identity', 'r1', { ownerId: 'grace' });

    expect(tasks.records.all).toMatchObject([
      { title: 'Confirm identity for data request R1001', dueOn: '2026-12-01', ownerId: 'grace' },
    ]);
  });

  it('shortens a long name to fit the title', async () => {
    const { caused, tasks } = setUp();

    await caused.make('question', { ...message, about: 'x'.repeat(300) });

    expect(tasks.records.all[0]?.title).toHaveLength(200);
  });

  it('shortens a name without splitting a character', async () => {
    const { caused, tasks } = setUp();

    for (const start of ['', 'x'])
      await caused.make('question', { ...message, subject: start, about: start + '🦊'.repeat(300) });

    expect(tasks.records.all.map(({ title }) => title)).toEqual([
      expect.stringMatching(/^Reply to (?:🦊)+$/u),
      expect.stringMatching(/^Reply to x(?:🦊)+$/u),
    ]);
  });

  it('completes the task when its cause has gone, and reopens it when the cause returns', async () => {
    const { caused, clock, tasks, said } = setUp();
    await caused.make('question', message);

    await caused.close('question', 'm1');
    await caused.close('question', 'm1');
    expect(tasks.records.find('t1')?.doneAt).not.toBeNull();
    clock.time = new Date('2026-11-28T10:00:00Z');
    await caused.make('question', message);

    expect(tasks.records.all).toMatchObject([{ id: 't1', doneAt: null, dueOn: '2026-11-30' }]);
    expect(said().map(([action]) => action)).toEqual(['task-added', 'task-done', 'task-reopened']);
  });

  it('updates the due date and application of a task with its cause, and keeps its state', async () => {
    const { caused, tasks, activity, said } = setUp();
    tasks.owners.set('a2', 'ada');
    await caused.make('answer_complaint', { ...message, day: '2026-12-01' });

    await caused.change('answer_complaint', 'm1', { day: '2026-12-04' });
    await caused.change('answer_complaint', 'm1', { applicationId: 'a2' });
    await caused.change('answer_complaint', 'm1', { applicationId: 'a2', day: '2026-12-04' });

    expect(tasks.records.all).toMatchObject([
      { dueOn: '2026-12-04', applicationId: 'a2', ownerId: 'ada', doneAt: null },
    ]);
    expect(said()).toEqual([
      ['task-added', 'system'],
      ['task-changed', 'system'],
      ['task-changed', 'system'],
    ]);
    expect(activity.all.map(({ changes }) => changes)).toEqual([
      undefined,
      { dueOn: { from: '2026-12-01', to: '2026-12-04' } },
      { applicationId: { from: null, to: 'a2' }, ownerId: { from: null, to: 'ada' } },
    ]);
  });

  it('keeps the owner that staff chose when a cause moves to another application', async () => {
    const { caused, tasks } = setUp();
    tasks.owners.set('a1', 'ada').set('a2', 'bo');
    await caused.make('answer_complaint', { ...message, applicationId: 'a1', day: '2026-12-01' });
    const task = await tasks.lock('t1');
    const ownerAfter = async (ownerId: string, applicationId: string | null) => {
      task.change({ ownerId, applicationId: 'a1' }, tuesday);
      await tasks.save(task);
      await caused.change('answer_complaint', 'm1', { applicationId });
      return tasks.records.find('t1')?.ownerId;
    };

    expect(await ownerAfter('cleo', 'a2')).toBe('cleo');
    expect(await ownerAfter('ada', 'a2')).toBe('bo');
    expect(await ownerAfter('ada', null)).toBeNull();
  });

  it('does nothing for a change to a cause without a task, or that has gone', async () => {
    const { caused, tasks, said } = setUp();
    await caused.change('question', 'm1', { applicationId: 'a1' });
    await caused.make('question', message);
    await caused.close('question', 'm1');
    await caused.change('question', 'm1', { applicationId: 'a1' });

    expect(tasks.records.all).toMatchObject([{ applicationId: null }]);
    expect(said().map(([action]) => action)).toEqual(['task-added', 'task-done']);
  });

  it('keeps a task completed that staff completed while its cause remains', async () => {
    const { caused, tasks } = setUp();
    await caused.make('question', message);
    const task = await tasks.lock('t1');
    task.markDone(true, tuesday);
    await tasks.save(task);

    await caused.make('question', message);
    expect(tasks.records.all).toMatchObject([{ doneAt: tuesday }]);
    await caused.close('question', 'm1');
    await caused.make('question', message);

    expect(tasks.records.all).toMatchObject([{ doneAt: null }]);
  });

  it('creates scheduled tasks once on their due date, and completes those whose cause has gone', async () => {
    const { job, standing, asked, tasks, said } = setUp();
    standing.push(silent, { ...silent, subject: 's2' });

    await job.execute();
    await job.execute();
    expect(asked).toEqual(['2026-11-17', '2026-11-17']);
    expect(tasks.records.all).toMatchObject([
      { kind: 'chase_lender', title: 'Chase Alba', dueOn: '2026-11-23', applicationId: 'a1', doneAt: null },
      { subject: 's2', doneAt: null },
    ]);

    standing.pop();
    await job.execute();
    expect(tasks.records.all.map(({ subject, doneAt }) => [subject, doneAt !== null])).toEqual([
      ['s1', false],
      ['s2', true],
    ]);
    expect(said().map(([action]) => action)).toEqual(['task-added', 'task-added', 'task-done']);
  });

  it('logs all tasks of a run at once, so that its locks are short', async () => {
    const { activity, job, standing, said } = setUp();
    const recorded = jest.spyOn(activity, 'record');
    standing.push(...Array.from({ length: 500 }, (_, place) => ({ ...silent, subject: `s${place}` })));

    await job.execute();

    expect(said()).toHaveLength(500);
    expect(recorded.mock.calls.length).toBeLessThan(10);
  });
});
