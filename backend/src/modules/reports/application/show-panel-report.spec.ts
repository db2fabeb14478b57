import type { RecentEnquiry } from '#modules/applications/public.js';
import type { LenderConfirmation } from '#modules/lenders/public.js';
import type { PanelSurvey } from '#modules/matching/public.js';
import { Clock } from '#platform/application/clock.js';
import { contextOf } from '#test/in-memory/surroundings.js';
import { ShowPanelReport } from './show-panel-report.js';

class Now extends Clock {
  at = new Date('2026-11-20T10:00:00Z');

  now(): Date {
    return this.at;
  }

  pass(seconds: number): void {
    this.at = new Date(this.at.getTime() + seconds * 1_000);
  }
}

const SURVEY: PanelSurvey = {
  lenders: 3,
  enquiries: [],
  statements: [
    ...[{ lenderId: 'a', field: 'maxAmount' as const, states: '£1m', refused: 2, unconfirmed: 0 }].map(
      (statement) => ({ ...statement, asked: null, named: [] }),
    ),
  ],
};

/** No recent enquiries, with a panel and its lenders. */
class Surveys {
  taken: readonly Date[] = [];
  confirmedAt: Date | null = null;

  constructor(
    private readonly clock: Now,
    private readonly takesSeconds: number,
  ) {}

  latest(since: Date): Promise<readonly RecentEnquiry[]> {
    this.taken = [...this.taken, since];
    return Promise.resolve([]);
  }

  async execute(): Promise<PanelSurvey> {
    await Promise.resolve();
    this.clock.pass(this.takesSeconds);
    return SURVEY;
  }

  confirmations(): Promise<readonly LenderConfirmation[]> {
    return Promise.resolve([{ id: 'a', name: 'Alba', confirmedAt: this.confirmedAt }]);
  }
}

const prepared = (takesSeconds = 0) => {
  const clock = new Now();
  const surveys = new Surveys(clock, takesSeconds);
  return { clock, surveys, report: new ShowPanelReport(contextOf({ clock }), surveys, surveys, surveys) };
};

describe('ShowPanelReport', () => {
  it('returns the dates of the enquiries, the time and the size of the panel', async () => {
    const { report } = prepared();

    expect(await report.execute()).toMatchObject({
      surveyedAt: '2026-11-20T10:00:00.000Z',
      since: '2026-08-22T10:00:00.000Z',
      enquiries: 0,
      lenders: 3,
      toConfirm: [{ id: 'a', name: 'Alba' }],
    });
  });

  it('shares one survey among concurrent requests, for a minute', async () => {
    const { report, surveys, clock } = prepared();

    await Promise.all([report.execute(), report.execute()]);
    clock.pass(59);
    await report.execute();
    expect(surveys.taken).toHaveLength(1);

    clock.pass(1);
    await report.execute();
    expect(surveys.taken).toHaveLength(2);
  });

  it('caches a slow survey for longer, so that it never keeps a process busy', async () => {
    const { report, surveys, clock } = prepared(9);

    await report.execute();
    clock.pass(170);
    await report.execute();

    expect(surveys.taken).toHaveLength(1);
  });

  it('reflects a confirmation immediately', async () => {
    const { report, surveys, clock } = prepared();
    await report.execute();

    surveys.confirmedAt = clock.now();

    expect((await report.execute()).toConfirm).toEqual([]);
  });
});
