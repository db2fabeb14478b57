import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v5, v7 } from 'uuid';
import { Clock } from '#platform/application/clock.js';
import type { Ids } from '#platform/application/ids.js';

const HALF_OF_32_BITS = 2 ** 31;

/** The namespace of derived ids; chosen once, at random. */
const NAMES = '0b7e1f0a-6c1d-4f0e-9a53-2f6f1d1c8e47';

/** Uses the clock that all processes share; ids of one process sort in the order of creation. */
@Injectable()
export class UuidV7Ids implements Ids {
  private msecs = 0;
  private seq = 0;

  constructor(private readonly clock: Clock) {}

  next(at?: Date): string {
    if (at) return v7({ msecs: at.getTime() });
    const now = this.clock.now().getTime();
    if (now > this.msecs) {
      this.msecs = now;
      this.seq = randomInt(HALF_OF_32_BITS);
    } else this.seq += 1;
    return v7({ msecs: this.msecs, seq: this.seq });
  }

  of(name: string): string {
    return v5(name, NAMES);
  }
}
