import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Nested disclosures close one at a time, so that focus never returns to a hidden one. */
const isInnermost = (root: Element | null, button: Element | null): boolean =>
  [...(root?.querySelectorAll('[aria-expanded="true"]') ?? [])].at(-1) === button;

/**
 * A button that shows and hides what follows it. Escape closes it and returns the focus; following a link or leaving
 * it closes it too.
 */
export function useDisclosure() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const [lastKey, setLastKey] = useState(key);

  if (lastKey !== key) {
    setLastKey(key);
    setOpen(false);
  }

  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isInnermost(root.current, button.current)) return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  return {
    open,
    root,
    panelId: id,
    close: () => setOpen(false),
    button: {
      ref: button,
      type: 'button' as const,
      'aria-expanded': open,
      'aria-controls': id,
      onClick: () => setOpen((was) => !was),
    },
  };
}
