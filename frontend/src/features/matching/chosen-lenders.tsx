import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Match } from '@/features/matching/match-answer';

interface ChosenLendersProps {
  /** Those that are chosen to be compared. */
  compared: readonly Match[];
  onOpen: () => void;
  onClear: () => void;
}

/** Who is chosen to be compared. It always has its room: choosing on a card moves no card. */
export function ChosenLenders({ compared, onOpen, onClear }: ChosenLendersProps) {
  const names = compared.map(({ lender }) => lender.name).join(', ');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 40 }}>
      <Typography
        role="status"
        variant="body2"
        // The names are on their cards too; the sentence is nowhere else.
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
