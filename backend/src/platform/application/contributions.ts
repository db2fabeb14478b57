/** An abstract class that any number of others implement, for a caller that knows none of them. */
export type Port<T> = abstract new (...args: never[]) => T;

interface Contribution {
  readonly contributor: unknown;
  readonly place: number;
}

/**
 * The contributors to each port. Look them up when you call them, not at construction: some modules may not exist
 * yet.
 */
export class Contributions {
  private readonly byPort = new Map<Port<unknown>, readonly Contribution[]>();

  /** `contribute()` calls this; a contributor without a `place` comes last. Returns the contributor. */
  add<T, C extends T>(port: Port<T>, contributor: C, place = Number.MAX_SAFE_INTEGER): C {
    const all = [...(this.byPort.get(port) ?? []), { contributor, place }];
    this.byPort.set(
      port,
      all.toSorted((one, other) => one.place - other.place),
    );
    return contributor;
  }

  /** Contributors of lower modules first; those of one module in the order of its files. */
  of<T>(port: Port<T>): readonly T[] {
    return (this.byPort.get(port) ?? []).map(({ contributor }) => contributor as T);
  }
}
