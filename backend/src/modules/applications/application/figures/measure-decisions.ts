import { medianOf } from '../../domain/response-time/median.js';
import { businessMinutesBetween } from '../../domain/response-time/business-hours.js';
import type { AnswerQueries, DecidedInWeek } from '../answers/answer.queries.js';

/** The maximum number of decisions measured per week: the latest ones, so that a busy year takes no longer. */
const MAX_MEASURED_PER_WEEK = 500;

/** The response times of one week's first decisions. */
export interface WeekOfDecisions {
  /** Its Monday in London: '2026-11-16'. */
  readonly week: string;
  /** The sample size. */
  readonly decided: number;
  /** Business minutes from receipt to the first approval or rejection; null if there was none. */
  readonly medianMinutes: number | null;
}

/** Response times of first decisions, by week. */
export class MeasureDecisions {
  constructor(private readonly queries: AnswerQueries) {}

  /** The last twelve weeks in London, this one last, by date of the decision. */
  async execute(): Promise<readonly WeekOfDecisions[]> {
    const decisions = await this.queries.weeklyDecisions(MAX_MEASURED_PER_WEEK);
    return [...Map.groupBy(decisions, ({ week }) => week)].map(([week, ofWeek]) => {
      const minutes = ofWeek.flatMap(minutesOf);
      return { week, decided: minutes.length, medianMinutes: medianOf(minutes) };
    });
  }
}

/** No times if nothing was decided. */
const minutesOf = ({ createdAt, firstDecidedAt }: DecidedInWeek): readonly number[] =>
  createdAt && firstDecidedAt ? [businessMinutesBetween(createdAt, firstDecidedAt)] : [];
