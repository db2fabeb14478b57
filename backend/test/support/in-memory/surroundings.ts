import { ChangeHistory } from '#platform/application/change-history.js';
import { Clock } from '#platform/application/clock.js';
import { Ids } from '#platform/application/ids.js';
import { UnitOfWork } from '#platform/application/unit-of-work.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { KeptActivity, KeptAnswers, MachineClock } from '../doubles.js';

/** A clock that the test sets. */
export class SetClock extends Clock {
  constructor(public time: Date) {
    super();
  }
  now(): Date {
    return this.time;
  }
}

/** Generates n1, n2, n3. */
export class CountedIds extends Ids {
  private count = 0;
  constructor(private readonly letter = 'n') {
    super();
  }
  next(): string {
    this.count += 1;
    return `${this.letter}${this.count}`;
  }
  of(name: string): string {
    return name;
  }
}

/** Grace Hopper made every last change. */
export class EditedByGrace extends ChangeHistory {
  lastEditor(): Promise<string> {
    return Promise.resolve('Grace Hopper');
  }
}

export type Store = unknown[] | Map<string, unknown> | Set<unknown>;

/** Rolls back these stores when the work fails. */
export class UndoingUnitOfWork extends UnitOfWork {
  private readonly stores: readonly Store[];

  constructor(...stores: readonly Store[]) {
    super();
    this.stores = stores;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const before = this.stores.map(putBack);
    try {
      return await work();
    } catch (error) {
      before.forEach((undo) => undo());
      throw error;
    }
  }
}

const putBack = (store: Store): (() => void) => {
  if (Array.isArray(store)) {
    const kept = [...store];
    return () => void store.splice(0, store.length, ...kept);
  }
  const kept = [...store.entries()];
  return () => {
    store.clear();
    for (const [key, value] of kept)
      if (store instanceof Map) store.set(key as string, value);
      else store.add(value);
  };
};

/** A context of doubles: those that a test names, and defaults. */
export const contextOf = (doubles: Partial<UseCaseContext>): UseCaseContext => {
  const {
    clock = new MachineClock(),
    ids = new CountedIds(),
    unitOfWork = new UndoingUnitOfWork(),
    idempotency = new KeptAnswers(),
    activity = new KeptActivity(),
    history = new EditedByGrace(),
  } = doubles;
  return new UseCaseContext(clock, ids, unitOfWork, idempotency, activity, history);
};
