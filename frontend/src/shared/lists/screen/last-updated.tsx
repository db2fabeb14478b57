import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { clockTime } from '@/shared/lib/dates';

interface LastUpdatedProps {
  /** When the data was loaded, in milliseconds; undefined before. */
  asOf: number | undefined;
  busy: boolean;
  onRefresh: () => void;
}

/** Shows the age of the data and reloads it on request: lists do not change while they are read. */
export function LastUpdated({ asOf, busy, onRefresh }: LastUpdatedProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Typography
        variant="body2"
        color="textSecondary"
        role="status"
        // Reserves its space, so that nothing moves when the time appears.
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
