import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ListUrlState } from '@/shared/lists/screen/use-list-url-state';

/** The page of a list that is shown, with the ways to the pages beside it. */
export type ShownPage = Pick<ListUrlState, 'page' | 'goToPreviousPage' | 'goToNextPage'>;

interface PageButtonsProps extends ShownPage {
  /** The cursor of the next page; null on the last one. */
  next: string | null;
  previousLabel?: string;
  nextLabel?: string;
}

/** Buttons to the previous and the next page; nothing if there is only one page. */
export function PageButtons({
  page,
  goToPreviousPage,
  goToNextPage,
  next,
  previousLabel = 'Previous',
  nextLabel = 'Next',
}: PageButtonsProps) {
  if (next === null && page === 1) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button variant="outlined" size="small" disabled={page === 1} onClick={() => goToPreviousPage()}>
        {previousLabel}
      </Button>
      <Button
        variant="outlined"
        size="small"
        disabled={next === null}
        onClick={() => goToNextPage(next ?? '')}
      >
        {nextLabel}
      </Button>
    </Box>
  );
}
