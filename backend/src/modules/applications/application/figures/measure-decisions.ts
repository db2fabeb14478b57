import { medianOf } from '../../domain/response-time/median.js';
import { businessMinutesBetween } from '../../domain/response-time/business-hours.js';
import type { AnswerQueries, DecidedInWeek } from '../answers/answer.queries.js';

/** How many decisions of a week are measured: the latest, so that a busy year takes no longer to measure. */
const MAX_MEASURED_PER_WEEK = 500;

/** How long the first decisions of a week took. */
export interface WeekOfDecisions {
  /** Its Monday in London: '2026-11-16'. */
  readonly week: string;
  /** How many were measured. */
  readonly decided: number;
  /** Office minutes from an enquiry's arrival until it was first approved or rejected; null while none was. */
  readonly medianMinutes: number | null;
}

/** How long first decisions took, week by week. */
export class MeasureDecisions {
  constructor(private readonly queries: AnswerQueries) {}

  /** The last twelve weeks of London's calendar, this one last, by when the decision was made. */
  async execute(): Promise<readonly WeekOfDecisions[]> {
    const decisions = await this.queries.weeklyDecisions(MAX_MEASURED_PER_WEEK);
    return [...Map.groupBy(decisions, ({ week }) => week)].map(([week, ofWeek]) => {
      const minutes = ofWeek.flatMap(minutesOf);
      return { week, decided: minutes.length, medianMinutes: medianOf(minutes) };
    });
  }
}

/** None where nothing was decided. */
const minutesOf = ({ createdAt, firstDecidedAt }: DecidedInWeek): readonly number[] =>
  createdAt && firstDecidedAt ? [businessMinutesBetween(createdAt, firstDecidedAt)] : [];
