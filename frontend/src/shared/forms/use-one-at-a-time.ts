import { useRef } from 'react';

/** Lets one call run at a time: a second click joins the one that is under way. */
export function useOneAtATime<Input>(run: (input: Input) => Promise<void>): (input: Input) => Promise<void> {
  const running = useRef<Promise<void> | null>(null);
  return (input) => {
    running.current ??= run(input).finally(() => {
      running.current = null;
    });
    return running.current;
  };
}
