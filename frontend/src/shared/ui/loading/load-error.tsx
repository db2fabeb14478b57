import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ErrorState } from '@/shared/ui/states';

interface LoadErrorProps {
  /** The subject that could not be loaded, or the server's reason. */
  message: string;
  /**
   * 'page' instead of the content of a screen or dialog, 'part' instead of a part of one, 'banner' above content that
   * was loaded before.
   */
  variant?: 'page' | 'part' | 'banner';
  onRetry: () => void;
}

/** Shows that something could not be loaded, with a button to try again. */
export function LoadError({ message, variant = 'part', onRetry }: LoadErrorProps) {
  if (variant === 'page') return <ErrorState message={message} onRetry={onRetry} />;
  if (variant === 'banner') {
    return (
      <Alert
        severity="error"
        action={
          <Button variant="text" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {message}
      </Alert>
    );
  }
  return (
    <Box role="alert" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography variant="body2">{message}</Typography>
      <Button variant="outlined" size="small" onClick={onRetry}>
        Try again
      </Button>
    </Box>
  );
}
