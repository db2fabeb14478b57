import type { RefObject } from 'react';
import { useShortcut } from '@/shared/shortcuts/shortcuts-context';

/**
 * Has single keys lead from line to line of a screen's lists, and act on the line that has the focus: j and k to the
 * next and the one before, and each of `keys` presses what in the line names it as `data-key`.
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
