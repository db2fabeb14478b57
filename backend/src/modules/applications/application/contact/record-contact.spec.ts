import { anApplication } from '#test/in-memory/applications.js';
import { reviewing } from '#test/in-memory/reviews.js';
import { KeepPromise } from './keep-promise.js';
import { RecordContact } from './record-contact.js';

const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');
const ada = { type: 'admin', id: 'ada' } as const;

const setUp = () => {
  const { applications, views, activity, events, context, lock } = reviewing(
    tuesday,
    anApplication('a1', monday),
  );
  const record = new RecordContact(context, lock, new KeepPromise(context, applications), events);
  return { events, activity, views, record };
};

describe('RecordContact', () => {
  it('counts as the promised response, and does not make open forms stale', async () => {
    const { views, record } = setUp();

    await record.execute('a1', { how: 'phone', reached: true, note: null }, null, ada);

    expect(await views.one('a1')).toMatchObject({
      firstMovedAt: tuesday.toISOString(),
      updatedAt: monday.toISOString(),
    });
  });

  it.each([
    ['phone', 'client-called'],
    ['email', 'client-emailed'],
    ['in_person', 'client-met'],
  ] as const)('records contact by %s as %s, with the note', async (how, kind) => {
    const { activity, events, record } = setUp();

    await record.execute('a1', { how, reached: true, note: ' Accounts to follow ' }, null, ada);

    const facts = { reason: { from: null, to: 'Accounts to follow' } };
    expect(events.all).toMatchObject([{ event: { kind, applicationId: 'a1', actor: ada, facts } }]);
    expect(activity.all).toMatchObject([{ action: kind, changes: { reason: { from: null, to: 'given' } } }]);
  });

  it('leaves the promise open when the client does not answer, and logs the attempt', async () => {
    const { events, views, record } = setUp();

    await record.execute('a1', { how: 'phone', reached: false, note: 'Voicemail left' }, null, ada);

    expect(await views.one('a1')).toMatchObject({ firstMovedAt: null });
    expect(events.all).toMatchObject([{ event: { kind: 'client-not-reached', applicationId: 'a1' } }]);
  });

  it('rejects a blank note', async () => {
    const { events, record } = setUp();

    await record.execute('a1', { how: 'phone', reached: true, note: '  ' }, null, ada);

    expect(events.all).toMatchObject([{ event: { kind: 'client-called', facts: {} } }]);
  });
});
