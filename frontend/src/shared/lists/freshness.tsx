import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { clockTime } from '@/shared/lib/dates';

interface FreshnessProps {
  /** When what shows was read, in milliseconds; undefined until it is. */
  asOf: number | undefined;
  busy: boolean;
  onRefresh: () => void;
}

/** What was loaded never changes under its reader's hands: it says how old it is, and is read again on demand. */
export function Freshness({ asOf, busy, onRefresh }: FreshnessProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Typography
        variant="body2"
        color="textSecondary"
        role="status"
        // Has its room before the time is known, so that nothing moves when it comes.
        sx={{ fontVariantNumeric: 'tabular-nums', minWidth: '5.5em' }}
      >
        {asOf === undefined ? '' : `as of ${clockTime(asOf)}`}
      </Typography>
      <Button variant="outlined" onClick={onRefresh} disabled={busy}>
        Refresh
      </Button>
    </Box>
  );
}
