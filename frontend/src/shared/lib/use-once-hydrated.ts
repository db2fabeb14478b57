import { useSyncExternalStore } from 'react';

/**
 * What a prerendered page was drawn with while React takes it over, and the value from then on. Only where the two
 * differ is anything drawn again, and then at once: React cannot do that in slices, so it is asked for where little
 * is drawn, or where the value seldom differs.
 */
export function useOnceHydrated<Value>(value: Value, prerendered: Value): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => prerendered,
  );
}

const never = () => () => undefined;
