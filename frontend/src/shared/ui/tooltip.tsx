import Box from '@mui/material/Box';
import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';
import { tooltipCard } from '@/shared/ui/tooltip-styles';

const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Shares one delay between all tooltips inside it. */
export function Tooltips({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  text: string;
  /** One focusable element: a tooltip that only a mouse can reach tells half the readers nothing. */
  children: ReactElement;
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content asChild sideOffset={8} collisionPadding={12}>
          <Box sx={tooltipCard}>{text}</Box>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
