import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ProblemNote } from '@/shared/forms/sending/problem-note';
import { SubmitButton } from '@/shared/forms/sending/submit-button';
import { paths } from '@/shared/site/paths';

interface SubmitRowProps {
  children: string;
  /** The button's label while the form is being sent. */
  pending: string;
  /** Who will see the data. */
  note: string;
}

/**
 * Submits a public form, with a note on who sees the data and, after a failure, the reason. The privacy notice opens
 * in a new tab, so that nothing typed is lost.
 */
export function SubmitRow({ children, pending, note }: SubmitRowProps) {
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 2 }}>
        <SubmitButton pending={pending}>{children}</SubmitButton>
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 32ch' }}>
          {note}{' '}
          <MuiLink href={paths.privacy} target="_blank" rel="noopener">
            Privacy notice (opens in a new tab)
          </MuiLink>
        </Typography>
      </Box>
      <ProblemNote />
    </div>
  );
}
