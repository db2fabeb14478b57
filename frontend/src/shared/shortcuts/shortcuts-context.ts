import { createContext, useContext, useEffect, useRef } from 'react';

/** A keyboard shortcut and its action on the current screen. */
export interface Shortcut {
  /** The key's name: 'j', '?'. */
  readonly key: string;
  /** Its action, named like the button for it. */
  readonly name: string;
  readonly run: () => void;
}

/** Adds a shortcut to the screen; returns a function that removes it. */
export type AddShortcut = (shortcut: Shortcut) => () => void;

export const ShortcutsContext = createContext<AddShortcut>(() => () => undefined);

/** Binds a single key to an action while the caller is mounted. Null: no action at the moment. */
export function useShortcut(key: string, name: string, onPress: (() => void) | null): void {
  const add = useContext(ShortcutsContext);
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  const available = onPress !== null;
  useEffect(
    () => (available ? add({ key, name, run: () => latest.current?.() }) : undefined),
    [add, key, name, available],
  );
}
