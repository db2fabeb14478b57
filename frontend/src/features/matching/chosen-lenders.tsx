import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Match } from '@/features/matching/match-answer';

interface ChosenLendersProps {
  /** Lenders selected for comparison. */
  compared: readonly Match[];
  onOpen: () => void;
  onClear: () => void;
}

/** The lenders selected for comparison. Its space is reserved, so that selecting moves no card. */
export function ChosenLenders({ compared, onOpen, onClear }: ChosenLendersProps) {
  const names = compared.map(({ lender }) => lender.name).join(', ');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 40 }}>
      <Typography
        role="status"
        variant="body2"
        // The names are on the cards too, but not the sentence.
        noWrap={compared.length > 0}
        sx={{ flex: '1 1 12rem', minWidth: 0 }}
      >
        {compared.length === 0 ? 'Choose two to four lenders to compare.' : `Compare: ${names}`}
      </Typography>
      <Button variant="outlined" size="small" disabled={compared.length < 2} onClick={onOpen}>
        Compare
      </Button>
      <Button variant="text" size="small" disabled={compared.length === 0} onClick={onClear}>
        Clear
      </Button>
    </Box>
  );
}
