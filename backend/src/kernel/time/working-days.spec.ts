import { addWorkingDays } from './working-days.js';

describe('Working days', () => {
  it.each([
    ['over a weekend', '2026-11-27', 1, '2026-11-30'],
    ['over Christmas', '2026-12-24', 1, '2026-12-29'],
    ['from a Saturday', '2026-11-28', 5, '2026-12-04'],
    ['back over a weekend', '2026-12-02', -3, '2026-11-27'],
    ['back from a Sunday', '2026-11-29', -3, '2026-11-25'],
    ['none from a working day', '2026-11-25', 0, '2026-11-25'],
    ['none from a bank holiday', '2026-12-25', 0, '2026-12-29'],
  ])('counts %s', (_how, day, days, expected) => {
    expect(addWorkingDays(day, days)).toBe(expected);
  });
});
