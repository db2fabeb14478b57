import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, NavLink } from 'react-router-dom';
import { headerBar, headerRow, homeLink, menu, menuLink, menuToggle } from '@/app/layouts/header-styles';
import { ProductsMenu } from '@/app/layouts/products-menu';
import { useDisclosure } from '@/app/layouts/use-disclosure';
import { paths } from '@/shared/site/paths';
import { site } from '@/shared/site/settings';
import { CrossIcon, MenuIcon } from '@/shared/ui/icons';
import { Logo } from '@/shared/ui/logo';

/** The header of public pages: a row on wide screens, a menu behind one toggle on phones. */
export function Header() {
  const { open, root, panelId, button, close } = useDisclosure();
  return (
    <Box component="header" sx={headerBar}>
      <Box ref={root} sx={headerRow}>
        <Box component={Link} to={paths.home} aria-label={`${site.brand}, home`} sx={homeLink}>
          <Logo />
        </Box>
        <Box component="button" {...button} sx={menuToggle}>
          {open ? <CrossIcon /> : <MenuIcon />}
          Menu
        </Box>
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
          <Button variant="outlined" component={Link} to={paths.factFind} size="small">
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
