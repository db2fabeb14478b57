import Button from '@mui/material/Button';
import { Link, useNavigate } from 'react-router-dom';
import type { Neighbours } from '@/shared/lists/screen/use-neighbours';
import { useShortcut } from '@/shared/shortcuts/shortcuts-context';

export interface ListNavigationProps {
  /** Link back to the filtered list, and its label: 'All applications'. */
  back: { to: string; name: string };
  /** The kind of record: 'application'. */
  recordKind: string;
  neighbours: Pick<Neighbours<unknown>, 'before' | 'after'>;
  /** The address of the page of one record. */
  pathOf: (id: string) => string;
}

/** Links from a record's page to the previous and next one of its list, and back to the list. */
export function ListNavigation({ back, recordKind, neighbours, pathOf }: ListNavigationProps) {
  const navigate = useNavigate();
  const { before, after } = neighbours;
  const [previous, next] = [
    before && pathOf(before.id) + before.search,
    after && pathOf(after.id) + after.search,
  ];
  const go = (to: string | undefined) => (to === undefined ? null : () => void navigate(to));
  useShortcut('a', back.name, go(back.to));
  useShortcut('k', `Previous ${recordKind}`, go(previous));
  useShortcut('j', `Next ${recordKind}`, go(next));
  return (
    <>
      <Button variant="outlined" component={Link} to={back.to}>
        {back.name}
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
