import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import type { Portal } from '@/app/portal/portal';
import type { Account } from '@/features/sessions/session';
import { inFigures } from '@/shared/lib/figures';
import { visuallyHidden } from '@/shared/ui/visually-hidden';

export interface FrameLink {
  readonly path: string;
  readonly name: string;
  readonly group: string | undefined;
  readonly waiting: string | undefined;
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

/** The links of a group: a part of the side navigation on wide screens, a row or a part of the menu on phones. */
export function LinkGroup({ title, links, home, children, ...rest }: LinkGroupProps) {
  const row = useCurrentLinkInView();
  const titleId = useId();
  return (
    <Box
      ref={row}
      role={title === undefined ? undefined : 'group'}
      aria-labelledby={title === undefined ? undefined : titleId}
      sx={linkRow(links.length)}
      {...rest}
    >
      {title !== undefined && (
        <Box component="p" id={titleId} data-title>
          {title}
        </Box>
      )}
      {links.map((link) => (
        <Box key={link.path} component={NavLink} to={link.path} end={link.path === home} sx={linkStyle}>
          {link.name}
          {children(link)}
        </Box>
      ))}
    </Box>
  );
}

type CountProps = { of: string } & Required<Pick<Portal<Account>, 'useWaiting'>>;

/** The count at a link, if it is not zero. */
export function Count({ of: name, useWaiting }: CountProps) {
  const count = useWaiting()?.[name] ?? 0;
  if (count === 0) return null;
  return (
    <Box component="span" sx={countStyle}>
      {inFigures(count)}
      <Box component="span" sx={visuallyHidden}>
        {' waiting'}
      </Box>
    </Box>
  );
}

/** A ref for links that may overflow: scrolls the current one into view. */
function useCurrentLinkInView() {
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
}

/** On a phone, few links take two lines, and many scroll. */
const MAX_ON_LINES = 5;

const linkRow =
  (count: number): SxProps<Theme> =>
  (theme) => ({
    display: 'flex',
    '& > [data-title]': { ...theme.typography.caption, margin: 0, color: theme.vars.palette.deep.muted },
    [theme.breakpoints.up('lg')]: {
      flexDirection: 'column',
      '& > [data-title]': { padding: '8px 12px 2px' },
    },
    [theme.breakpoints.down('lg')]: {
      gridColumn: '1 / -1',
      gap: '0 4px',
      ...(count <= MAX_ON_LINES ? { flexWrap: 'wrap' } : { overflowX: 'auto' }),
      margin: '4px -12px 0',
      '&:not([data-in-menu]) > [data-title]': { display: 'none' },
      // A phone has room for four short names in a row.
      [theme.breakpoints.down('sm')]: {
        '&[role="group"]:not([data-in-menu])': {
          flexWrap: 'nowrap',
          gap: 0,
          margin: '4px -16px 0',
          overflowX: 'auto',
          scrollbarWidth: 'none',
          justifyContent: 'space-between',
          '& > a': { padding: '0 6px', fontSize: '0.8125rem' },
        },
      },
      '&[data-in-menu]': {
        flexWrap: 'wrap',
        overflowX: 'visible',
        padding: '8px 0',
        borderTop: `1px solid color-mix(in srgb, ${theme.vars.palette.deep.on} 22%, transparent)`,
        '& > [data-title]': { width: '100%', padding: '0 12px' },
      },
    },
  });

const linkStyle: SxProps<Theme> = (theme) => ({
  ...theme.typography.button,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 12px',
  borderRadius: '6px',
  color: theme.vars.palette.deep.muted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: theme.vars.palette.deep.on },
  '&[aria-current="page"]': { color: theme.vars.palette.deep.on },
  // The mark of the current link: copper, and a border, which stays visible in forced colours.
  '&[aria-current="page"]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    borderColor: theme.vars.palette.copper,
    borderStyle: 'solid',
    borderWidth: { xs: '0 0 3px', lg: '0 0 0 3px' },
  },
  [theme.breakpoints.up('lg')]: {
    '&[aria-current="page"]': {
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette.deep.on} 10%, transparent)`,
    },
    '@media (pointer: fine)': { minHeight: 36 },
  },
  [theme.breakpoints.down('lg')]: { borderRadius: 0 },
  [theme.breakpoints.down('sm')]: { padding: '0 9px' },
});

/** The count at a link: at the end of the line in the navigation, else directly beside the name. */
const countStyle: SxProps<Theme> = (theme) => ({
  ...theme.typography.caption,
  fontWeight: 600,
  fontVariantNumeric: 'lining-nums tabular-nums',
  position: 'relative',
  marginLeft: '6px',
  padding: '0 7px',
  borderRadius: '10px',
  color: theme.vars.palette.deep.on,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.deep.on} 18%, transparent)`,
  [theme.breakpoints.up('lg')]: { marginLeft: 'auto' },
  [theme.breakpoints.down('sm')]: { marginLeft: '4px', padding: '0 5px' },
});
