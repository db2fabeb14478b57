/** An application that was decided, and the moments that its answer took. */
export interface Decided {
  readonly createdAt: Date;
  readonly firstMovedAt: Date;
  readonly firstDecidedAt: Date;
}

/** A first decision with its week: that of its Monday in London. */
export interface DecidedInWeek {
  readonly week: string;
  readonly createdAt: Date | null;
  readonly firstDecidedAt: Date | null;
}

/** How enquiries are answered. */
export abstract class AnswerQueries {
  /** How many wait that are due by now, and how many later but by `soon`; counted up to COUNT_LIMIT. */
  abstract awaited(now: Date, soon: Date): Promise<{ readonly overdue: number; readonly dueSoon: number }>;
  /** Those first decided since then, the latest first. */
  abstract latestDecisions(since: Date, most: number): Promise<readonly Decided[]>;
  /**
   * Of each of the last twelve weeks, this one last, the latest first decisions, at most so many; of a week without
   * any, one entry without times.
   */
  abstract weeklyDecisions(mostInAWeek: number): Promise<readonly DecidedInWeek[]>;
}
