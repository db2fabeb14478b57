/** The result of one attempt to write a backup. */
export interface BackupRun {
  readonly id: string;
  readonly startedAt: Date;
  /** The file's name without its folder. */
  readonly file: string;
  /** The size of the file; null when it failed. */
  readonly bytes: number | null;
  /** The error as a sentence; null on success. */
  readonly failure: string | null;
}

export interface LastRuns {
  /** When the newest good backup was started, which is the time of its data; null if there is none. */
  readonly lastGoodAt: Date | null;
  /** Why the newest run failed; null if it did not. */
  readonly lastFailure: string | null;
}

export abstract class BackupRuns {
  abstract add(run: BackupRun): Promise<void>;
  abstract last(): Promise<LastRuns>;
}
