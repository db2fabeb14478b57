/** Few enough that nobody notices the wait for one slice. */
const AT_ONCE = 500;

/** Lets whoever waits have their turn; to be awaited between two slices of long work. */
export const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The items in pieces that can be worked on without making others wait; none when there are no items. */
export const slicesOf = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, slice) =>
    items.slice(slice * AT_ONCE, (slice + 1) * AT_ONCE),
  );
