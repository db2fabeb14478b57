import { Clock } from '#shared/application/clock.js';
import { ActivityLog, type Activity } from '#shared/application/activity-log.js';
import { Idempotency, type RepeatableCall } from '#shared/application/idempotency.js';
import type { Visitor } from '#shared/application/principal.js';

export const visitor: Visitor = { type: 'visitor', id: null, address: '192.0.2.1' };

/** For where it does not matter whose time it is. */
export class MachineClock extends Clock {
  now(): Date {
    return new Date();
  }
}

/** Keeps the entries where a test can read them. */
export class KeptActivity extends ActivityLog {
  readonly all: Activity[] = [];
  record(...entries: readonly Activity[]): Promise<void> {
    this.all.push(...entries);
    return Promise.resolve();
  }
}

/** Runs the work of every call, and remembers how it was asked. */
export class EveryTime extends Idempotency {
  readonly calls: RepeatableCall[] = [];
  run<T>(call: RepeatableCall, work: () => Promise<T>): Promise<T> {
    this.calls.push(call);
    return work();
  }
}
