import Box from '@mui/material/Box';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import type { Portal } from '@/app/portal/portal';
import {
  frame,
  mainColumn,
  navLink,
  rail,
  railHead,
  railLinks,
  railFoot,
  logoutButton,
} from '@/app/portal/portal-frame-styles';
import { SkipLink } from '@/app/layouts/skip-link';
import type { Account } from '@/features/sessions/session';
import { useRestoreFocus } from '@/shared/frame/use-restore-focus';
import { site } from '@/shared/site/settings';
import { Logo } from '@/shared/ui/logo';

export interface FrameLink {
  readonly path: string;
  readonly name: string;
}

interface PortalFrameProps {
  portal: Pick<Portal<Account>, 'name' | 'home'>;
  /** To the screens that whoever is signed in may open. */
  links: readonly FrameLink[];
  /** The name of whoever is signed in. */
  who: string;
  onLogout: () => void;
  children: ReactNode;
}

/** A ref for links that may be wider than their box: the one of the screen shown is scrolled to where it can be seen. */
const useCurrentLinkInView = () => {
  const { pathname } = useLocation();
  const links = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = links.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!links.current || !current) return;
    // Not scrollIntoView, which would scroll the page as well.
    const fromLeft = current.getBoundingClientRect().left - links.current.getBoundingClientRect().left;
    links.current.scrollLeft += fromLeft - (links.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return links;
};

/** The frame of every screen of a portal: on a wide screen a rail beside it, on a phone a head above it. */
export function PortalFrame({ portal, links, who, onLogout, children }: PortalFrameProps) {
  const { name, home } = portal;
  const main = useRef<HTMLElement>(null);
  useRestoreFocus(main);
  return (
    <Box sx={frame}>
      <SkipLink />
      <Box component="header" sx={rail}>
        <Box
          component={Link}
          to={home}
          aria-label={`${site.brand}, ${name.toLowerCase()} portal`}
          sx={railHead}
        >
          <Logo />
        </Box>
        <Links name={name} home={home} links={links} />
        <Box sx={railFoot}>
          <span>{who}</span>
          <Box component="button" type="button" onClick={onLogout} sx={logoutButton}>
            Logout
          </Box>
        </Box>
      </Box>
      <Box component="main" ref={main} id="main" tabIndex={-1} sx={mainColumn}>
        {children}
      </Box>
    </Box>
  );
}

type LinksProps = Pick<PortalFrameProps, 'links'> & PortalFrameProps['portal'];

function Links({ name, home, links }: LinksProps) {
  const row = useCurrentLinkInView();
  return (
    <Box component="nav" ref={row} aria-label={name} sx={railLinks(links.length)}>
      {links.map(({ path, name: screen }) => (
        <Box key={path} component={NavLink} to={path} end={path === home} sx={navLink}>
          {screen}
        </Box>
      ))}
    </Box>
  );
}
