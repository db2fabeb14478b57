import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { DAY_MS } from '#kernel/time/time-units.js';
import { dueSoonUntil } from '../../domain/response-time/answer-clock.js';
import { medianOf } from '../../domain/response-time/median.js';
import { businessMinutesBetween } from '../../domain/response-time/business-hours.js';
import type { AnswerQueries, Decided } from './answer.queries.js';

/** What is measured: the latest decisions, so that the figure is of these days and is found as fast among a million. */
const MEASURED_DAYS = 90;
const MAX_MEASURED = 1_000;

/** How the promise stands that somebody looks at an enquiry within two office hours. Minutes are of office hours. */
export interface AnswerFigures {
  readonly overdue: number;
  readonly dueSoon: number;
  /** How many decisions the medians are of. */
  readonly decided: number;
  /** From an enquiry's arrival until it was first moved at all; null while none was decided. */
  readonly medianFirstMoveMinutes: number | null;
  /** From its arrival until it was first approved or rejected. */
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
