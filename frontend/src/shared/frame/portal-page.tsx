import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { site } from '@/shared/site/settings';

interface PortalPageProps {
  title: string;
  /** Actions on the whole page. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen of a portal: its one h1, its actions beside it, its content below. */
export function PortalPage({ title, actions, children }: PortalPageProps) {
  return (
    <Box sx={{ maxWidth: 1480 }}>
      <title>{`${title} | ${site.brand}`}</title>
      <Box sx={head}>
        <Typography variant="h1" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>{actions}</Box>
      </Box>
      {children}
    </Box>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  mb: { xs: 3, md: 1.5 },
} as const;
