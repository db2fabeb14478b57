import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import type { SxProps, Theme } from '@mui/material/styles';
import { Link, NavLink } from 'react-router-dom';
import { useDisclosure } from '@/app/layouts/use-disclosure';
import { paths } from '@/shared/site/paths';
import { products } from '@/shared/site/products';
import { site } from '@/shared/site/settings';
import { HEADER_HEIGHT } from '@/shared/ui/header-height';
import { ChevronIcon, CrossIcon, MenuIcon } from '@/shared/ui/icons';
import { Logo } from '@/shared/ui/logo';

/** The header of public pages: a row on wide screens, a menu behind one toggle on phones. */
export function Header() {
  const { open, root, panelId, button, close } = useDisclosure();
  return (
    <Box component="header" sx={bar}>
      <Box ref={root} sx={row}>
        <Box component={Link} to={paths.home} aria-label={`${site.brand}, home`} sx={homeLink}>
          <Logo />
        </Box>
        <ButtonBase {...button} sx={menuToggle}>
          {open ? <CrossIcon /> : <MenuIcon />}
          Menu
        </ButtonBase>
        <Box
          component="nav"
          aria-label="Main"
          id={panelId}
          data-open={open}
          onClick={closeOnLink(close)}
          sx={menu}
        >
          <ProductsMenu />
          <Box component={NavLink} to={paths.partners} sx={menuLink}>
            Partners
          </Box>
          <Box component={NavLink} to={paths.contact} sx={menuLink}>
            Contact
          </Box>
          <Button variant="outlined" component={Link} to={paths.factFind} size="small" sx={start}>
            Get Started
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

/** Also closes the menu if the link leads to the current page. */
function closeOnLink(close: () => void) {
  return ({ target }: React.MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };
}

function ProductsMenu() {
  const { open, root, panelId, button, close } = useDisclosure();
  return (
    <Box ref={root}>
      <ButtonBase {...button} sx={menuLink}>
        Products
        <ChevronIcon />
      </ButtonBase>
      <Box component="ul" id={panelId} hidden={!open} sx={productPanel}>
        {products.map(({ path, title, amount }) => (
          <li key={path}>
            <Box component={NavLink} to={path} onClick={close} sx={productLink}>
              <span>{title}</span>
              <small aria-hidden="true">{amount}</small>
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Without scripts, menus are open or open on hover. */
const WITHOUT_SCRIPT = '@media (scripting: none)';

const bar: SxProps<Theme> = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
  '@media print': { display: 'none' },
  [WITHOUT_SCRIPT]: { position: 'static' },
};

/** On a phone the name shrinks, over two lines if needed, and the toggle stays beside it. */
const row: SxProps<Theme> = {
  position: 'relative',
  maxWidth: 1240,
  minHeight: HEADER_HEIGHT,
  mx: 'auto',
  px: 2.5,
  display: { xs: 'grid', md: 'flex' },
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  justifyContent: 'space-between',
};

const homeLink: SxProps<Theme> = {
  display: 'flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: HEADER_HEIGHT,
  color: 'text.primary',
  textDecoration: 'none',
};

const menuToggle: SxProps<Theme> = (theme) => ({
  ...theme.typography.button,
  gap: '8px',
  minHeight: 44,
  padding: '0 12px',
  marginRight: '-12px',
  [theme.breakpoints.up('md')]: { display: 'none' },
  [WITHOUT_SCRIPT]: { display: 'none' },
});

const menu: SxProps<Theme> = (theme) => ({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  [theme.breakpoints.down('md')]: {
    gridColumn: '1 / -1',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: 0,
    paddingBottom: '20px',
    maxHeight: `calc(100dvh - ${HEADER_HEIGHT + 1}px)`,
    overflowY: 'auto',
    '&[data-open="false"]': { display: 'none' },
    [WITHOUT_SCRIPT]: { maxHeight: 'none', '&[data-open="false"]': { display: 'flex' } },
  },
});

const start: SxProps<Theme> = { mt: { xs: 2.5, md: 0 }, flexShrink: 0 };

const menuLink: SxProps<Theme> = (theme) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: 44,
  padding: '0 14px',
  borderRadius: '6px',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& svg': { transition: 'transform 160ms ease-out' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  '&:hover, &[aria-current="page"]': { color: theme.vars.palette.primary.main },
  [theme.breakpoints.down('md')]: {
    width: '100%',
    minHeight: 52,
    padding: 0,
    justifyContent: 'space-between',
    borderRadius: 0,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
});

const productPanel: SxProps<Theme> = (theme) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&[hidden]': { display: 'none' },
  [theme.breakpoints.down('md')]: {
    padding: '0 0 12px',
    [WITHOUT_SCRIPT]: { '&[hidden]': { display: 'block' } },
  },
  [theme.breakpoints.up('md')]: {
    position: 'absolute',
    top: 'calc(100% - 6px)',
    right: 20,
    width: 'min(880px, calc(100% - 40px))',
    padding: '16px',
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: '4px',
    borderRadius: '10px',
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.raised,
    boxShadow: theme.shadows[1],
    [WITHOUT_SCRIPT]: {
      'button:hover + &, button:focus + &, &:hover, &:focus-within': { '&[hidden]': { display: 'grid' } },
    },
  },
});

const productLink: SxProps<Theme> = (theme) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: '10px 12px',
  borderRadius: '6px',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  [theme.breakpoints.down('md')]: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '0 12px',
    padding: '10px 0 10px 12px',
  },
  '& span': theme.typography.subtitle2,
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '&:hover': { backgroundColor: theme.vars.palette.wash.primary },
  '&[aria-current="page"]': { color: theme.vars.palette.primary.main },
});
