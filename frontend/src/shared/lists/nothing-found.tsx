import Button from '@mui/material/Button';
import type { ListUrlState } from '@/shared/lists/use-list-url-state';
import { EmptyState } from '@/shared/ui/states';

/** What stands in place of a list that is narrowed to nothing. */
export const NothingFound = ({ urlState }: { urlState: ListUrlState }) => (
  <EmptyState
    title="Nothing matches"
    sentence="No entry fits what is searched for and filtered here."
    drawing="signpost"
    action={
      <Button variant="outlined" onClick={urlState.clear}>
        Show all
      </Button>
    }
  />
);
