import type { DataSource } from 'typeorm';
import { DatabaseClock } from './database-clock.js';

/** A database whose clock the test sets. */
const startClock = async (time: string) => {
  let answeredAt = time;
  const answer = () => Promise.resolve([{ ms: Date.parse(answeredAt) }]);
  const clock = new DatabaseClock({ query: answer } as unknown as DataSource);
  await clock.onModuleInit();
  const hour = () => clock.now().toISOString().slice(0, 13);
  return { clock, hour, tell: (other: string) => void (answeredAt = other) };
};

describe('DatabaseClock', () => {
  it('uses the database’s time, whatever the machine’s clock says', async () => {
    const { clock, hour } = await startClock('2031-02-03T04:30:00Z');

    expect(hour()).toBe('2031-02-03T04');
    clock.onApplicationShutdown();
  });

  it('advances between readings', async () => {
    const { clock } = await startClock('2031-02-03T04:30:00Z');
    const before = clock.now();

    await new Promise((resolve) => setTimeout(resolve, 20));

    expect(clock.now().getTime()).toBeGreaterThan(before.getTime());
    clock.onApplicationShutdown();
  });

  it('follows a database whose clock was changed, in either direction', async () => {
    const { clock, hour, tell } = await startClock('2031-02-03T04:30:00Z');

    tell('2031-02-03T09:30:00Z');
    await clock.set();
    expect(hour()).toBe('2031-02-03T09');

    tell('2031-02-02T01:30:00Z');
    await clock.set();
    expect(hour()).toBe('2031-02-02T01');
    clock.onApplicationShutdown();
  });
});
