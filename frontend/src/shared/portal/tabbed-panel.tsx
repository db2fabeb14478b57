import Box from '@mui/material/Box';
import type { CSSObject, SxProps, Theme } from '@mui/material/styles';
import { useId, type KeyboardEvent, type ReactNode } from 'react';

interface TabbedPanelProps<Name extends string> {
  /** What is chosen between, to a screen reader. */
  label: string;
  tabs: readonly { name: Name; title: string }[];
  chosen: Name;
  onChoose: (name: Name) => void;
  /** What the chosen tab shows. */
  children: ReactNode;
}

/** Tabs over what the chosen one shows. The arrows lead from tab to tab; a press chooses. Nothing of it is measured. */
export function TabbedPanel<Name extends string>(props: TabbedPanelProps<Name>) {
  const { label, tabs, chosen, onChoose, children } = props;
  const id = useId();
  const [tabId, panelId] = [`${id}-tab`, `${id}-panel`];
  return (
    <>
      <Box role="tablist" aria-label={label} onKeyDown={moveBetweenTabs} sx={list}>
        {tabs.map(({ name, title }) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={name === chosen}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => name !== chosen && onChoose(name)}
            {...(name === chosen && { id: tabId, 'aria-controls': panelId })}
          >
            {title}
          </button>
        ))}
      </Box>
      <Box role="tabpanel" id={panelId} aria-labelledby={tabId} key={chosen} sx={{ pt: 3 }}>
        {children}
      </Box>
    </>
  );
}

/** Which tab a key leads to from the one at a place; beyond the last is the first. */
const LEADS_TO: Readonly<Partial<Record<string, (place: number, count: number) => number>>> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place + count - 1) % count,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

function moveBetweenTabs(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const place = tabs.findIndex((tab) => tab === event.target);
  const next = LEADS_TO[event.key]?.(place, tabs.length);
  if (place < 0 || next === undefined) return;
  event.preventDefault();
  tabs[next]?.focus();
}

const tab = (theme: Theme): CSSObject => ({
  ...theme.typography.button,
  position: 'relative',
  flexShrink: 0,
  minHeight: 44,
  padding: '10px 0',
  border: 0,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '&:hover, &[aria-selected="true"]': { color: theme.vars.palette.text.primary },
  '&[aria-selected="true"]::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    // A border, which stays where the system gives every page its own colours.
    borderBottom: `3px solid ${theme.vars.palette.copper}`,
  },
  // The list cuts off what stands out of it.
  '&:focus-visible': { outlineOffset: -3 },
});

const list: SxProps<Theme> = (theme) => ({
  display: 'flex',
  gap: '24px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > [role="tab"]': tab(theme),
});
