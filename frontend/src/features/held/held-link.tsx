import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useListHeldSubmissionsQuery } from '@/features/held/held-api';
import { adminPaths } from '@/shared/routing/paths';
import { inFigures } from '@/shared/lib/figures';

/** A link to possible spam, with its number. */
export function HeldLink() {
  const total = useListHeldSubmissionsQuery({ limit: 1 }).data?.total ?? 0;
  return (
    <Button variant="outlined" component={Link} to={adminPaths.held}>
      {total === 0 ? 'Held as possible spam' : `Held as possible spam (${inFigures(total)})`}
    </Button>
  );
}
