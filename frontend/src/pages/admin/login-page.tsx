import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Navigate, useLocation } from 'react-router-dom';
import { SignInForm } from '@/features/sessions/sign-in-form';
import { useSession } from '@/features/sessions/session-context';
import { LoadingPage } from '@/shared/portal/loading-page';
import { adminPaths } from '@/shared/portal/paths';
import { site } from '@/shared/site/settings';
import { Logo } from '@/shared/ui/logo';

/** Where somebody wanted to go who was sent here first. */
function wantedIn(state: unknown): string {
  const wanted = typeof state === 'object' && state !== null && 'wanted' in state ? state.wanted : undefined;
  return typeof wanted === 'string' ? wanted : adminPaths.home;
}

export function Component() {
  const { standing } = useSession();
  const { state } = useLocation() as { state: unknown };
  if (standing.is === 'checking') return <LoadingPage />;
  if (standing.is === 'signed-in') {
    return (
      <>
        <LoadingPage />
        <Navigate to={wantedIn(state)} replace />
      </>
    );
  }
  return (
    <Box component="main" sx={page}>
      <title>{`Admin Portal | ${site.brand}`}</title>
      <Box sx={column}>
        <Box component="a" href="/" aria-label={`${site.brand}, home`} sx={brand}>
          <Logo />
        </Box>
        <Box sx={card}>
          <Typography variant="h1" sx={{ mb: 3 }}>
            Admin Portal
          </Typography>
          <SignInForm />
        </Box>
        <Typography variant="body2" color="textSecondary">
          For the staff of {site.brand}. Forgotten your password? A colleague who looks after the server can
          set a new one.
        </Typography>
      </Box>
    </Box>
  );
}

const page = { minHeight: '100dvh', display: 'grid', placeItems: 'center', px: 2.5, py: 5 } as const;
const column = { width: '100%', maxWidth: 420, display: 'grid', gap: 3 } as const;
const brand = { justifySelf: 'start', color: 'text.primary', textDecoration: 'none' } as const;
const card = {
  p: { xs: 3, sm: 4 },
  border: 1,
  borderColor: 'divider',
  borderTop: 3,
  borderTopColor: 'primary.main',
  borderRadius: '10px',
  bgcolor: 'background.paper',
} as const;
