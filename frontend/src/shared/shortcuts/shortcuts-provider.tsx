import Button from '@mui/material/Button';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { isMeantForSomethingElse } from '@/shared/shortcuts/is-meant-for-something-else';
import { ShortcutsContext, type AddShortcut, type Shortcut } from '@/shared/shortcuts/shortcuts-context';
import { ShortcutsDialog } from '@/shared/shortcuts/shortcuts-dialog';
import { shortcutsSetting } from '@/shared/shortcuts/shortcuts-setting';

const HELP = '?';

interface ShortcutsProviderProps {
  /** Receives the button that lists shortcuts and turns them off. */
  children: (button: ReactNode) => ReactNode;
}

/** A screen with single-key shortcuts, which its content binds with `useShortcut`. */
export function ShortcutsProvider({ children }: ShortcutsProviderProps) {
  const shortcuts = useRef(new Map<string, Shortcut>());
  const [shown, setShown] = useState<readonly Shortcut[] | null>(null);
  const [on, setOn] = useState(shortcutsSetting.isOn);
  const show = useCallback(() => setShown([...shortcuts.current.values()].sort(byKey)), []);
  const add = useCallback<AddShortcut>((shortcut) => {
    const { current } = shortcuts;
    current.set(shortcut.key, shortcut);
    return () => {
      if (current.get(shortcut.key) === shortcut) current.delete(shortcut.key);
    };
  }, []);

  useEffect(() => {
    if (!on) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!isSingle(event) || isMeantForSomethingElse(event)) return;
      const known = event.key === HELP ? show : shortcuts.current.get(event.key.toLowerCase())?.run;
      if (!known) return;
      event.preventDefault();
      known();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [on, show]);

  return (
    <ShortcutsContext value={add}>
      {children(
        <Button variant="text" sx={{ display: { xs: 'none', sm: 'inline-flex' } }} onClick={show}>
          Shortcuts
        </Button>,
      )}
      {shown && (
        <ShortcutsDialog
          shortcuts={shown}
          helpKey={HELP}
          on={on}
          onTurn={(turned) => {
            shortcutsSetting.turn(turned);
            setOn(turned);
          }}
          onClose={() => setShown(null)}
        />
      )}
    </ShortcutsContext>
  );
}

const byKey = (one: Shortcut, other: Shortcut): number => one.key.localeCompare(other.key);

/** Without modifiers, which are for the browser or the system, and not repeated while held down. */
const isSingle = ({ ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !repeat;
