import { useEffect, useState } from 'react';

/** Debounces a value, for example while the user types. */
export function useDebouncedValue<Value>(value: Value, pauseMs: number): Value {
  const [debounced, setDebounced] = useState(value);

  useEffect(() => {
    const pause = setTimeout(() => setDebounced(value), pauseMs);
    return () => clearTimeout(pause);
  }, [value, pauseMs]);

  return debounced;
}
