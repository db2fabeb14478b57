import { useCallback, useLayoutEffect, useRef } from 'react';

/** Runs one call at a time: a second click joins the running one. The function is stable between renders. */
export function useSingleFlight<Input, Output>(
  run: (input: Input) => Promise<Output>,
): (input: Input) => Promise<Output> {
  const latest = useRef(run);
  const running = useRef<Promise<Output> | null>(null);
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
