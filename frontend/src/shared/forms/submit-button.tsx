import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useInBrowser } from '@/shared/lib/use-in-browser';

interface SubmitButtonProps {
  children: string;
  /** What it reads while the form is being sent. */
  pending: string;
}

/**
 * The form's one primary action: while it is sent the button is disabled and says so. On a prerendered page it
 * waits for our script, so that no click is lost.
 */
export function SubmitButton({ children, pending }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  const ready = useInBrowser();
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      disabled={!ready || isSubmitting}
      aria-live="polite"
    >
      {isSubmitting ? pending : children}
    </Button>
  );
}
