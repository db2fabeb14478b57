import { KeptAnswers, visitor } from '#test/doubles.js';
import { MessagesInMemory } from '#test/in-memory/messages.js';
import { HeldInMemory } from '#test/in-memory/held-submissions.js';
import { contextOf } from '#test/in-memory/surroundings.js';
import { AutomaticTasksInMemory } from '#test/in-memory/tasks.js';
import { SendMessage } from './send-message.js';

const noon = new Date('2026-11-20T12:00:00Z');
const words = { name: 'Ada', email: 'ada@alder.example', phone: null, message: 'Please ring me.' };
const receipt = { id: 'm1', createdAt: '2026-11-20T12:00:00.000Z' };

const ids = { next: () => 'm1', of: (name: string) => name };
const clock = { now: () => noon };
const setUp = () => {
  const [messages, idempotency, tasks, held] = [
    new MessagesInMemory(),
    new KeptAnswers(),
    new AutomaticTasksInMemory(),
    new HeldInMemory(),
  ];
  const send = new SendMessage(contextOf({ idempotency, ids, clock }), messages, held, tasks);
  return { messages, idempotency, tasks, held, send };
};

describe('SendMessage', () => {
  it('stores the message as typed, as not handled', async () => {
    const { messages, send } = setUp();

    const answer = await send.execute(words, null, visitor);

    expect(answer).toEqual(receipt);
    expect(messages.records.all).toEqual([
      { ...words, id: 'm1', createdAt: noon, handledAt: null, handledBy: null },
    ]);
  });

  it('creates one task for staff', async () => {
    const { tasks, send } = setUp();

    await send.execute(words, 'k1', visitor);
    await send.execute(words, 'k1', visitor);

    expect(tasks.open).toEqual([{ kind: 'question', subject: 'm1', applicationId: null, about: 'Ada' }]);
  });

  it('logs the event without personal details', async () => {
    const { messages, send } = setUp();

    await send.execute(words, null, visitor);

    expect(messages.entries).toEqual([
      {
        id: 'm1',
        actor: visitor,
        action: 'message-sent',
        subject: { type: 'contact-message', id: 'm1' },
      },
    ]);
  });

  it('stores the response under the caller’s key and request', async () => {
    const { idempotency, send } = setUp();

    await send.execute(words, 'k1', visitor);

    const call = {
      operation: 'send-message',
      principal: visitor,
      key: 'k1',
      request: words,
      withoutKey: 'same',
    };
    expect(idempotency.answers).toEqual([{ call, answer: receipt }]);
  });

  it('replays the response of a repeated request, and stores no second message', async () => {
    const { messages, send } = setUp();
    await send.execute(words, 'k1', visitor);

    expect(await send.execute(words, 'k1', visitor)).toEqual(receipt);
    expect(messages.records.all).toHaveLength(1);
  });

  describe('a message that may be spam', () => {
    it('gets the usual response, and is held without a message, a task or a log entry', async () => {
      const { held, messages, send, tasks } = setUp();

      expect(await send.execute(words, 'k1', visitor, true)).toEqual(receipt);
      expect(await send.execute(words, 'k1', visitor, true)).toEqual(receipt);

      const { name, email } = words;
      expect([...held.all.values()]).toEqual([
        { id: 'm1', kind: 'contact-message', name, email, written: words, context: null, createdAt: noon },
      ]);
      expect([messages.records.all, tasks.open, messages.entries]).toEqual([[], [], []]);
    });

    it('is stored like any other once released, with its id and time', async () => {
      const { held, messages, send, tasks } = setUp();
      await send.execute(words, 'k1', visitor, true);

      await held.release('m1', send);

      expect(messages.records.all).toMatchObject([{ ...words, id: 'm1', createdAt: noon, handledAt: null }]);
      expect(tasks.open).toMatchObject([{ kind: 'question', subject: 'm1' }]);
      expect(messages.entries).toMatchObject([{ actor: { type: 'visitor' }, action: 'message-sent' }]);
    });
  });
});
