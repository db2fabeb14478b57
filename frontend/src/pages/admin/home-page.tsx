import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/shared/portal/paths';
import { PortalPage } from '@/shared/portal/portal-page';

const SCREENS = [
  [adminPaths.lenders, 'Lenders', 'The directory that enquiries are matched with: add, change, import.'],
  [adminPaths.messages, 'Messages', 'What people wrote through the contact form, and what is still open.'],
] as const;

export function Component() {
  return (
    <PortalPage title="Overview">
      <Box component="ul" sx={list}>
        {SCREENS.map(([path, name, about]) => (
          <li key={path}>
            <Box component={Link} to={path} sx={card}>
              <Typography variant="h3" component="h2">
                {name}
              </Typography>
              <Typography color="textSecondary" sx={{ mt: 0.5 }}>
                {about}
              </Typography>
            </Box>
          </li>
        ))}
      </Box>
    </PortalPage>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
} as const;

const card = {
  display: 'block',
  height: '100%',
  p: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { borderColor: 'primary.main' },
} as const;
