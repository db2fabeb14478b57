/** A seeded random generator (mulberry32), so that every run measures the same data. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed;
  }

  /** From 0 up to, but excluding, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }

  /** Between `least` and `most` different items. */
  some<T>(items: readonly T[], least: number, most: number): T[] {
    const wanted = least + Math.floor(this.next() * (most - least + 1));
    const picked = new Set<T>();
    while (picked.size < wanted) picked.add(this.pick(items));
    return [...picked];
  }

  /** The item, or nothing in a `share` of cases. */
  unless<T>(share: number, item: T): T | null {
    return this.next() < share ? null : item;
  }
}
