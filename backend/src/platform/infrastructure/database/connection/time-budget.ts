import { AsyncLocalStorage } from 'node:async_hooks';

interface Budget {
  readonly milliseconds: number;
  endsAt: number;
}

const budgets = new AsyncLocalStorage<Budget>();

const inMs = (milliseconds: number): number => performance.now() + milliseconds;

/** Limits the total time that `work` waits for the database: connections, locks and queries. */
export const withinTime = <T>(milliseconds: number, work: () => T): T =>
  budgets.run({ milliseconds, endsAt: inMs(milliseconds) }, work);

/** Sets a new budget for work that needs longer. Does nothing without a budget. */
export const allowTime = (milliseconds: number): void => {
  const budget = budgets.getStore();
  if (budget) budget.endsAt = inMs(milliseconds);
};

/** Renews the initial budget for the next part of work that is done in parts. */
export const renewTime = (): void => {
  const budget = budgets.getStore();
  if (budget) budget.endsAt = inMs(budget.milliseconds);
};

/** Time spent waiting for the caller, such as for the rest of a body, is not counted. */
export const withTimeStopped = async <T>(wait: () => Promise<T>): Promise<T> => {
  const budget = budgets.getStore();
  const began = performance.now();
  try {
    return await wait();
  } finally {
    if (budget) budget.endsAt += performance.now() - began;
  }
};

/** Milliseconds, never below 0; Infinity without a budget, such as in a command. */
export const timeLeft = (): number => {
  const budget = budgets.getStore();
  return budget ? Math.max(0, budget.endsAt - performance.now()) : Infinity;
};

/**
 * For shared work that others may have started with a larger budget: stops waiting when the caller's own budget ends.
 */
export const inOwnTime = <T>(awaited: Promise<T>): Promise<T> => {
  const left = timeLeft();
  if (left === Infinity) return awaited;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout exceeded when trying to connect')), left);
    awaited.then(resolve, reject).finally(() => clearTimeout(timer));
  });
};
