/** What came of one attempt to write a backup. */
export interface BackupRun {
  readonly id: string;
  readonly startedAt: Date;
  /** The file's name without its folder. */
  readonly file: string;
  /** The size of the file; null when it failed. */
  readonly bytes: number | null;
  /** A sentence; null when it succeeded. */
  readonly failure: string | null;
}

export interface LastRuns {
  /** When the newest good backup was begun: what it holds is of that moment. Null: there is none. */
  readonly lastGoodAt: Date | null;
  /** Why the newest run failed; null when it did not. */
  readonly lastFailure: string | null;
}

export abstract class BackupRuns {
  abstract add(run: BackupRun): Promise<void>;
  abstract last(): Promise<LastRuns>;
}
