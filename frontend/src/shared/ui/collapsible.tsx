import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';

interface CollapsibleProps {
  summary: ReactNode;
  /** Renders the content once it is opened first, because it loads something or is long. */
  lazy?: boolean;
  children: ReactNode;
}

/** A part of a screen that opens with a click on its summary. */
export function Collapsible({ summary, lazy = false, children }: CollapsibleProps) {
  const [isRendered, setIsRendered] = useState(!lazy);
  return (
    <details onToggle={() => setIsRendered(true)}>
      <Typography component="summary" variant="body2" sx={{ py: 0.5, cursor: 'pointer' }}>
        {summary}
      </Typography>
      {isRendered && children}
    </details>
  );
}
