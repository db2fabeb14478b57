import Button from '@mui/material/Button';
import type { ListUrlState } from '@/shared/lists/screen/use-list-url-state';
import { EmptyState } from '@/shared/ui/states';

/** Shown if no rows match the filters. */
export const NoResults = ({ urlState }: { urlState: ListUrlState }) => (
  <EmptyState
    title="Nothing matches"
    message="Nothing matches your search and filters."
    drawing="signpost"
    action={
      <Button variant="outlined" onClick={urlState.clear}>
        Clear all
      </Button>
    }
  />
);
