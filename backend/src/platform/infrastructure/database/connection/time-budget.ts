import { AsyncLocalStorage } from 'node:async_hooks';

interface Budget {
  readonly milliseconds: number;
  endsAt: number;
}

const budgets = new AsyncLocalStorage<Budget>();

const inMs = (milliseconds: number): number => performance.now() + milliseconds;

/** Everything that `work` waits for in the database, connections, locks and queries, ends within this time in all. */
export const withinTime = <T>(milliseconds: number, work: () => T): T =>
  budgets.run({ milliseconds, endsAt: inMs(milliseconds) }, work);

/** For work that rightly takes longer: from now on it has this time. Nothing where no budget was set. */
export const allowTime = (milliseconds: number): void => {
  const budget = budgets.getStore();
  if (budget) budget.endsAt = inMs(milliseconds);
};

/** For the next part of work that is given in parts: from now on it has the time that it began with. */
export const renewTime = (): void => {
  const budget = budgets.getStore();
  if (budget) budget.endsAt = inMs(budget.milliseconds);
};

/** What is waited for the caller itself, such as the rest of its body, is not taken from the budget. */
export const withTimeStopped = async <T>(wait: () => Promise<T>): Promise<T> => {
  const budget = budgets.getStore();
  const began = performance.now();
  try {
    return await wait();
  } finally {
    if (budget) budget.endsAt += performance.now() - began;
  }
};

/** Milliseconds, never below 0; Infinity for work without a budget, such as a command's. */
export const timeLeft = (): number => {
  const budget = budgets.getStore();
  return budget ? Math.max(0, budget.endsAt - performance.now()) : Infinity;
};

/** For what others may have begun with more time than is left here: ends with the time of whoever waits. */
export const inOwnTime = <T>(awaited: Promise<T>): Promise<T> => {
  const left = timeLeft();
  if (left === Infinity) return awaited;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout exceeded when trying to connect')), left);
    awaited.then(resolve, reject).finally(() => clearTimeout(timer));
  });
};
