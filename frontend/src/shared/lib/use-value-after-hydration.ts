import { useSyncExternalStore } from 'react';

/**
 * What a prerendered page was rendered with while React hydrates it, and the value from then on. Only where the two
 * differ is anything rendered again, and then at once: React cannot do that in slices, so it is asked for where little
 * is rendered, or where the value seldom differs.
 */
export function useValueAfterHydration<Value>(value: Value, prerendered: Value): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => prerendered,
  );
}

const never = () => () => undefined;
