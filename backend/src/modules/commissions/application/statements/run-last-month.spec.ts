import { SetClock, contextOf } from '#test/in-memory/surroundings.js';
import { RunLastMonth } from './run-last-month.js';

const setUp = (now: string) => {
  const [kept, ran] = [new Set<string>(), [] as string[]];
  const clock = new SetClock(new Date(now));
  const state = { isFailing: false };
  const running = {
    execute: (month: string) => {
      if (state.isFailing) return Promise.reject(new Error('The database is away'));
      ran.push(month);
      return Promise.resolve();
    },
  };
  const runs = {
    wasRun: (month: string) => Promise.resolve(kept.has(month)),
    keepRun: (month: string) => Promise.resolve(void kept.add(month)),
  };
  return { clock, ran, state, job: new RunLastMonth(contextOf({ clock }), running, runs) };
};

describe('RunLastMonth', () => {
  it('runs for the previous month on the first working day, once', async () => {
    // 1 August is a Saturday.
    const { clock, ran, job } = setUp('2026-08-01T09:00:00Z');
    await job.execute();
    clock.time = new Date('2026-08-02T09:00:00Z');
    await job.execute();
    expect(ran).toEqual([]);

    clock.time = new Date('2026-08-03T06:00:00Z');
    await job.execute();
    await job.execute();
    clock.time = new Date('2026-08-04T06:00:00Z');
    await job.execute();
    expect(ran).toEqual(['2026-07']);

    clock.time = new Date('2026-09-01T06:00:00Z');
    await job.execute();
    expect(ran).toEqual(['2026-07', '2026-08']);
  });

  it('runs later when nothing ran on that day', async () => {
    const { ran, job } = setUp('2026-08-12T14:00:00Z');

    await job.execute();
    await job.execute();

    expect(ran).toEqual(['2026-07']);
  });

  it('uses the date in London', async () => {
    // In London it is 1 September, a Tuesday.
    const { ran, job } = setUp('2026-08-31T23:30:00Z');

    await job.execute();

    expect(ran).toEqual(['2026-08']);
  });

  it('retries after a failed run', async () => {
    const { ran, state, job } = setUp('2026-08-03T06:00:00Z');
    state.isFailing = true;
    await expect(job.execute()).rejects.toThrow('away');
    state.isFailing = false;

    await job.execute();

    expect(ran).toEqual(['2026-07']);
  });
});
