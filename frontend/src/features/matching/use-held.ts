import { useState, type FocusEvent } from 'react';

interface Held<T> {
  /** What shows: the newest, unless somebody is at what it would move. */
  shown: T;
  /** Whether a newer one waits for them to leave. */
  waiting: boolean;
  /** Goes on the element that holds still. */
  hold: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** Keeps what shows while the pointer or the focus is on it: nothing moves away under a press. */
export function useHeld<T>(newest: T): Held<T> {
  const [shown, setShown] = useState(newest);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const isHeld = pointed || focused;
  if (!isHeld && shown !== newest) setShown(newest);
  return {
    shown: isHeld ? shown : newest,
    waiting: isHeld && shown !== newest,
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
