import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { site } from '@/shared/site/settings';
import { Logo } from '@/shared/ui/logo';

interface SignInLayoutProps {
  title: string;
  /** 'wide' has room for two fields beside each other. */
  width?: 'narrow' | 'wide';
  /** Links below the card. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A screen before the sign-in: one card with one task. */
export function SignInLayout({ title, width = 'narrow', foot, children }: SignInLayoutProps) {
  return (
    <Box component="main" sx={page}>
      <title>{`${title} | ${site.brand}`}</title>
      <Box sx={[column, { maxWidth: width === 'wide' ? 680 : 420 }]}>
        <Box component="a" href="/" aria-label={`${site.brand}, home`} sx={brand}>
          <Logo />
        </Box>
        <Paper variant="outlined" sx={card}>
          <Typography variant="h1" sx={{ mb: 3 }}>
            {title}
          </Typography>
          {children}
        </Paper>
        {foot && (
          <Typography variant="body2" component="div" color="textSecondary" sx={footText}>
            {foot}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const page = { minHeight: '100dvh', display: 'grid', placeItems: 'center', px: 2.5, py: 5 } as const;
const column = { width: '100%', display: 'grid', gap: 3 } as const;
const brand = { justifySelf: 'start', color: 'text.primary', textDecoration: 'none' } as const;
const footText = { display: 'grid', gap: 1, '& p': { m: 0 } } as const;
const card = { p: { xs: 3, sm: 4 }, borderTop: 3, borderTopColor: 'primary.main' } as const;
