/** A decided application with the times that its response took. */
export interface Decided {
  readonly createdAt: Date;
  readonly firstMovedAt: Date;
  readonly firstDecidedAt: Date;
}

/** A first decision with its week, named by its Monday in London. */
export interface DecidedInWeek {
  readonly week: string;
  readonly createdAt: Date | null;
  readonly firstDecidedAt: Date | null;
}

/** Figures about response times. */
export abstract class AnswerQueries {
  /** The number of waiting applications that are overdue, and of those due by `soon`; counted up to COUNT_LIMIT. */
  abstract awaited(now: Date, soon: Date): Promise<{ readonly overdue: number; readonly dueSoon: number }>;
  /** Applications first decided since then, the latest first. */
  abstract latestDecisions(since: Date, most: number): Promise<readonly Decided[]>;
  /**
   * The latest first decisions of each of the last twelve weeks, this one last, up to a maximum per week; a week
   * without any has one entry without times.
   */
  abstract weeklyDecisions(mostInAWeek: number): Promise<readonly DecidedInWeek[]>;
}
