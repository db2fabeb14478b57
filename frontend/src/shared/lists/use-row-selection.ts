import { useCallback, useMemo, useState } from 'react';
import type { ListUrlState } from '@/shared/lists/use-list-url-state';

/** Rows of a list that are chosen to be worked on together. */
export interface RowSelection<Row> {
  /** Those of the page that shows, in its order. */
  chosen: readonly Row[];
  isChosen: (id: string) => boolean;
  /** The same function at all times. */
  choose: (id: string, on: boolean) => void;
  /** These rows of the page that shows, and no others. */
  chooseOnly: (ids: readonly string[]) => void;
}

interface Selection {
  /** Of which list it was made: another search, filter, order or page is another list. */
  listKey: string;
  ids: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** Which rows of the page are chosen. With another list they are let go, and so is one that leaves the page. */
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
