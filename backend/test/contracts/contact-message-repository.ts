import { randomUUID } from 'node:crypto';
import type { ContactMessageRepository } from '#modules/contact/application/contact-message.repository.js';
import { ContactMessage } from '#modules/contact/domain/contact-message.js';
import { MessageNotFound } from '#modules/contact/domain/errors.js';
import { visitor } from '#test/doubles.js';
import type { Subject } from './subject.js';

/** A member of staff with this id must exist. */
export const ADA = '0193f000-0000-7000-8000-0000000000b1';
const ID = '0193f000-0000-7000-8000-000000000001';
const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');
const words = { name: 'Fiona Alder', email: 'fiona@alder.example', phone: null, message: 'Please call\nme.' };

export const contactMessageRepositoryContract = (
  setUp: () => Promise<Subject<ContactMessageRepository>>,
): void => {
  const filled = async () => {
    const { subject: messages, run } = await setUp();
    const message = ContactMessage.send(ID, words, monday);
    const entry = {
      id: randomUUID(),
      actor: visitor,
      action: 'message-sent',
      subject: { type: 'contact-message', id: ID },
    } as const;
    await messages.add({ message, entry, call: null });
    return { messages, run, message, locked: (id: string) => run(() => messages.lock(id)) };
  };

  it('returns a message as it was added', async () => {
    const { locked, message } = await filled();

    expect(await locked(ID)).toEqual(message);
  });

  it('rejects an unknown message', async () => {
    const { locked } = await filled();

    await expect(locked('0193f000-0000-7000-8000-000000000009')).rejects.toThrow(MessageNotFound);
  });

  it('stores who handled a message only when it is saved', async () => {
    const { messages, run, locked } = await filled();
    const message = await locked(ID);
    message.markHandled(ADA, tuesday);
    expect(await locked(ID)).toMatchObject({ handledAt: null, handledBy: null });

    await run(() => messages.save(message));

    expect(await locked(ID)).toEqual(message);
  });

  it('stores that a message was reopened', async () => {
    const { messages, run, locked, message } = await filled();
    message.markHandled(ADA, tuesday);
    await run(() => messages.save(message));
    message.reopen();

    await run(() => messages.save(message));

    expect(await locked(ID)).toMatchObject({ handledAt: null, handledBy: null });
  });
};
