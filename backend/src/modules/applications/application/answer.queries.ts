/** An application that was decided, and the moments that its answer took. */
export interface Decided {
  readonly createdAt: Date;
  readonly firstMovedAt: Date;
  readonly firstDecidedAt: Date;
}

/** How enquiries are answered. */
export abstract class AnswerQueries {
  /** How many wait that are due by now, and how many later but by `soon`; counted up to MOST_COUNTED. */
  abstract awaited(now: Date, soon: Date): Promise<{ readonly overdue: number; readonly dueSoon: number }>;
  /** Those first decided since then, the latest first. */
  abstract latestDecisions(since: Date, most: number): Promise<readonly Decided[]>;
}
