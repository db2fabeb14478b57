import { AnswerQueries, type DecidedInWeek } from '../answers/answer.queries.js';
import { MeasureDecisions } from './measure-decisions.js';

class Kept extends AnswerQueries {
  constructor(private readonly decided: readonly DecidedInWeek[]) {
    super();
  }

  awaited(): Promise<{ overdue: number; dueSoon: number }> {
    return Promise.resolve({ overdue: 0, dueSoon: 0 });
  }

  latestDecisions(): Promise<readonly never[]> {
    return Promise.resolve([]);
  }

  weeklyDecisions(): Promise<readonly DecidedInWeek[]> {
    return Promise.resolve(this.decided);
  }
}

const decided = (week: string, created: string, at: string): DecidedInWeek => ({
  week,
  createdAt: new Date(created),
  firstDecidedAt: new Date(at),
});

describe('MeasureDecisions', () => {
  it('measures each week in business hours, including one without decisions', async () => {
    const weeks = await new MeasureDecisions(
      new Kept([
        { week: '2026-11-09', createdAt: null, firstDecidedAt: null },
        decided('2026-11-16', '2026-11-13T17:30:00Z', '2026-11-16T09:30:00Z'),
        decided('2026-11-16', '2026-11-18T10:00:00Z', '2026-11-18T12:00:00Z'),
      ]),
    ).execute();

    expect(weeks).toEqual([
      { week: '2026-11-09', decided: 0, medianMinutes: null },
      { week: '2026-11-16', decided: 2, medianMinutes: 90 },
    ]);
  });
});
