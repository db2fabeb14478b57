/** A piece of work for later, done by whichever process is free. */
export interface Job {
  /** The queue; each has one JobHandler. */
  readonly queue: string;
  /** A UUID. Enqueuing the same id again adds no second job. */
  readonly id: string;
  /** JSON. Ids, never personal details: jobs outlive the records they are about. */
  readonly data: object;
  /** Delay in seconds; none if omitted. */
  readonly afterSeconds?: number | undefined;
}

export abstract class JobQueue {
  /** Commits with the other writes of the running unit of work. */
  abstract enqueue(job: Job): Promise<void>;
}
