import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Portal } from '@/app/portal/portal';
import { Count, LinkGroup, type FrameLink } from '@/app/portal/portal-links';
import { SkipLink } from '@/app/layouts/skip-link';
import { useDisclosure } from '@/app/layouts/use-disclosure';
import type { Account } from '@/features/sessions/session';
import { useRestoreFocus } from '@/app/portal/use-restore-focus';
import { site } from '@/shared/site/settings';
import { CrossIcon, MenuIcon } from '@/shared/ui/icons';
import { Logo } from '@/shared/ui/logo';
import { visuallyHidden } from '@/shared/ui/visually-hidden';

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
        {Search && <Box component={Search} sx={searchButton} />}
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
          <Box component="button" type="button" onClick={onLogout} sx={barButton}>
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

const frame: SxProps<Theme> = {
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: { xs: 'column', lg: 'row' },
};

const railColours: SxProps<Theme> = (theme) => ({
  backgroundColor: theme.vars.palette.deep.main,
  color: theme.vars.palette.deep.on,
  display: 'flex',
  ':focus-visible': { outlineColor: theme.vars.palette.deep.on },
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: 0,
    height: '100dvh',
    width: 236,
    flexShrink: 0,
    flexDirection: 'column',
    padding: '16px 12px',
    // A low window does not show all of it.
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    scrollbarColor: `${theme.vars.palette.deep.muted} transparent`,
    borderRight: `1px solid ${theme.vars.palette.divider}`,
  },
});

/** Last, because paper is as narrow as a phone. */
const notPrinted = { '@media print': { display: 'none' } } as const;

const rail: SxProps<Theme> = [
  railColours,
  (theme) => ({
    [theme.breakpoints.down('lg')]: {
      display: 'grid',
      gridTemplateAreas: '"brand logout" "name logout"',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '12px',
      padding: '8px 20px 0',
    },
  }),
  notPrinted,
];

/** On a phone all groups except the first are in a menu. */
const groupedRail: SxProps<Theme> = [
  railColours,
  (theme) => ({
    [theme.breakpoints.down('lg')]: {
      display: 'grid',
      gridTemplateAreas: '"brand search menu"',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      columnGap: '8px',
      padding: '8px 20px 0',
      '& [data-in-menu]': { gridColumn: '1 / -1' },
      '& [data-in-menu="closed"]': { display: 'none' },
    },
  }),
  notPrinted,
];

const railHead: SxProps<Theme> = (theme) => ({
  display: 'flex',
  alignItems: 'center',
  gridArea: 'brand',
  minHeight: 44,
  color: 'inherit',
  textDecoration: 'none',
  '& svg': { color: 'inherit' },
  // As in portal.html, so that it does not move when the frame replaces that page.
  [theme.breakpoints.down('sm')]: { maxWidth: 180 },
  [theme.breakpoints.up('lg')]: { padding: '0 12px', marginBottom: '8px' },
});

const barButton: SxProps<Theme> = (theme) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: 44,
  padding: '0 12px',
  borderRadius: '6px',
  border: `1px solid ${theme.vars.palette.deep.muted}`,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': { backgroundColor: `color-mix(in srgb, ${theme.vars.palette.deep.on} 12%, transparent)` },
});

const menuToggle: SxProps<Theme> = [
  barButton,
  (theme) => ({
    gridArea: 'menu',
    // Beside the word, the brand's longest word would not fit.
    [theme.breakpoints.down(390)]: { '& > span': visuallyHidden },
    [theme.breakpoints.up('lg')]: { display: 'none' },
  }),
];

/** A field in the side navigation, a button on a phone. */
const searchButton: SxProps<Theme> = [
  barButton,
  (theme) => ({
    ...theme.typography.body2,
    gridArea: 'search',
    '& kbd': { ...theme.typography.caption, marginLeft: 'auto', color: theme.vars.palette.deep.muted },
    [theme.breakpoints.down('lg')]: { '& kbd': { display: 'none' } },
    [theme.breakpoints.down('sm')]: { '& span': visuallyHidden },
  }),
];

const railFoot: SxProps<Theme> = (theme) => ({
  ...theme.typography.body2,
  // One line high before the name is known.
  '& > span': {
    gridArea: 'name',
    minWidth: 0,
    minHeight: '1lh',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& > button': { gridArea: 'logout' },
  [theme.breakpoints.up('lg')]: {
    display: 'flex',
    marginTop: 'auto',
    // A long name gets its own line.
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    padding: '12px 12px 0',
    borderTop: `1px solid color-mix(in srgb, ${theme.vars.palette.deep.on} 22%, transparent)`,
  },
  [theme.breakpoints.down('lg')]: {
    display: 'contents',
    '&[data-in-menu="open"]': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      padding: '12px 0',
      borderTop: `1px solid color-mix(in srgb, ${theme.vars.palette.deep.on} 22%, transparent)`,
    },
    // On one line, so that nothing moves when it is loaded.
    '& > span': { color: theme.vars.palette.deep.muted, whiteSpace: 'nowrap' },
    '& > button': { alignSelf: 'center' },
  },
});

const mainColumn: SxProps<Theme> = {
  flex: 1,
  minWidth: 0,
  px: { xs: 2.5, md: 4 },
  py: { xs: 3, md: 4 },
};
