import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ProblemNote } from '@/shared/forms/problem-note';
import { SubmitButton } from '@/shared/forms/submit-button';
import { paths } from '@/shared/site/paths';

interface SubmitRowProps {
  children: string;
  /** What the button reads while the form is being sent. */
  pending: string;
  /** Who will see what is sent. */
  note: string;
}

/**
 * Sends a public form, says beforehand who will see what, and afterwards what stood in the way. The privacy notice opens
 * beside the form, so that nothing typed is lost.
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
