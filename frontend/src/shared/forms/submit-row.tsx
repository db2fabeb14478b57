import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ProblemNote } from '@/shared/forms/problem-note';
import { SubmitButton } from '@/shared/forms/submit-button';

interface SubmitRowProps {
  children: string;
  /** What the button reads while the form is being sent. */
  pending: string;
  /** Who will see what is sent. */
  note: string;
}

/** Sends the form, says beforehand who will see what, and afterwards what stood in the way. */
export function SubmitRow({ children, pending, note }: SubmitRowProps) {
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 2 }}>
        <SubmitButton pending={pending}>{children}</SubmitButton>
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 32ch' }}>
          {note}
        </Typography>
      </Box>
      <ProblemNote />
    </div>
  );
}
