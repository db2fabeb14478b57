import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';

interface FoldedProps {
  title: string;
  children: ReactNode;
}

/** A collapsible part. Its content renders and loads once it is opened. */
export function Folded({ title, children }: FoldedProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box
      component="details"
      open={isOpen}
      onToggle={({ currentTarget }: { currentTarget: HTMLDetailsElement }) => setIsOpen(currentTarget.open)}
    >
      <Typography component="summary" variant="subtitle2" sx={{ py: 1, cursor: 'pointer' }}>
        {title}
      </Typography>
      {isOpen && <Box sx={{ pb: 1 }}>{children}</Box>}
    </Box>
  );
}
