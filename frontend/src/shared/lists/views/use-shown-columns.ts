import { useMemo, useState } from 'react';
import { storedText } from '@/shared/lib/browser-storage';
import type { Column } from '@/shared/lists/table/data-table-columns';
import type { ListUrlState } from '@/shared/lists/screen/use-list-url-state';
import { shownColumns, defaultColumns } from '@/shared/lists/views/shown-columns';

type Keys = readonly string[] | null;

/** The visible columns of a list: those of its view, else the user's selection in this browser. */
export function useShownColumns<Row>(
  columns: readonly Column<Row>[],
  { view, columns: ofView, show }: ListUrlState,
  list: string | null,
) {
  const [stored, store] = useStoredColumns(list);
  const wantedKeys = view === null ? stored : ofView;
  const shown = useMemo(() => shownColumns(columns, wantedKeys), [columns, wantedKeys]);
  const [keys, usual] = [keysOf(shown), keysOf(defaultColumns(columns))];
  const choose = (chosen: Keys) => (view === null ? store(chosen) : show({ columns: chosen }));
  return {
    shown,
    /** Keys of the visible columns; null for the default ones. */
    keys: keys.join() === usual.join() ? null : keys,
    choose,
  };
}

const keysOf = (columns: readonly Column<never>[]): readonly string[] => columns.map(({ key }) => key);

const columnsOf = (list: string) => storedText(`columns of ${list}`, () => localStorage);

/**
 * The columns that the user selected for a list in this browser; null for the default ones. A list without a name
 * stores none.
 */
function useStoredColumns(list: string | null): [Keys, (keys: Keys) => void] {
  const [keys, setKeys] = useState<Keys>(() => (list && columnsOf(list).read()?.split('.')) || null);
  const store = (chosen: Keys) => {
    setKeys(chosen);
    if (list !== null) columnsOf(list).write(chosen && chosen.join('.'));
  };
  return [keys, store];
}
