import Alert from '@mui/material/Alert';
import type { ListFilter } from '@/shared/lists/list-toolbar';
import { useListViewsQuery } from '@/shared/lists/views/views-api';

interface ViewNoteProps {
  list: string;
  /** The view that shows; null for none. */
  view: string | null;
  filters: readonly ListFilter[];
}

/** Says what of a view its list does not know any more, such as an owner who has left. */
export function ViewNote({ list, view, filters }: ViewNoteProps) {
  const { data = [] } = useListViewsQuery(list);
  const shown = data.find(({ id }) => id === view);
  if (!shown || shown.gone.length === 0) return null;
  const named = shown.gone.map(
    (name) => filters.find((filter) => filter.name === name)?.label ?? lookUp(name),
  );
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {`${shown.name} was kept with something that this list does not have any more: ${named.join(', ')}. It is left out, and the rest shows. Choose again what you need, then update the view.`}
    </Alert>
  );
}

const lookUp = (name: string): string => ({ q: 'Search', sort: 'Order' })[name] ?? name;
