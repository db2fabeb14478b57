import { useState } from 'react';
import type { ShownPage } from '@/shared/lists/table/page-buttons';

/** Pages of a list that is not in the URL; `cursor` goes into its query. */
export function useCursorPages(): ShownPage & { cursor: { cursor?: string } } {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  return {
    cursor: cursor === undefined ? {} : { cursor },
    page: cursors.length + 1,
    goToNextPage: (next) => setCursors([...cursors, next]),
    goToPreviousPage: () => setCursors(cursors.slice(0, -1)),
  };
}
