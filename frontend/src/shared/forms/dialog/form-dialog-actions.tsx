import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from '@/shared/forms/form-context';
import { ProblemNote } from '@/shared/forms/sending/problem-note';
import { SubmitButton } from '@/shared/forms/sending/submit-button';

interface FormDialogActionsProps {
  /** Label of the submit button. */
  submit: string;
  pending: string;
  /** There is nothing to send. */
  disabled?: boolean;
  onCancel: () => void;
}

/** The footer of a form dialog: error, submit, cancel. It stays in view while the fields scroll, if there is room. */
export function FormDialogActions({ submit, pending, disabled = false, onCancel }: FormDialogActionsProps) {
  const { isSubmitting } = useForm();
  return (
    <Box sx={foot}>
      <ProblemNote />
      {/* On the left, because toasts appear on the right; the theme does the same for other dialogs. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <SubmitButton pending={pending} disabled={disabled}>
          {submit}
        </SubmitButton>
        <Button variant="outlined" onClick={onCancel} disabled={isSubmitting}>
          Cancel
        </Button>
      </Box>
    </Box>
  );
}

/** On low screens, such as a zoomed page, the footer would leave no room for the fields. */
export const FOOT_STAYS = '@media (min-height: 480px)';

const foot = {
  [FOOT_STAYS]: { position: 'sticky', bottom: -20 },
  mx: -3,
  mb: -2.5,
  px: 3,
  pt: 2,
  pb: 2.5,
  display: 'grid',
  gap: 1.5,
  // Without an error it takes no room.
  '& > [data-note]:empty': { position: 'absolute' },
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.raised',
  zIndex: 1,
} as const;
