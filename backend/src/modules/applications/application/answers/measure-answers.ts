import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { DAY_MS } from '#kernel/time/time-units.js';
import { dueSoonUntil } from '../../domain/response-time/answer-clock.js';
import { medianOf } from '../../domain/response-time/median.js';
import { businessMinutesBetween } from '../../domain/response-time/business-hours.js';
import type { AnswerQueries, Decided } from './answer.queries.js';

/** The period measured: recent decisions only, so that the figure is current and the query fast. */
const MEASURED_DAYS = 90;
const MAX_MEASURED = 1_000;

/** Compliance with our promise to review an enquiry within two business hours. Minutes are business minutes. */
export interface AnswerFigures {
  readonly overdue: number;
  readonly dueSoon: number;
  /** The sample size of the medians. */
  readonly decided: number;
  /** From receipt to the first status change; null if none was decided. */
  readonly medianFirstMoveMinutes: number | null;
  /** From receipt to the first approval or rejection. */
  readonly medianDecisionMinutes: number | null;
}

export class MeasureAnswers {
  constructor(
    private readonly context: UseCaseContext,
    private readonly queries: AnswerQueries,
  ) {}

  async execute(): Promise<AnswerFigures> {
    const now = this.context.clock.now();
    const since = new Date(now.getTime() - MEASURED_DAYS * DAY_MS);
    const [awaited, decisions] = await Promise.all([
      this.queries.awaited(now, dueSoonUntil(now)),
      this.queries.latestDecisions(since, MAX_MEASURED),
    ]);
    return {
      ...awaited,
      decided: decisions.length,
      medianFirstMoveMinutes: medianUntil(decisions, ({ firstMovedAt }) => firstMovedAt),
      medianDecisionMinutes: medianUntil(decisions, ({ firstDecidedAt }) => firstDecidedAt),
    };
  }
}

const medianUntil = (decisions: readonly Decided[], at: (decided: Decided) => Date): number | null =>
  medianOf(decisions.map((decided) => businessMinutesBetween(decided.createdAt, at(decided))));
