import { useEffect, useState } from 'react';

/** The value once nothing has changed it for so many milliseconds, such as by typing. */
export function useSettled<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value);

  useEffect(() => {
    const pause = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(pause);
  }, [value, pauseMs]);

  return settled;
}
