import { useCallback, useLayoutEffect, useRef } from 'react';

/** Runs one call at a time: a second click joins the running one. The function is stable between renders. */
export function useSingleFlight<Input>(
  run: (input: Input) => Promise<void>,
): (input: Input) => Promise<void> {
  const latest = useRef(run);
  const running = useRef<Promise<void> | null>(null);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((input) => {
    running.current ??= latest.current(input).finally(() => {
      running.current = null;
    });
    return running.current;
  }, []);
}
