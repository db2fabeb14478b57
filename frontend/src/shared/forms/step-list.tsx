import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useValueAfterHydration } from '@/shared/lib/use-value-after-hydration';
import { TickIcon } from '@/shared/ui/icons';
import { visuallyHidden } from '@/shared/ui/visually-hidden';

export interface ListedStep {
  label: string;
  /** Its address. */
  to: string;
  done: boolean;
}

interface StepListProps {
  steps: readonly ListedStep[];
  current: number;
}

/** The progress of a form with several steps. Every step can be opened at any time without losing answers. */
export function StepList({ steps, current }: StepListProps) {
  // Before hydration a link would reload the page and lose what was typed.
  const hydrated = useValueAfterHydration(true, false);
  return (
    <Box component="nav" aria-label="Steps">
      <Typography variant="body2" color="textSecondary">
        Step {current + 1} of {steps.length}
      </Typography>
      <Box component="ol" sx={list}>
        {steps.map(({ label, to, done }, index) => (
          <Box key={to} component="li" sx={{ flex: 1, minWidth: 0 }}>
            <Box
              {...(hydrated ? { component: Link, to } : { component: 'a' })}
              aria-current={index === current ? 'step' : undefined}
              sx={[tab, done && doneTab, index === current && currentTab]}
            >
              <Box component="span" sx={name}>
                <span>{label}</span>
                {done && <Box component={TickIcon} sx={{ width: 16, height: 16, flexShrink: 0 }} />}
                {done && (
                  <Box component="span" sx={visuallyHidden}>
                    answered
                  </Box>
                )}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const list = { listStyle: 'none', display: 'flex', gap: { xs: 0.75, sm: 1.5 }, m: 0, mt: 1, p: 0 } as const;

const tab = {
  display: 'block',
  minHeight: { xs: 24, sm: 44 },
  pt: 1,
  borderTop: 3,
  borderColor: 'divider',
  color: 'text.secondary',
  typography: 'body2',
  textDecoration: 'none',
  '&:hover': { color: 'text.primary', borderColor: 'text.secondary' },
} as const;

const doneTab = { borderColor: 'primary.main', color: 'text.primary' } as const;

const currentTab = {
  borderColor: 'copper',
  color: 'text.primary',
  fontWeight: 600,
  '&:hover': { borderColor: 'copper' },
} as const;

/** A phone shows only the bars; the step's own heading follows them. */
const name: SxProps<Theme> = ({ breakpoints }) => ({
  display: { sm: 'flex' },
  alignItems: 'center',
  gap: 0.75,
  [breakpoints.down('sm')]: visuallyHidden,
});
