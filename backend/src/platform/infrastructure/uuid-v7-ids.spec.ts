import { Clock } from '#platform/application/clock.js';
import { UuidV7Ids } from './uuid-v7-ids.js';

class SetClock extends Clock {
  constructor(public time: Date) {
    super();
  }
  now(): Date {
    return this.time;
  }
}

describe('UuidV7Ids', () => {
  it('creates ids that sort by time', () => {
    const clock = new SetClock(new Date('2026-11-20T12:00:00.000Z'));
    const early = new UuidV7Ids(clock).next();
    clock.time = new Date('2026-11-20T12:00:00.001Z');
    const late = new UuidV7Ids(clock).next();

    expect([late, early].sort()).toEqual([early, late]);
  });

  it('keeps ids of one moment in order, also when the clock is set back', () => {
    const clock = new SetClock(new Date('2026-11-20T12:00:00Z'));
    const ids = new UuidV7Ids(clock);

    const made = Array.from({ length: 1_000 }, () => ids.next());
    clock.time = new Date('2026-11-20T11:00:00Z');
    made.push(ids.next());

    expect(made.toSorted()).toEqual(made);
    expect(new Set(made).size).toBe(1_001);
  });

  it('creates the same id for the same name in every process, and another for another name', () => {
    const clock = new SetClock(new Date('2026-11-20T12:00:00Z'));
    const [one, other] = [new UuidV7Ids(clock), new UuidV7Ids(clock)];

    expect(one.of('a name')).toBe(other.of('a name'));
    expect(one.of('a name')).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(one.of('a name')).not.toBe(one.of('another'));
  });
});
