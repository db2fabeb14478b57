import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface PortalSectionProps {
  title: string;
  /** What one finds in it, in a sentence. */
  intro?: string;
  /** What can be done with the whole of it. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a portal's screen: its title, its actions beside it, its content below. */
export function PortalSection({ title, intro, actions, children }: PortalSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={head}>
        <div>
          <Typography id={id} variant="h2">
            {title}
          </Typography>
          {intro && <Typography color="textSecondary">{intro}</Typography>}
        </div>
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>{actions}</Box>
      </Box>
      {children}
    </Box>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 2,
  mb: 2.5,
} as const;
