import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SubmitButton } from '@/shared/forms/submit-button';

/** Sends the form, and says beforehand who will see what. */
export function SearchButton() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 2 }}>
      <SubmitButton pending="Finding Matches...">Find Matching Lenders</SubmitButton>
      <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 32ch' }}>
        We save your application and compare it with every lender on the panel. Your details come to us, not
        to the lenders.
      </Typography>
    </Box>
  );
}
