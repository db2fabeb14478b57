import Button from '@mui/material/Button';
import type { ListAddress } from '@/shared/lists/use-list-address';
import { EmptyState } from '@/shared/ui/states';

/** What stands in place of a list that is narrowed to nothing. */
export const NothingFound = ({ address }: { address: ListAddress }) => (
  <EmptyState
    title="Nothing matches"
    sentence="No entry fits what is searched for and filtered here."
    drawing="signpost"
    action={
      <Button variant="outlined" onClick={address.clear}>
        Show all
      </Button>
    }
  />
);
