import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LineDrawing, type Drawing } from '@/shared/ui/line-drawing';

interface StateProps {
  title: string;
  /** One sentence: what happened, what to do. */
  message: string;
  drawing?: Drawing;
  /** One action, such as a button. */
  action?: ReactNode;
}

/** An empty state that is not an error: an empty list, no match. */
export function EmptyState({ title, message, drawing = 'ledger', action }: StateProps) {
  return (
    <Box sx={frame}>
      <LineDrawing drawing={drawing} />
      <Typography variant="h3" component="h2" sx={{ mt: 2 }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '48ch', textWrap: 'balance' }}>
        {message}
      </Typography>
      {action && <Box sx={{ mt: 3 }}>{action}</Box>}
    </Box>
  );
}

interface ErrorStateProps {
  title?: string;
  message: string;
  onRetry?: () => void;
}

/** A failure, announced by screen readers, with a retry if possible. */
export function ErrorState({ title = 'This did not load', message, onRetry }: ErrorStateProps) {
  return (
    <Box role="alert">
      <EmptyState
        title={title}
        message={message}
        drawing="broken-bridge"
        action={onRetry && <Button onClick={onRetry}>Try again</Button>}
      />
    </Box>
  );
}

const frame = {
  py: { xs: 5, md: 8 },
  px: 2.5,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
} as const;
