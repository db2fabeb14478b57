import { useSyncExternalStore } from 'react';

/** False in a prerendered page and while it is taken over, true from then on. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => undefined;
