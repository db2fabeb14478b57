import { dueOfCause, lastDayDue, AUTOMATIC_TASKS, type TaskCauseKind } from './task-causes.js';
import { addDays } from '#kernel/time/london-time.js';

describe('Task causes', () => {
  it.each<[TaskCauseKind, string, string]>([
    ['question', '2026-11-25', '2026-11-25'],
    ['question', '2026-11-28', '2026-11-30'],
    ['chase_lender', '2026-11-25', '2026-12-02'],
    ['offer_runs_out', '2026-12-02', '2026-11-27'],
    ['renewal', '2027-03-01', '2026-12-01'],
  ])('creates the task of %s on %s due on %s', (kind, day, due) => {
    expect(dueOfCause(kind, day)).toBe(due);
  });

  const kinds = Object.keys(AUTOMATIC_TASKS) as TaskCauseKind[];
  const year = Array.from({ length: 366 }, (_, index) => addDays('2026-01-01', index));

  it.each(kinds)('includes %s up to the last due date, and not from the next day', (kind) => {
    for (const today of year) {
      const last = lastDayDue(kind, today);
      expect([today, dueOfCause(kind, last) <= today]).toEqual([today, true]);
      expect([today, dueOfCause(kind, addDays(last, 1)) > today]).toEqual([today, true]);
    }
  });
});
