import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import { menuLink, productLink, productPanel } from '@/app/layouts/header-styles';
import { useDisclosure } from '@/app/layouts/use-disclosure';
import { products } from '@/shared/site/products';
import { ChevronIcon } from '@/shared/ui/icons';

export function ProductsMenu() {
  const { open, root, panelId, button, close } = useDisclosure();
  return (
    <Box ref={root}>
      <Box component="button" {...button} sx={menuLink}>
        Products
        <ChevronIcon />
      </Box>
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
