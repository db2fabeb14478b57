import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A component of the kit, with its states below one another. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={name} sx={{ pb: 5, mb: 5, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {name}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3 }}>{children}</Box>
    </Box>
  );
}

/** One state of a component, with its name. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="overline" component="h3" color="textSecondary" sx={{ mb: 0.5 }}>
        {name}
      </Typography>
      {children}
    </div>
  );
}
