import { KeptActivity } from '#test/doubles.js';
import { MessageViewsInMemory, MessagesInMemory } from '#test/in-memory/messages.js';
import { AutomaticTasksInMemory } from '#test/in-memory/tasks.js';
import { SetClock, UndoingUnitOfWork, contextOf } from '#test/in-memory/surroundings.js';
import { ContactMessage } from '../domain/contact-message.js';
import { MessageNotFound } from '../domain/errors.js';
import { MarkMessage } from './mark-message.js';

const monday = new Date('2026-11-23T10:00:00Z');
const words = { name: 'Fiona', email: 'fiona@alder.example', phone: null, message: 'Please ring me.' };
const ada = { type: 'admin', id: 'ada' } as const;
const grace = { type: 'admin', id: 'grace' } as const;

const setUp = () => {
  const messages = new MessagesInMemory(ContactMessage.send('m1', words, monday));
  const [activity, clock, tasks] = [new KeptActivity(), new SetClock(monday), new AutomaticTasksInMemory()];
  const mark = new MarkMessage(
    contextOf({
      unitOfWork: new UndoingUnitOfWork(messages.records.byId, activity.all, tasks.open),
      activity,
      clock,
    }),
    messages,
    new MessageViewsInMemory(messages, { ada: 'Ada Lovelace', grace: 'Grace Hopper' }),
    tasks,
  );
  return { tasks, activity, clock, mark, kept: () => messages.records.find('m1') };
};

describe('MarkMessage', () => {
  it('marks a message as handled, by whom and when', async () => {
    const { activity, mark, kept } = setUp();

    const view = await mark.execute('m1', true, ada);

    expect(view).toMatchObject({ ...words, handledAt: monday.toISOString(), handledBy: 'Ada Lovelace' });
    expect(kept()).toMatchObject({ handledAt: monday, handledBy: 'ada' });
    const subject = { type: 'contact-message', id: 'm1' };
    expect(activity.all).toEqual([{ actor: ada, action: 'message-handled', subject }]);
  });

  it('completes the task to answer it, and reopens both together', async () => {
    const { mark, tasks } = setUp();
    const task = { kind: 'question', subject: 'm1', applicationId: null, about: 'Fiona' };
    await tasks.make('question', { subject: 'm1', applicationId: null, about: 'Fiona' });

    await mark.execute('m1', true, ada);
    expect(tasks.open).toEqual([]);
    await mark.execute('m1', false, ada);
    expect(tasks.open).toEqual([task]);
  });

  it('keeps the first member of staff as the handler', async () => {
    const { activity, clock, mark, kept } = setUp();
    await mark.execute('m1', true, ada);
    clock.time = new Date('2026-11-24T10:00:00Z');

    expect(await mark.execute('m1', true, grace)).toMatchObject({ handledBy: 'Ada Lovelace' });
    expect(kept()).toMatchObject({ handledAt: monday, handledBy: 'ada' });
    expect(activity.all).toHaveLength(1);
  });

  it('reopens it once', async () => {
    const { activity, mark, kept } = setUp();
    await mark.execute('m1', true, ada);

    const view = await mark.execute('m1', false, grace);
    await mark.execute('m1', false, grace);

    expect(view).toMatchObject({ handledAt: null, handledBy: null });
    expect(kept()).toMatchObject({ handledAt: null, handledBy: null });
    expect(activity.all.map(({ actor, action }) => [actor.id, action])).toEqual([
      ['ada', 'message-handled'],
      ['grace', 'message-reopened'],
    ]);
  });

  it('rejects an unknown message', async () => {
    await expect(setUp().mark.execute('gone', true, ada)).rejects.toThrow(MessageNotFound);
  });
});
