import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useRetryCountdown } from '@/shared/forms/use-retry-countdown';

interface SubmitButtonProps {
  children: string;
  /** What it reads while the form is being sent. */
  pending: string;
  /** There is nothing to send. */
  disabled?: boolean;
}

/** The form's one primary action: disabled, and saying so, while it is sent; disabled while the server asks us to wait. */
export function SubmitButton({ children, pending, disabled = false }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  const waiting = useRetryCountdown() > 0;
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      disabled={isSubmitting || waiting || disabled}
      aria-live="polite"
    >
      {isSubmitting ? pending : children}
    </Button>
  );
}
