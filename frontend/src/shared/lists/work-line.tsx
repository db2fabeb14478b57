import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface WorkLineProps {
  title: string;
  /** The link of the title; null for none. */
  to: string | null;
  /** Further details; missing ones are omitted. */
  facts: readonly (string | null | false)[];
  /** Its status. */
  state: ReactNode;
  /** Buttons; one with a keyboard shortcut has it as `data-key`. */
  actions?: ReactNode;
}

/** A line of waiting work: title, status and actions. */
export function WorkLine({ title, to, facts, state, actions }: WorkLineProps) {
  return (
    <li data-row>
      <div data-part="what">
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {to === null ? (
            title
          ) : (
            <MuiLink component={Link} to={to} data-key="o">
              {title}
            </MuiLink>
          )}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </div>
      <div data-part="state">{state}</div>
      <div data-part="actions" onClickCapture={leaveOutSecondOfTwo}>
        {actions}
      </div>
    </li>
  );
}

/** A completed line disappears: the second press of a double click would act on the next, which takes its place. */
function leaveOutSecondOfTwo(event: MouseEvent) {
  if (event.detail > 1) event.stopPropagation();
}

/** The list of lines. */
export const WorkLines = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={lines}>
    {children}
  </Box>
);

const WIDE = '@container (min-width: 620px)';

/** Beside each other where there is room, else the actions are under what they act on. */
const lines = {
  m: 0,
  p: 0,
  listStyle: 'none',
  containerType: 'inline-size',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: 2,
    rowGap: 0.5,
    px: 1.5,
    py: 1.25,
    mx: -1.5,
    borderTop: 1,
    borderColor: 'divider',
    '&:first-of-type': { borderTop: 0 },
    // Which one a key acts on.
    '&:has(:focus-visible)': { bgcolor: 'wash.primary', borderRadius: '8px' },
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 152px 220px' },
  },
  '& > li > [data-part=what]': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > li > [data-part=state]': {
    typography: 'caption',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 1.5,
    rowGap: 0.25,
    [WIDE]: { flexDirection: 'column' },
  },
  '& > li > [data-part=actions]': {
    display: 'flex',
    gap: 0.5,
    '&:empty': { display: 'none' },
    [WIDE]: { justifyContent: 'flex-end' },
  },
} as const;
