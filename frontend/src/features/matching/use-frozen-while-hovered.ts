import { useState, type FocusEvent } from 'react';

interface Frozen<T> {
  /** The newest value, or the one shown when the pointer or the focus arrived. */
  shown: T;
  /** Whether a newer value is held back. */
  waiting: boolean;
  /** Props of the element that must not move. */
  handlers: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** Freezes a value while its element is hovered or focused, so that nothing moves under the pointer. */
export function useFrozenWhileHovered<T>(newest: T): Frozen<T> {
  const [shown, setShown] = useState(newest);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const isFrozen = pointed || focused;
  if (!isFrozen && shown !== newest) setShown(newest);
  return {
    shown: isFrozen ? shown : newest,
    waiting: isFrozen && shown !== newest,
    handlers: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
