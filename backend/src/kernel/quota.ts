/** A rate limit, and what remains of it for the caller. */
export interface Quota {
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
  readonly remaining: number;
  /** Until the reset. */
  readonly resetSeconds: number;
}
