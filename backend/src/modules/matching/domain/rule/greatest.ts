/** Keeps the greatest few of many numbers, in little room and without sorting them all. */
export class Greatest {
  private readonly kept: Float64Array;
  private count = 0;
  private least = -Infinity;

  constructor(private readonly limit: number) {
    this.kept = new Float64Array(limit * 2);
  }

  offer(number: number): void {
    if (number <= this.least) return;
    this.kept[this.count++] = number;
    if (this.count === this.kept.length) this.settle();
  }

  /** Greatest first. */
  inOrder(): readonly number[] {
    const sorted = this.kept.subarray(0, this.count).sort().reverse();
    return [...sorted.subarray(0, this.limit)];
  }

  /** The upper half stays; nothing below it need ever be looked at again. */
  private settle(): void {
    this.kept.sort().copyWithin(0, this.limit);
    this.count = this.limit;
    this.least = this.kept[0] ?? -Infinity;
  }
}
