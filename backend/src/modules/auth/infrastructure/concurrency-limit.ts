/** A waiting caller: queues are served in turn, and each caller has a limited share. */
export interface Queued {
  readonly lane: string;
  /** Null if unknown. */
  readonly caller: string | null;
}

interface Waiting extends Queued {
  readonly go: () => void;
}

export interface ConcurrencyRoom {
  readonly concurrent: number;
  /** The maximum waiting per queue. */
  readonly perLane: number;
  /** The maximum waiting per caller. */
  readonly perCaller: number;
}

const ANONYMOUS: Queued = { lane: 'all', caller: null };

/** Runs a few tasks at once and lets a few more wait; rejects all others immediately. */
export class ConcurrencyLimit {
  private running = 0;
  private lastLane: string | null = null;
  private readonly waiting: Waiting[] = [];

  constructor(
    private readonly room: ConcurrencyRoom,
    private readonly refusal: () => Error,
  ) {}

  async run<T>(work: () => Promise<T>, queued = ANONYMOUS): Promise<T> {
    await this.enter(queued);
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(queued: Queued): Promise<void> {
    const { concurrent, perLane, perCaller } = this.room;
    if (this.running < concurrent) {
      this.running += 1;
      return;
    }
    const { lane, caller } = queued;
    const inLane = this.waiting.filter((one) => one.lane === lane);
    const ofCaller = this.waiting.filter((one) => caller !== null && one.caller === caller);
    if (inLane.length >= perLane || ofCaller.length >= perCaller) throw this.refusal();
    await new Promise<void>((go) => this.waiting.push({ ...queued, go }));
  }

  /** The place goes to the next in another queue, else in the same one. */
  private leave(): void {
    const other = this.waiting.findIndex(({ lane }) => lane !== this.lastLane);
    const [next] = this.waiting.splice(Math.max(other, 0), 1);
    if (!next) {
      this.running -= 1;
      return;
    }
    this.lastLane = next.lane;
    next.go();
  }
}
