/** An implementation of a port under its contract. */
export interface Subject<T> {
  readonly subject: T;
  /** Runs work that locks in a unit of work. */
  readonly run: <R>(work: () => Promise<R>) => Promise<R>;
}

/** For a double, which needs no unit of work. */
export const withoutDatabase = <T>(subject: T): Subject<T> => ({ subject, run: (work) => work() });

/** The id of a contract's own record. */
export const recordId = (place: number): string =>
  `0193f000-0000-7000-8000-${String(place).padStart(12, '0')}`;
