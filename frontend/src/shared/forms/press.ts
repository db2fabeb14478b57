import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/** Whether a pointer is down on the page and what it presses has not been told yet. */
let pressing = false;
const listeners = new Set<() => void>();

const begin = ({ button }: MouseEvent): void => {
  pressing = button === 0;
};

const end = (): void => {
  if (!pressing) return;
  pressing = false;
  for (const listener of listeners) listener();
};

/** The click comes right after the pointer has gone up, if one comes. */
const endAfterClick = (): void => void setTimeout(end);

/** The list of a select opens over the page and hides the end of the press that opened it. */
const endIfChosen = ({ target }: Event): void => {
  if (target instanceof HTMLSelectElement) end();
};
const endIfUp = ({ buttons }: MouseEvent): void => {
  if (buttons === 0) end();
};

/** A field that loses the focus is told of on its way too. */
const endWithWindow = ({ target }: Event): void => {
  if (target === window) end();
};

/** A finger's blur comes with the mousedown after its pointerup, so both begin a press. */
const WATCHED: readonly (readonly [keyof WindowEventMap, (event: never) => void])[] = [
  ['pointerdown', begin],
  ['mousedown', begin],
  ['click', end],
  ['pointerup', endAfterClick],
  ['mouseup', endAfterClick],
  ['pointercancel', end],
  ['pointermove', endIfUp],
  ['keydown', end],
  ['change', endIfChosen],
  ['blur', endWithWindow],
];

const subscribe = (listener: () => void): (() => void) => {
  if (listeners.size === 0) {
    for (const [event, handle] of WATCHED) window.addEventListener(event, handle as EventListener, true);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    pressing = false;
    for (const [event, handle] of WATCHED) window.removeEventListener(event, handle as EventListener, true);
  };
};

/**
 * The value, but not while something is being pressed: then it stays what it was. What a field says takes room, and
 * what appears as the pointer goes down would move away the very button that it went down on.
 */
export function useSteadyWhilePressed<Value>(value: Value): Value {
  const shown = useRef(value);
  const steady = useSyncExternalStore(
    subscribe,
    () => (pressing ? shown.current : value),
    () => value,
  );
  useLayoutEffect(() => {
    shown.current = steady;
  }, [steady]);
  return steady;
}
