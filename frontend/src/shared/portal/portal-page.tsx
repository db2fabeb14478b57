import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { site } from '@/shared/site/settings';

interface PortalPageProps {
  title: string;
  /** Actions on the whole page. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen of a portal: its one h1, its actions beside it, its content below. */
export function PortalPage({ title, actions, children }: PortalPageProps) {
  return (
    <Box sx={{ maxWidth: 1480 }}>
      <title>{`${title} | ${site.brand}`}</title>
      <Box sx={head}>
        <Typography variant="h1" sx={heading}>
          {title}
        </Typography>
        <Box sx={actionsBeside}>{actions}</Box>
      </Box>
      {children}
    </Box>
  );
}

/** On a phone the primary action is beside the title, and the others are on one line below. */
const beforeOthers = { order: { xs: -1, sm: 0 } } as const;

const heading = {
  minWidth: 0,
  flexGrow: { xs: 1, sm: 0 },
  overflowWrap: 'anywhere',
  ...beforeOthers,
} as const;

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { sm: 'space-between' },
  gap: { xs: 1, sm: 2 },
  mb: { xs: 2, md: 1.5 },
} as const;

const actionsBeside: SxProps<Theme> = ({ breakpoints }) => ({
  display: { xs: 'contents', sm: 'flex' },
  gap: 1.5,
  flexWrap: 'wrap',
  '& > .MuiButton-contained': beforeOthers,
  [breakpoints.down('sm')]: { '& .MuiButton-outlined': { px: 1.5 } },
});
