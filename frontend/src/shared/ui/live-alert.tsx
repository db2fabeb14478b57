import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface LiveAlertProps {
  severity: 'success' | 'error';
  /** The message; null or false for none. */
  children: ReactNode;
}

/** A message below a button. Screen readers announce it, because its live region exists before it. */
export const LiveAlert = ({ severity, children }: LiveAlertProps) => (
  <Box role={severity === 'error' ? 'alert' : 'status'} sx={{ '& > *': { mt: 2 } }}>
    {children && (
      <Alert severity={severity} role="presentation">
        {children}
      </Alert>
    )}
  </Box>
);
