import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface LoadErrorProps {
  /** What could not be loaded, and why. */
  children: string;
  onRetry: () => void;
}

/** Says above what is still shown that it could not be loaded again, and tries once more on demand. */
export function LoadError({ children, onRetry }: LoadErrorProps) {
  return (
    <Alert
      severity="error"
      action={
        <Button variant="text" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
