import { EventsInMemory } from '#test/application-events.js';
import { KeptActivity } from '#test/doubles.js';
import type { NewEvent } from './application-events.js';

const ada = { type: 'admin', id: 'ada' } as const;

const recorded = async (event: NewEvent) => {
  const activity = new KeptActivity();
  const events = new EventsInMemory(activity, { next: () => 'e1', of: (name) => name });
  await events.record(event);
  return { events: events.all, activity: activity.all };
};

describe('ApplicationEvents', () => {
  it('stores the reason of a change, and logs under the same id only that there was one', async () => {
    const status = { from: 'pending', to: 'rejected' };
    const event: NewEvent = {
      kind: 'reviewed',
      applicationId: 'a1',
      actor: ada,
      facts: { status, reason: { from: null, to: 'Mr Alder’s debts' } },
    };

    const { events, activity } = await recorded(event);

    expect(events).toEqual([{ id: 'e1', event }]);
    expect(activity).toEqual([
      {
        id: 'e1',
        actor: ada,
        action: 'application-reviewed',
        subject: { type: 'application', id: 'a1' },
        changes: { status, reason: { from: null, to: 'given' } },
      },
    ]);
  });

  it('logs earlier events with their own time', async () => {
    const at = new Date('2026-11-20T12:00:00Z');

    const { activity } = await recorded({ kind: 'noted', applicationId: 'a1', actor: ada, at });

    expect(activity).toEqual([
      { id: 'e1', at, actor: ada, action: 'application-noted', subject: { type: 'application', id: 'a1' } },
    ]);
  });
});
