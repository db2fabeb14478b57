/** Who waits: lanes are served in turn, and nobody has more than a share of the places. */
export interface Queued {
  readonly lane: string;
  /** Null where it is not known. */
  readonly caller: string | null;
}

interface Waiting extends Queued {
  readonly go: () => void;
}

export interface ConcurrencyRoom {
  readonly concurrent: number;
  /** How many may wait in each lane. */
  readonly perLane: number;
  /** How many of them for one caller. */
  readonly perCaller: number;
}

const ANONYMOUS: Queued = { lane: 'all', caller: null };

/** Lets a few run at once and a few more wait; everybody else is turned away at once. */
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

  /** The place goes to the next in line of another lane than the last, else of the same, if there is one. */
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
