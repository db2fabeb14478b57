import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Page } from '@/api/page';
import { inFigures } from '@/shared/lib/figures';
import { PageButtons, type ShownPage } from '@/shared/lists/table/page-buttons';

interface PaginationProps {
  urlState: ShownPage;
  page: Page<unknown>;
  pageLength: number;
}

/** The position in the list, with links to the previous and next page. */
export function Pagination({
  urlState,
  page: { items, total, totalIsLeast, next },
  pageLength,
}: PaginationProps) {
  const before = (urlState.page - 1) * pageLength;
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
      <PageButtons
        page={urlState.page}
        next={next}
        goToPreviousPage={() => turn(urlState.goToPreviousPage)}
        goToNextPage={(cursor) => turn(() => urlState.goToNextPage(cursor))}
      />
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
