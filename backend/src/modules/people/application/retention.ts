import type { PeriodName } from '../domain/periods.js';

/** The periods whose end the nightly run brings about; the others end by jobs of their own. */
export const RETAINED = [
  'enquiry',
  'deal',
  'message',
  'complaint',
  'partner',
  'staff',
  'activity',
] as const satisfies readonly PeriodName[];
export type RetainedPeriod = (typeof RETAINED)[number];

export type RetentionCounts = Readonly<Record<RetainedPeriod, number>>;

export interface RetentionRun {
  readonly id: string;
  readonly startedAt: string;
  /** Null while it runs, or where it was cut off. */
  readonly endedAt: string | null;
  readonly counts: RetentionCounts;
  /** How many were due and are still there. */
  readonly remaining: number | null;
}

export abstract class Retention {
  /** How many are due by today: what a run would do. Nothing is changed. */
  abstract due(): Promise<RetentionCounts>;
  /**
   * Erases what is due, in batches of their own transactions. One process at a time: null where another is at it. What
   * was done stays done where the process ends in the middle.
   */
  abstract run(): Promise<RetentionRun | null>;
  /** The last runs, newest first. */
  abstract runs(most: number): Promise<readonly RetentionRun[]>;
  /** The day since which it makes no progress; null where it does. */
  abstract stoppedSince(): Promise<string | null>;
}
