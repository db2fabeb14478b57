/** Few enough that nobody notices the wait for one slice. */
const AT_ONCE = 500;

/** Lets whoever waits have their turn; to be awaited between two slices of long work. */
export const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The items in pieces that can be worked on without making others wait; none when there are no items. */
export const slicesOf = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, slice) =>
    items.slice(slice * AT_ONCE, (slice + 1) * AT_ONCE),
  );

/** How long others wait at most, in milliseconds, where every step is short. */
const TURN_MS = 1;

/** Work of many short steps, which would keep everybody else waiting if they followed each other without a break. */
export class TimeSlice {
  private since = performance.now();

  /** To be awaited between two steps: costs nothing until the turn is over. */
  async yieldIfOver(): Promise<void> {
    if (performance.now() - this.since < TURN_MS) return;
    await pause();
    this.since = performance.now();
  }
}
