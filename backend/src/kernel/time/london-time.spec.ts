import { addMonths } from './london-time.js';

describe('londonTime', () => {
  it.each([
    ['2026-03-12', 60, '2031-03-12'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-10-31', 4, '2027-02-28'],
    ['2026-12-01', 1, '2027-01-01'],
  ])('adds to %s %d months: %s', (day, months, then) => {
    expect(addMonths(day, months)).toBe(then);
  });
});
