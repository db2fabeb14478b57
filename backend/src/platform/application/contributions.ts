/** An abstract class that any number of others implement, for a caller that knows none of them. */
export type Port<T> = abstract new (...args: never[]) => T;

interface Contribution {
  readonly contributor: unknown;
  readonly place: number;
}

/** Whoever has to act where a port is called. Ask for them at that moment: while modules are made, some are missing. */
export class Contributions {
  private readonly byPort = new Map<Port<unknown>, readonly Contribution[]>();

  /** What modules contribute is added by `contribute()`; what has no `place` comes last. Gives the contributor. */
  add<T, C extends T>(port: Port<T>, contributor: C, place = Number.MAX_SAFE_INTEGER): C {
    const all = [...(this.byPort.get(port) ?? []), { contributor, place }];
    this.byPort.set(
      port,
      all.toSorted((one, other) => one.place - other.place),
    );
    return contributor;
  }

  /** Those of lower modules first, and those of one module as its file lists them. */
  of<T>(port: Port<T>): readonly T[] {
    return (this.byPort.get(port) ?? []).map(({ contributor }) => contributor as T);
  }
}
