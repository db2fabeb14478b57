import { EventsInMemory } from '#test/application-events.js';
import { KeptActivity, KeptAnswers } from '#test/doubles.js';
import {
  anApplication,
  ApplicationViewsInMemory,
  ApplicationsInMemory,
  SharedDetailsInMemory,
  OnlyAlba,
} from '#test/in-memory/applications.js';
import { CountedIds, SetClock, contextOf } from '#test/in-memory/surroundings.js';
import { ApplicationNotFound } from '../../domain/errors.js';
import { AddSharedDetails } from './add-shared-details.js';
import { RecordSharedDetails } from './record-shared-details.js';

const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');
const ada = { type: 'admin', id: 'ada' } as const;
const told = { recipient: 'alba', what: ' All answers ', at: null };

const setUp = () => {
  const applications = new ApplicationsInMemory(anApplication('a1', monday));
  const [disclosures, activity] = [new SharedDetailsInMemory(), new KeptActivity()];
  const events = new EventsInMemory(activity, new CountedIds('e'));
  const record = new RecordSharedDetails(
    contextOf({ idempotency: new KeptAnswers(), ids: new CountedIds('d'), clock: new SetClock(tuesday) }),
    new ApplicationViewsInMemory(applications),
    new OnlyAlba(),
    new AddSharedDetails(contextOf({ ids: new CountedIds('k') }), disclosures, events),
  );
  return { disclosures, events, activity, record };
};

describe('RecordSharedDetails', () => {
  it('stores the recipient, the time, and a lender’s name as on the panel', async () => {
    const { disclosures, record } = setUp();

    const view = await record.execute('a1', told, null, ada);

    const details = { id: 'd1', recipient: 'Alba', what: 'All answers' };
    expect(view).toEqual({ ...details, at: tuesday.toISOString() });
    expect(disclosures.all).toEqual([{ ...details, applicationId: 'a1', at: tuesday, recordedBy: 'ada' }]);
  });

  it('stores a recipient that is not a lender as typed', async () => {
    const { disclosures, record } = setUp();

    await record.execute('a1', { ...told, recipient: ' J. Doe, valuer ' }, null, ada);

    expect(disclosures.all).toMatchObject([{ recipient: 'J. Doe, valuer' }]);
  });

  it('logs the event without the recipient, who may be a person', async () => {
    const { events, activity, record } = setUp();

    await record.execute('a1', { ...told, recipient: 'J. Doe' }, null, ada);

    const facts = { disclosure: { from: null, to: 'd1' } };
    expect(events.all).toEqual([
      { id: 'e1', event: { kind: 'disclosed', applicationId: 'a1', actor: ada, facts } },
    ]);
    expect(JSON.stringify(activity.all)).not.toContain('Doe');
  });

  it('stores it once when the request is repeated', async () => {
    const { disclosures, events, record } = setUp();

    const first = await record.execute('a1', told, 'k1', ada);

    expect(await record.execute('a1', told, 'k1', ada)).toEqual(first);
    expect(disclosures.all).toHaveLength(1);
    expect(events.all).toHaveLength(1);
  });

  it.each([
    ['at the moment of the submission', monday, true],
    ['in between', new Date('2026-11-23T12:00:00Z'), true],
    ['at this moment', tuesday, true],
    ['before the application came', new Date('2026-11-23T09:59:59Z'), false],
    ['in time to come', new Date('2026-11-24T10:00:01Z'), false],
  ])('records what was shared %s: %#', async (_when, at, can) => {
    const { disclosures, record } = setUp();

    const recorded = await record.execute('a1', { ...told, at }, null, ada).catch((error: unknown) => error);

    if (can) expect(recorded).toMatchObject({ at: at.toISOString() });
    else expect(recorded).toMatchObject({ code: 'invalid-input', errors: [{ field: 'at' }] });
    expect(disclosures.all).toHaveLength(can ? 1 : 0);
  });

  it('rejects an unknown application', async () => {
    await expect(setUp().record.execute('gone', told, null, ada)).rejects.toThrow(ApplicationNotFound);
  });
});
