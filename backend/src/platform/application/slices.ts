/** Small enough that one slice delays other requests imperceptibly. */
const AT_ONCE = 500;

/** Yields to other requests; await it between two slices of long work. */
export const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Splits items into slices that do not block other requests; none for no items. */
export const slicesOf = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, slice) =>
    items.slice(slice * AT_ONCE, (slice + 1) * AT_ONCE),
  );

/** The longest time in milliseconds that a run of short steps blocks other requests. */
const TURN_MS = 1;

/** Long work of many short steps that would block all other requests if it ran without a break. */
export class TimeSlice {
  private since = performance.now();

  /** Await it between two steps; it costs nothing until the time is used up. */
  async yieldIfOver(): Promise<void> {
    if (performance.now() - this.since < TURN_MS) return;
    await pause();
    this.since = performance.now();
  }
}
