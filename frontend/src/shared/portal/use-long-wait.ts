import { useEffect, useState } from 'react';

/** An answer that comes sooner leaves what it replaces as it is. */
const LONG_MS = 300;

/**
 * Whether something has been waited for so long that it should be seen. A timer and not a transition: a browser that
 * waits for a transition of the opacity gives what it is about a layer of its own, and paints all of it twice.
 */
export function useLongWait(waiting: boolean): boolean {
  const [long, setLong] = useState(false);
  if (long && !waiting) setLong(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return long && waiting;
}
