/** A piece of work that is done later, by whichever process is free. */
export interface Job {
  /** The kind of work; one JobHandler does it. */
  readonly queue: string;
  /** A UUID. What is asked for again under the same id is one job. */
  readonly id: string;
  /** JSON. Ids, never a person's details: jobs are kept for longer than the records they are about. */
  readonly data: object;
  /** It is done no earlier than so many seconds from now; at once where it is left out. */
  readonly afterSeconds?: number | undefined;
}

export abstract class JobQueue {
  /** Kept together with the other writes of the running unit of work, or not at all. */
  abstract enqueue(job: Job): Promise<void>;
}
