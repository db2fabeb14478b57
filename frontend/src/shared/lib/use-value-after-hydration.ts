import { useSyncExternalStore } from 'react';

/**
 * Returns the value that a page was prerendered with during hydration, and the current one afterwards. Only a
 * difference causes a second render, which is synchronous: use it where little is rendered, or where the values
 * seldom differ.
 */
export function useValueAfterHydration<Value>(value: Value, prerendered: Value): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => prerendered,
  );
}

const never = () => () => undefined;
