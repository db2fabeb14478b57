/** Keeps the greatest few of many numbers, in little memory and without sorting all. */
export class Greatest {
  private readonly numbers: Float64Array;
  private count = 0;
  private least = -Infinity;

  constructor(private readonly limit: number) {
    this.numbers = new Float64Array(limit * 2);
  }

  offer(number: number): void {
    if (number <= this.least) return;
    this.numbers[this.count++] = number;
    if (this.count === this.numbers.length) this.settle();
  }

  /** Greatest first. */
  inOrder(): readonly number[] {
    const sorted = this.numbers.subarray(0, this.count).sort().reverse();
    return [...sorted.subarray(0, this.limit)];
  }

  /** Keeps the upper half; smaller numbers are never needed again. */
  private settle(): void {
    this.numbers.sort().copyWithin(0, this.limit);
    this.count = this.limit;
    this.least = this.numbers[0] ?? -Infinity;
  }
}
