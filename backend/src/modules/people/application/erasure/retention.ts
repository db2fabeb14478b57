import type { RetainedPeriod } from '../../domain/periods.js';

export type RetentionCounts = Readonly<Record<RetainedPeriod, number>>;

export interface RetentionRun {
  readonly id: string;
  readonly startedAt: string;
  /** Null while it runs, or if it was interrupted. */
  readonly endedAt: string | null;
  readonly counts: RetentionCounts;
  /** How many were due and still exist. */
  readonly remaining: number | null;
}

export abstract class Retention {
  /** Counts what is due by today, which a run would erase. Changes nothing. */
  abstract due(): Promise<RetentionCounts>;
  /**
   * Erases what is due, in batches with separate transactions, in one process at a time: null if another is
   * running. An interrupted run keeps its finished batches.
   */
  abstract run(): Promise<RetentionRun | null>;
  /** The latest runs, newest first. */
  abstract runs(most: number): Promise<readonly RetentionRun[]>;
  /** Since when it has made no progress; null if it has. */
  abstract stoppedSince(): Promise<string | null>;
}
