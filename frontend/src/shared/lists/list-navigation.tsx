import Button from '@mui/material/Button';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { Neighbours } from '@/shared/lists/use-neighbours';
import { useShortcut } from '@/shared/shortcuts/shortcuts-context';

interface ListNavigationProps {
  /** The address of the list, without what narrows it. */
  list: string;
  /** What the way back to it is called: 'All applications'. */
  all: string;
  /** What one record is: 'application'. */
  record: string;
  neighbours: Pick<Neighbours<unknown>, 'before' | 'after'>;
  /** The address of the page of one record. */
  pathOf: (id: string) => string;
}

/** From the page of a record to those beside it in the list that it was opened from, and back to that list. */
export function ListNavigation({ list, all, record, neighbours, pathOf }: ListNavigationProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { before, after } = neighbours;
  const [back, previous, next] = [
    list + search,
    before && pathOf(before.id) + before.search,
    after && pathOf(after.id) + after.search,
  ];
  const go = (to: string | undefined) => (to === undefined ? null : () => void navigate(to));
  useShortcut('a', all, go(back));
  useShortcut('k', `Previous ${record}`, go(previous));
  useShortcut('j', `Next ${record}`, go(next));
  return (
    <>
      <Button variant="outlined" component={Link} to={back}>
        {all}
      </Button>
      <ToNeighbour name="Previous" to={previous} />
      <ToNeighbour name="Next" to={next} />
    </>
  );
}

function ToNeighbour({ name, to }: { name: string; to: string | undefined }) {
  if (to === undefined) {
    return (
      <Button variant="outlined" disabled>
        {name}
      </Button>
    );
  }
  return (
    <Button variant="outlined" component={Link} to={to}>
      {name}
    </Button>
  );
}
