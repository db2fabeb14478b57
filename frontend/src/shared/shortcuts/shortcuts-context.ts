import { createContext, useContext, useEffect, useRef } from 'react';

/** One key, and what it does on the screen that shows. */
export interface Shortcut {
  /** As a keyboard names it: 'j', '?'. */
  readonly key: string;
  /** What it does, in the words of the button that does the same. */
  readonly name: string;
  readonly press: () => void;
}

/** Adds one to those of the screen; gives what takes it away again. */
export type AddShortcut = (shortcut: Shortcut) => () => void;

export const ShortcutsContext = createContext<AddShortcut>(() => () => undefined);

/** Has a single key do something while the caller shows. Null: there is nothing to do now. */
export function useShortcut(key: string, name: string, onPress: (() => void) | null): void {
  const add = useContext(ShortcutsContext);
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  const available = onPress !== null;
  useEffect(
    () => (available ? add({ key, name, press: () => latest.current?.() }) : undefined),
    [add, key, name, available],
  );
}
