import { InvalidInput } from '#kernel/errors.js';
import { KeptActivity, KeptAnswers } from '#test/doubles.js';
import { HoldsInMemory, HoldViewsInMemory } from '#test/in-memory/people.js';
import { contextOf, CountedIds, SetClock } from '#test/in-memory/surroundings.js';
import { AlreadyHeld } from '../../domain/errors.js';
import { EndHold } from './end-hold.js';
import { PlaceHold } from './place-hold.js';

const ada = { type: 'admin', id: 'ada' } as const;
const asked = {
  subjectType: 'application',
  subjectId: 'a1',
  reason: 'Court case',
  endsOn: '2026-03-20',
} as const;

const setUp = () => {
  const [activity, holds, clock] = [
    new KeptActivity(),
    new HoldsInMemory('a1'),
    new SetClock(new Date('2026-03-12T12:00:00Z')),
  ];
  const idempotency = new KeptAnswers();
  const context = contextOf({ activity, clock, idempotency, ids: new CountedIds('h') });
  const views = new HoldViewsInMemory(holds);
  return {
    activity,
    holds,
    clock,
    place: new PlaceHold(context, holds, views),
    end: new EndHold(context, holds, views),
  };
};

describe('PlaceHold', () => {
  it.each(['2026-03-12', '2026-03-11'])('rejects %s as the end, which has begun', async (endsOn) => {
    const { place, holds } = setUp();

    await expect(place.execute({ ...asked, endsOn }, null, ada)).rejects.toThrow(InvalidInput);

    expect(holds.records.all).toEqual([]);
  });

  it('rejects a second hold until the first has expired, and then ends that one', async () => {
    const { place, holds, clock } = setUp();
    await place.execute(asked, null, ada);
    clock.time = new Date('2026-03-19T23:30:00Z');
    const later = { ...asked, reason: 'Appeal', endsOn: null };
    await expect(place.execute(later, null, ada)).rejects.toThrow(AlreadyHeld);

    clock.time = new Date('2026-03-20T00:30:00Z');
    await place.execute(later, null, ada);

    expect(holds.records.all).toMatchObject([
      { reason: 'Court case', endedAt: clock.time, endedBy: null },
      { reason: 'Appeal', endedAt: null },
    ]);
  });

  it('allows a hold of another record', async () => {
    const { place, holds } = setUp();
    await place.execute(asked, null, ada);

    await place.execute({ ...asked, subjectType: 'introducer' }, null, ada);

    expect(holds.records.all).toHaveLength(2);
  });
});

describe('EndHold', () => {
  it('ends a hold once, as who ended it first', async () => {
    const { place, end, holds, activity } = setUp();
    const { id } = await place.execute(asked, null, ada);

    await end.execute(id, ada);
    await end.execute(id, { type: 'admin', id: 'ben' });

    expect(holds.records.find(id)).toMatchObject({ endedBy: 'ada' });
    expect(activity.all.map(({ action }) => action)).toEqual(['hold-placed', 'hold-ended']);
  });
});
