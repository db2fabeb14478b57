/** Requests counted in a window, and its remaining time. */
export interface Counted {
  readonly points: number;
  readonly msLeft: number;
}

/** The database's clock: windows begin and end by it, whatever a process's clock says. */
export const NOW = '(extract(epoch from now()) * 1000)::bigint';
