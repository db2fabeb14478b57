import type { RefObject } from 'react';
import { useShortcut } from '@/shared/shortcuts/shortcuts-context';

/**
 * Moves with single keys between lines of a screen's lists, and acts on the focused line: j and k go to the next
 * and previous line, and each of `keys` presses the line's button with that `data-key`.
 */
export function useLineShortcuts(
  screen: RefObject<HTMLElement | null>,
  { o, t, d, e }: Readonly<Record<'o' | 't' | 'd' | 'e', string>>,
): void {
  const step = (by: 1 | -1) => {
    const lines = [...(screen.current?.querySelectorAll('[data-row]') ?? [])];
    const here = lines.findIndex((line) => line.contains(document.activeElement));
    const next = here < 0 && by < 0 ? lines.at(-1) : lines[here + by];
    const stop = next?.querySelector<HTMLElement>('a, button');
    stop?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  const press = (key: string) => () =>
    document.activeElement?.closest('[data-row]')?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click();
  useShortcut('j', 'Next line', () => step(1));
  useShortcut('k', 'Previous line', () => step(-1));
  useShortcut('o', o, press('o'));
  useShortcut('t', t, press('t'));
  useShortcut('d', d, press('d'));
  useShortcut('e', e, press('e'));
}
