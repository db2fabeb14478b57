import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';

interface SubmitButtonProps {
  children: string;
  /** What it reads while the form is being sent. */
  pending: string;
}

/** The form's one primary action: while it is sent the button is disabled and says so. */
export function SubmitButton({ children, pending }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" variant="contained" size="large" disabled={isSubmitting} aria-live="polite">
      {isSubmitting ? pending : children}
    </Button>
  );
}
