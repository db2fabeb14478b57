import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import {
  frame,
  mainColumn,
  navLink,
  rail,
  railHead,
  railLinks,
  railFoot,
  logoutButton,
} from '@/app/portal/admin-frame-styles';
import { SkipLink } from '@/app/layouts/skip-link';
import type { Admin } from '@/features/sessions/admin-session-api';
import { useSession } from '@/features/sessions/session-context';
import { adminPaths } from '@/shared/portal/paths';
import { site } from '@/shared/site/settings';
import { Logo } from '@/shared/ui/logo';

const SCREENS = [
  [adminPaths.home, 'Overview'],
  [adminPaths.lenders, 'Lenders'],
  [adminPaths.messages, 'Messages'],
] as const;

/** The frame of every admin screen: on a wide screen a rail beside it, on a phone a head above it. */
export function AdminFrame({ admin, children }: { admin: Admin; children: ReactNode }) {
  const { leave } = useSession();
  return (
    <Box sx={frame}>
      <SkipLink />
      <Box component="header" sx={rail}>
        <Box component={Link} to={adminPaths.home} aria-label={`${site.brand}, admin portal`} sx={railHead}>
          <Logo />
        </Box>
        <Box component="nav" aria-label="Admin" sx={railLinks}>
          {SCREENS.map(([path, name]) => (
            <Box key={path} component={NavLink} to={path} end={path === adminPaths.home} sx={navLink}>
              {name}
            </Box>
          ))}
        </Box>
        <Box sx={railFoot}>
          <span>{admin.name}</span>
          <Box component="button" type="button" onClick={() => void leave()} sx={logoutButton}>
            Logout
          </Box>
        </Box>
      </Box>
      <Box component="main" id="main" tabIndex={-1} sx={mainColumn}>
        {children}
      </Box>
    </Box>
  );
}
