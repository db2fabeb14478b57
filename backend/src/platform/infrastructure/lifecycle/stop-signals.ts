const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
/** Ctrl-C reaches this process twice: from the terminal and through npm. */
const SAME_MS = 300;

interface StopSteps {
  /** On the first signal; the process ends when it resolves. */
  readonly stop: () => Promise<void>;
  /** On a second signal; the process ends immediately. */
  readonly force: () => void;
}

/** Exits with 0 after a clean stop and with 1 otherwise. */
export const onStopSignals = ({ stop, force }: StopSteps): void => {
  let first: number | null = null;
  const act = (): void => {
    const now = performance.now();
    if (first === null) {
      first = now;
      stop().then(
        () => process.exit(0),
        (failure: unknown) => {
          console.error(failure);
          process.exit(1);
        },
      );
    } else if (now - first > SAME_MS) {
      force();
      process.exit(1);
    }
  };
  SIGNALS.forEach((signal) => process.on(signal, act));
};
