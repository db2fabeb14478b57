import { useCallback, useMemo, useState } from 'react';
import type { ListUrlState } from '@/shared/lists/screen/use-list-url-state';

/** Rows selected for bulk actions. */
export interface RowSelection<Row> {
  /** The selected rows of the current page, in its order. */
  chosen: readonly Row[];
  isChosen: (id: string) => boolean;
  /** A stable function. */
  choose: (id: string, on: boolean) => void;
  /** Selects exactly these rows of the current page. */
  chooseOnly: (ids: readonly string[]) => void;
}

interface Selection {
  /** Identifies the list: another search, filter, order or page is another list. */
  listKey: string;
  ids: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** The selected rows of the page. Another list clears them; a row that leaves the page is deselected. */
export function useRowSelection<Row extends { id: string }>(
  { search, sort, cursor, filters }: ListUrlState,
  items: readonly Row[] | undefined,
): RowSelection<Row> {
  const list = JSON.stringify([search, sort, cursor, filters]);
  const [choice, setChoice] = useState<Selection>({ listKey: list, ids: NONE });
  if (choice.listKey !== list) setChoice({ listKey: list, ids: NONE });
  const { ids } = choice;

  const choose = useCallback(
    (id: string, on: boolean) =>
      setChoice(({ listKey, ids: before }) => {
        const next = new Set(before);
        if (on) next.add(id);
        else next.delete(id);
        return { listKey, ids: next };
      }),
    [],
  );

  return useMemo(() => {
    const chosen = items?.filter(({ id }) => ids.has(id)) ?? [];
    return {
      chosen,
      isChosen: (id) => ids.has(id),
      choose,
      chooseOnly: (wanted) => setChoice({ listKey: list, ids: new Set(wanted) }),
    };
  }, [items, ids, choose, list]);
}
