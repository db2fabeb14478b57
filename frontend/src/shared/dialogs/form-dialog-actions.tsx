import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { ProblemNote } from '@/shared/forms/problem-note';
import { SubmitButton } from '@/shared/forms/submit-button';

interface FormDialogActionsProps {
  /** What the button reads that sends the form. */
  submit: string;
  pending: string;
  /** There is nothing to send. */
  disabled?: boolean;
  onCancel: () => void;
}

/** The foot of a dialog's form, in sight while its fields scroll where there is room: what stood in the way, send, cancel. */
export function FormDialogActions({ submit, pending, disabled = false, onCancel }: FormDialogActionsProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Box sx={foot}>
      <ProblemNote />
      {/* At the left: what a toast says appears at the right. */}
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

/** In a low window, as an enlarged page has, the foot would leave no room for the fields. */
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
  // Nothing in the way takes no room.
  '& > [data-note]:empty': { position: 'absolute' },
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.raised',
  zIndex: 1,
} as const;
