import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { usePrinting } from '@/shared/lib/use-printing';

/** More than anyone compares on a phone, where each card is nearly a screen tall. */
const AT_FIRST = 10;

interface FirstCards {
  /** Goes around the cards. */
  frame: RefObject<HTMLDivElement | null>;
  /** How many of the cards show. */
  shown: number;
  /** Shows the others, or null when none is left. */
  showOthers: (() => void) | null;
}

/** The first of many cards, until they are printed or the others are asked for: then the focus goes to the first that came. */
export function useFirstCards(count: number): FirstCards {
  const frame = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState(false);
  const printing = usePrinting();
  const shown = all || printing ? count : Math.min(AT_FIRST, count);

  useEffect(() => {
    if (all) frame.current?.querySelectorAll<HTMLElement>('article h4').item(AT_FIRST).focus();
  }, [all]);

  // A hundred cards take a phone a second to render: the reader can go on meanwhile.
  const showAll = () => startTransition(() => setAll(true));
  return { frame, shown, showOthers: shown < count ? showAll : null };
}
