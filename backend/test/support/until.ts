/** Less than Jest gives a test, so that the failure names its cause. */
const PATIENCE_MS = 200_000;

/** Waits for something that happens by itself; a test that waits for what never comes fails. */
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('It never came to that');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
