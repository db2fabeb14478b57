import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface RecordSectionProps {
  title: string;
  /** What can be done with what stands in it, such as a button. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled part of the page of one record. */
export function RecordSection({ title, action, children }: RecordSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={card}>
      <Box sx={head}>
        <Typography id={id} variant="h3" component="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}

const card = {
  p: { xs: 2, md: 2.5 },
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  minWidth: 0,
} as const;

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 1,
  minHeight: 38,
  mb: 1.5,
} as const;
