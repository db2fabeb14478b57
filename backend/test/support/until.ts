/** Less than Jest's timeout, so that the failure names its cause. */
const PATIENCE_MS = 200_000;

/** Waits for a condition; fails after a timeout. */
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('It never came to that');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
