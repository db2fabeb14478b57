import { jest } from '@jest/globals';
import { timeLeft, withinTime, withTimeStopped } from './time-budget.js';

describe('Time budget', () => {
  it('excludes the time that it waits for the caller', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0);

    await withinTime(4_500, async () => {
      clock.mockReturnValue(1_000);
      await withTimeStopped(() => {
        clock.mockReturnValue(31_000);
        return Promise.resolve();
      });
      expect(timeLeft()).toBe(3_500);
      clock.mockReturnValue(34_000);
      expect(timeLeft()).toBe(500);
    });
  });
});
