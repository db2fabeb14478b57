import Box from '@mui/material/Box';
import * as Tabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { PartErrorBoundary } from '@/shared/ui/loading/part-error-boundary';

interface TabbedPanelProps<Name extends string> {
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly { name: Name; title: string }[];
  chosen: Name;
  onChange: (name: Name) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
}

/** Tabs and the panel of the selected one. Arrow keys move between tabs; a press selects. */
export function TabbedPanel<Name extends string>(props: TabbedPanelProps<Name>) {
  const { label, tabs, chosen, onChange, children } = props;
  return (
    <Box
      component={Tabs.Root}
      sx={tabbed}
      value={chosen}
      onValueChange={(value: string) => {
        const tab = tabs.find(({ name }) => name === value);
        if (tab) onChange(tab.name);
      }}
      activationMode="manual"
    >
      <Tabs.List aria-label={label}>
        {tabs.map(({ name, title }) => (
          <Tabs.Trigger key={name} value={name}>
            {title}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content key={chosen} value={chosen} tabIndex={-1}>
        <PartErrorBoundary>{children}</PartErrorBoundary>
      </Tabs.Content>
    </Box>
  );
}

const tabbed = {
  '& > [role=tablist]': {
    display: 'flex',
    gap: 3,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& > [role=tablist] > [role=tab]': {
    typography: 'button',
    position: 'relative',
    flexShrink: 0,
    minHeight: 44,
    px: 0,
    py: 1.25,
    border: 0,
    background: 'none',
    color: 'text.secondary',
    cursor: 'pointer',
    '&:hover, &[aria-selected=true]': { color: 'text.primary' },
    // A border stays visible in forced colours.
    '&[aria-selected=true]::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 0 0',
      borderBottom: 3,
      borderColor: 'copper',
    },
    // The list clips what extends beyond it.
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '& > [role=tabpanel]': { pt: 3 },
} as const;
