import Alert from '@mui/material/Alert';
import { humanise, lookUp } from '@/shared/lib/labels';
import { missingFrom, type PartsOfList } from '@/shared/lists/views/view-in-url';
import { useListViewsQuery } from '@/shared/lists/views/views-api';

interface ViewNoteProps {
  list: string;
  /** The view that shows; null for none. */
  view: string | null;
  parts: PartsOfList;
}

/** Names what the list no longer has of a view, such as an owner who has left or a column. */
export function ViewNote({ list, view, parts }: ViewNoteProps) {
  const { data = [] } = useListViewsQuery(list);
  const shown = data.find(({ id }) => id === view);
  if (!shown) return null;
  const { params, columns } = missingFrom(shown, parts);
  const named = [
    ...params.map((name) => labelOf(name, parts)),
    ...columns.map((key) => `the column ‘${humanise(key)}’`),
  ];
  if (named.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {`${shown.name} uses something this list no longer has: ${named.join(', ')}. We have left it out. Choose what you need, then update the view.`}
    </Alert>
  );
}

const NOT_FILTERS = { q: 'Search', sort: 'Order' };

const labelOf = (param: string, { filters }: PartsOfList): string =>
  filters.find(({ name }) => name === param)?.label ?? lookUp(NOT_FILTERS, param) ?? humanise(param);
