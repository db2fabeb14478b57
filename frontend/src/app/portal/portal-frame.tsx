import Box from '@mui/material/Box';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import type { Portal } from '@/app/portal/portal';
import {
  frame,
  frameButton,
  groupedRail,
  linkCount,
  mainColumn,
  menuToggle,
  navLink,
  rail,
  railFoot,
  railHead,
  railLinks,
  searchButton,
} from '@/app/portal/portal-frame-styles';
import { SkipLink } from '@/app/layouts/skip-link';
import { useDisclosure } from '@/app/layouts/use-disclosure';
import type { Account } from '@/features/sessions/session';
import { useRestoreFocus } from '@/shared/frame/use-restore-focus';
import { inFigures } from '@/shared/lib/figures';
import { site } from '@/shared/site/settings';
import { CrossIcon, MenuIcon } from '@/shared/ui/icons';
import { Logo } from '@/shared/ui/logo';
import { visuallyHidden } from '@/shared/ui/visually-hidden';

export interface FrameLink {
  readonly path: string;
  readonly name: string;
  readonly group: string | undefined;
  readonly waiting: string | undefined;
}

interface PortalFrameProps {
  portal: Pick<Portal<Account>, 'name' | 'home' | 'useWaiting' | 'Search'>;
  /** Whether the server responded to the account's request. */
  signedIn: boolean;
  /** Links to the screens that the signed-in user may open. */
  links: readonly FrameLink[];
  /** The name of the signed-in user. */
  who: string;
  onLogout: () => void;
  children: ReactNode;
}

/** A ref for links that may overflow: scrolls the current one into view. */
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

/** The frame of every portal screen: a side navigation on wide screens, a header on phones. */
export function PortalFrame({ portal, signedIn, links, who, onLogout, children }: PortalFrameProps) {
  const { name, home, useWaiting, Search } = portal;
  const main = useRef<HTMLElement>(null);
  useRestoreFocus(main);
  const { open, root, panelId, button } = useDisclosure();
  const groups = [...new Set(links.map(({ group }) => group))];
  const isGrouped = groups.length > 1;
  // Then a phone shows the links of the first group, and has the others in a menu.
  const inMenu = isGrouped ? ({ 'data-in-menu': open ? 'open' : 'closed' } as const) : {};
  return (
    <Box sx={frame}>
      <SkipLink />
      <Box component="header" ref={root} sx={isGrouped ? groupedRail : rail}>
        <Box
          component={Link}
          to={home}
          aria-label={`${site.brand}, ${name.toLowerCase()} portal`}
          sx={railHead}
        >
          <Logo />
        </Box>
        {Search && (
          <Box sx={searchButton}>
            <Search />
          </Box>
        )}
        {isGrouped && (
          <Box component="button" {...button} sx={menuToggle}>
            {open ? <CrossIcon /> : <MenuIcon />}
            <span>Menu</span>
          </Box>
        )}
        <Box component="nav" aria-label={name} sx={{ display: 'contents' }}>
          {groups.map((group, place) => (
            <LinkGroup
              key={group ?? ''}
              title={group}
              links={links.filter((link) => link.group === group)}
              home={home}
              id={place === 1 ? panelId : undefined}
              {...(place > 0 && inMenu)}
            >
              {(link) =>
                useWaiting &&
                signedIn &&
                link.waiting !== undefined && <Count of={link.waiting} useWaiting={useWaiting} />
              }
            </LinkGroup>
          ))}
        </Box>
        <Box sx={railFoot} {...inMenu}>
          <span>{who}</span>
          <Box component="button" type="button" onClick={onLogout} sx={frameButton}>
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

interface LinkGroupProps {
  /** Undefined in a portal without groups. */
  title: string | undefined;
  links: readonly FrameLink[];
  home: string;
  id: string | undefined;
  'data-in-menu'?: 'open' | 'closed';
  /** Content at a link beside its name. */
  children: (link: FrameLink) => ReactNode;
}

function LinkGroup({ title, links, home, children, ...rest }: LinkGroupProps) {
  const row = useCurrentLinkInView();
  const titleId = useId();
  return (
    <Box
      ref={row}
      role={title === undefined ? undefined : 'group'}
      aria-labelledby={title === undefined ? undefined : titleId}
      sx={railLinks(links.length)}
      {...rest}
    >
      {title !== undefined && (
        <Box component="p" id={titleId} data-title>
          {title}
        </Box>
      )}
      {links.map((link) => (
        <Box key={link.path} component={NavLink} to={link.path} end={link.path === home} sx={navLink}>
          {link.name}
          {children(link)}
        </Box>
      ))}
    </Box>
  );
}

type CountProps = { of: string } & Required<Pick<Portal<Account>, 'useWaiting'>>;

/** The count at a link, if it is not zero. */
function Count({ of: name, useWaiting }: CountProps) {
  const count = useWaiting()?.[name] ?? 0;
  if (count === 0) return null;
  return (
    <Box component="span" sx={linkCount}>
      {inFigures(count)}
      <Box component="span" sx={visuallyHidden}>
        {' waiting'}
      </Box>
    </Box>
  );
}
