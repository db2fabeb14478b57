import { type RefObject, useEffect, useRef } from 'react';

const DELAY_MS = 500;

/** Brings a fresh heading into view and into focus half a second after it appears, unless the reader has moved on. */
export function useReveal(fresh: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!fresh) return;
    const before = document.activeElement;
    const timer = setTimeout(() => {
      const now = document.activeElement;
      if (now !== before && now !== document.body) return;
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      heading.current?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
      heading.current?.focus({ preventScroll: true });
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [fresh]);

  return heading;
}
