import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { usePrinting } from '@/shared/lib/use-printing';

/** More than anyone compares on a phone, where a card nearly fills the screen. */
const AT_FIRST = 10;

interface FirstCards {
  /** The element around the cards. */
  frame: RefObject<HTMLDivElement | null>;
  /** Number of visible cards. */
  shown: number;
  /** Shows the rest; null if there are none. */
  showOthers: (() => void) | null;
}

/** Renders the first of many cards; the rest on request, with the focus on the first new one, or when printing. */
export function useFirstCards(count: number): FirstCards {
  const frame = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState(false);
  const printing = usePrinting();
  const shown = all || printing ? count : Math.min(AT_FIRST, count);

  useEffect(() => {
    if (all) frame.current?.querySelectorAll<HTMLElement>('article h4').item(AT_FIRST).focus();
  }, [all]);

  // A phone takes a second to render a hundred cards: as a transition it does not block.
  const showAll = () => startTransition(() => setAll(true));
  return { frame, shown, showOthers: shown < count ? showAll : null };
}
