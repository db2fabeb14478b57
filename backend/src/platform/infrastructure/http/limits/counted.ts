/** How many requests of a window were counted, and how long the window lasts. */
export interface Counted {
  readonly points: number;
  readonly msLeft: number;
}

/** The database's clock as the table `rate_limits` has it: windows begin and end by it, whatever a process's says. */
export const NOW = '(extract(epoch from now()) * 1000)::bigint';
