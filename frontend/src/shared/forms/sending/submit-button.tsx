import Button from '@mui/material/Button';
import { useForm } from '@/shared/forms/form-context';
import { useRetryCountdown } from '@/shared/forms/sending/use-retry-countdown';

interface SubmitButtonProps {
  children: string;
  /** The label while the form is being sent. */
  pending: string;
  /** Whether there is nothing to submit. */
  disabled?: boolean;
  /** Outlined, where the screen leads elsewhere. */
  quiet?: boolean;
}

/** The form's button: disabled while it is being sent and while the server asks us to wait. */
export function SubmitButton({ children, pending, disabled = false, quiet = false }: SubmitButtonProps) {
  const { isSubmitting } = useForm();
  const waiting = useRetryCountdown() > 0;
  return (
    <Button
      type="submit"
      variant={quiet ? 'outlined' : 'contained'}
      size="large"
      disabled={isSubmitting || waiting || disabled}
      aria-live="polite"
    >
      {isSubmitting ? pending : children}
    </Button>
  );
}
