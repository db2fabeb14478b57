import { useLayoutEffect, useRef, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';

/** A row, and the record that it had when somebody came to it. */
interface Meant {
  row: HTMLElement;
  id: string | undefined;
}

/**
 * Rows are filled in with other records. Whoever stands on a button of one, or is just pressing it, means the record
 * that it had then: where the row has become another's, or has gone, focus goes to the beginning of the list, and the
 * press does nothing.
 */
export function useMeantRecord() {
  const list = useRef<HTMLTableElement>(null);
  const focused = useRef<Meant | null>(null);
  const pressed = useRef<Meant | null>(null);

  // With every drawing, and before the next key: the rows have changed, whatever it was that changed them.
  useLayoutEffect(() => {
    if (focused.current === null || isStill(focused.current)) return;
    const { row } = focused.current;
    const { activeElement } = document;
    focused.current = null;
    if (row.contains(activeElement) || activeElement === document.body)
      list.current?.focus({ preventScroll: true });
  });

  return {
    list,
    onRows: {
      onFocus: ({ target }: FocusEvent) => {
        focused.current = meantAt(target);
      },
      onBlur: () => {
        focused.current = null;
      },
      onPointerDown: ({ target }: PointerEvent) => {
        pressed.current = meantAt(target);
      },
      onClickCapture: (event: MouseEvent) => {
        const meant = pressed.current;
        pressed.current = null;
        if (meant === null || isStill(meant) || !meant.row.contains(event.target as Element)) return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

const meantAt = (target: EventTarget): Meant | null => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-id]') : null;
  return row && { row, id: row.dataset['id'] };
};

const isStill = ({ row, id }: Meant): boolean => row.isConnected && row.dataset['id'] === id;
