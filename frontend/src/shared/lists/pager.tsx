import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Page } from '@/api/page';
import { inFigures } from '@/shared/lib/figures';
import type { ListAddress } from '@/shared/lists/use-list-address';

interface PagerProps {
  address: Pick<ListAddress, 'page' | 'turnBack' | 'turnTo'>;
  page: Page<unknown>;
  pageLength: number;
}

/** Which part of a list shows, and the way to the parts beside it. */
export function Pager({ address, page: { items, total, totalIsLeast, next }, pageLength }: PagerProps) {
  const before = (address.page - 1) * pageLength;
  const shown = `${inFigures(before + 1)} to ${inFigures(before + items.length)} of ${inFigures(total)}${totalIsLeast ? ' or more' : ''}`;
  const turn = (to: () => void) => {
    to();
    document.getElementById('main')?.scrollIntoView({ block: 'start' });
  };
  return (
    <Box component="nav" aria-label="Pages" sx={bar}>
      <Typography
        variant="body2"
        color="textSecondary"
        aria-live="polite"
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {shown}
      </Typography>
      {(next !== null || address.page > 1) && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button
            variant="outlined"
            size="small"
            disabled={address.page === 1}
            onClick={() => turn(address.turnBack)}
          >
            Previous
          </Button>
          <Button
            variant="outlined"
            size="small"
            disabled={next === null}
            onClick={() => turn(() => address.turnTo(next ?? ''))}
          >
            Next
          </Button>
        </Box>
      )}
    </Box>
  );
}

const bar = {
  mt: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
} as const;
