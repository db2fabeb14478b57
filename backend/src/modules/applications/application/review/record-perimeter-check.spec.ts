import { reviewing } from '#test/in-memory/reviews.js';
import { anApplication } from '#test/in-memory/applications.js';
import { RecordPerimeterCheck } from './record-perimeter-check.js';

const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');
const ada = { type: 'admin', id: 'ada' } as const;
const finding = { outcome: 'not_regulated', note: 'Limited company, no home as security' } as const;
const grace = { type: 'admin', id: 'grace' } as const;

const setUp = () => {
  const { applications, views, activity, events, context, lock } = reviewing(
    tuesday,
    anApplication('a1', monday),
  );
  const record = new RecordPerimeterCheck(context, lock, applications, events);
  return { events, activity, lists: views, record };
};

describe('RecordPerimeterCheck', () => {
  it('stores what was found, by whom and when, and logs it', async () => {
    const { activity, lists, record } = setUp();

    await record.execute('a1', finding, ada);

    expect(await lists.one('a1')).toMatchObject({
      perimeterCheckedAt: tuesday.toISOString(),
      perimeterCheckedBy: 'ada',
      perimeterOutcome: 'not_regulated',
      perimeterNote: 'Limited company, no home as security',
      updatedAt: tuesday.toISOString(),
    });
    expect(activity.all).toEqual([
      expect.objectContaining({
        actor: ada,
        action: 'perimeter-checked',
        subject: { type: 'application', id: 'a1' },
      }),
    ]);
  });

  it('keeps the first record when the check is repeated', async () => {
    const { events, lists, record } = setUp();

    await record.execute('a1', finding, ada);
    await record.execute('a1', finding, grace);

    expect(await lists.one('a1')).toMatchObject({ perimeterCheckedBy: 'ada' });
    expect(events.all).toHaveLength(1);
  });

  it('rejects a check based on an earlier version', async () => {
    const { events, record } = setUp();

    await expect(record.execute('a1', { ...finding, readAt: new Date(0) }, ada)).rejects.toMatchObject({
      code: 'application-changed',
    });
    expect(events.all).toEqual([]);
  });
});
