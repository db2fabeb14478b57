import Paper from '@mui/material/Paper';
import * as Radix from '@radix-ui/react-tooltip';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import type { SxProps, Theme } from '@mui/material/styles';

const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Shares one delay between all tooltips inside it. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  text: string;
  /** One focusable element, because a tooltip must also be reachable by keyboard. */
  children: ReactElement;
}

export function Tooltip({ text, children }: TooltipProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => openIfReached(trigger.current), []);
  return (
    <Radix.Root>
      <Radix.Trigger asChild ref={trigger}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content asChild sideOffset={8} collisionPadding={12}>
          <Paper variant="floating" sx={tooltipCard}>
            {text}
          </Paper>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * A user may hover or focus the trigger of a prerendered page before hydration and stay there: Radix would wait
 * forever for another movement or focus.
 */
function openIfReached(trigger: HTMLButtonElement | null): void {
  if (!trigger) return;
  if (trigger.matches(':focus')) trigger.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  else if (trigger.matches(':hover')) {
    trigger.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  }
}

const tooltipCard: SxProps<Theme> = (theme) => ({
  ...theme.typography.caption,
  zIndex: theme.zIndex.tooltip,
  maxWidth: '40ch',
  padding: '8px 12px',
  borderRadius: '6px',
});
