import { Clock } from '#platform/application/clock.js';
import { contextOf } from '#test/in-memory/surroundings.js';
import { AnswerQueries, type Decided } from './answer.queries.js';
import { MeasureAnswers } from './measure-answers.js';

class Friday extends Clock {
  now(): Date {
    return new Date('2026-11-20T17:30:00Z');
  }
}

class Kept extends AnswerQueries {
  asked: readonly Date[] = [];

  constructor(private readonly decided: readonly Decided[]) {
    super();
  }

  awaited(...asked: readonly [now: Date, soon: Date]): Promise<{ overdue: number; dueSoon: number }> {
    this.asked = asked;
    return Promise.resolve({ overdue: 2, dueSoon: 1 });
  }

  weeklyDecisions(): Promise<readonly never[]> {
    return Promise.resolve([]);
  }

  latestDecisions(): Promise<readonly Decided[]> {
    return Promise.resolve(this.decided);
  }
}

const decided = (created: string, moved: string, at: string): Decided => ({
  createdAt: new Date(created),
  firstMovedAt: new Date(moved),
  firstDecidedAt: new Date(at),
});
const measure = (...decisions: readonly Decided[]) =>
  new MeasureAnswers(contextOf({ clock: new Friday() }), new Kept(decisions)).execute();

describe('MeasureAnswers', () => {
  it('excludes weekends from the median, which is in business hours', async () => {
    const figures = await measure(
      decided('2026-11-13T17:30:00Z', '2026-11-16T09:10:00Z', '2026-11-16T09:30:00Z'),
      decided('2026-11-18T10:00:00Z', '2026-11-18T10:00:00Z', '2026-11-18T12:00:00Z'),
      decided('2026-11-18T10:00:00Z', '2026-11-18T11:00:00Z', '2026-11-19T10:00:00Z'),
    );

    expect(figures).toMatchObject({ decided: 3, medianFirstMoveMinutes: 40, medianDecisionMinutes: 120 });
  });

  it('averages the middle two values', async () => {
    const figures = await measure(
      decided('2026-11-18T10:00:00Z', '2026-11-18T10:00:00Z', '2026-11-18T10:30:00Z'),
      decided('2026-11-18T10:00:00Z', '2026-11-18T10:00:00Z', '2026-11-18T11:30:00Z'),
    );

    expect(figures.medianDecisionMinutes).toBe(60);
  });

  it('omits decision figures when there are no decisions', async () => {
    expect(await measure()).toEqual({
      overdue: 2,
      dueSoon: 1,
      decided: 0,
      medianFirstMoveMinutes: null,
      medianDecisionMinutes: null,
    });
  });

  it('reports an application due within one business hour as due soon, also across a weekend', async () => {
    const queries = new Kept([]);

    await new MeasureAnswers(contextOf({ clock: new Friday() }), queries).execute();

    expect(queries.asked).toEqual([new Date('2026-11-20T17:30:00Z'), new Date('2026-11-23T09:30:00Z')]);
  });
});
