/** How often something may be done in a while, and what is left of it for the caller. */
export interface Quota {
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
  readonly remaining: number;
  /** Until more is left. */
  readonly resetSeconds: number;
}
