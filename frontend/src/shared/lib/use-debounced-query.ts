import type { SkipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { shallowEqual } from 'react-redux';

type DebouncedQuery<Result, Args> = Result & {
  /** The arguments of the last request; `skipToken` while there is none. */
  requested: Args | SkipToken;
  /** Whether the last request is for the arguments as they are now. */
  isCurrent: boolean;
};

/**
 * Runs a query for arguments that change while the user types, once they have paused for so many milliseconds.
 * Arguments that are equal field by field are the same.
 */
export function useDebouncedQuery<Args, Result extends object>(
  useQuery: (args: Args | SkipToken) => Result,
  args: Args | SkipToken,
  pauseMs: number,
): DebouncedQuery<Result, Args> {
  const [current, setCurrent] = useState<{ args: Args | SkipToken }>({ args });
  if (!shallowEqual(current.args, args)) setCurrent({ args });
  const { args: requested } = useDebouncedValue(current, pauseMs);
  return { ...useQuery(requested), requested, isCurrent: requested === current.args };
}

/** Debounces a value, for example while the user types. */
function useDebouncedValue<Value>(value: Value, pauseMs: number): Value {
  const [debounced, setDebounced] = useState(value);

  useEffect(() => {
    const pause = setTimeout(() => setDebounced(value), pauseMs);
    return () => clearTimeout(pause);
  }, [value, pauseMs]);

  return debounced;
}
