import { useMemo } from 'react';
import type { Column } from '@/shared/lists/table/data-table-columns';
import type { ListUrlState } from '@/shared/lists/screen/use-list-url-state';
import { shownColumns, usualColumns } from '@/shared/lists/views/shown-columns';
import { useKeptColumns } from '@/shared/lists/views/use-kept-columns';

/** The visible columns of a list: those of its view, else the user's selection in this browser. */
export function useShownColumns<Row>(
  columns: readonly Column<Row>[],
  { view, columns: ofView, show }: ListUrlState,
  list: string | null,
) {
  const [kept, keep] = useKeptColumns(list);
  const wantedKeys = view === null ? kept : ofView;
  const shown = useMemo(() => shownColumns(columns, wantedKeys), [columns, wantedKeys]);
  const [keys, usual] = [keysOf(shown), keysOf(usualColumns(columns))];
  const choose = (chosen: readonly string[] | null) =>
    view === null ? keep(chosen) : show({ columns: chosen });
  return {
    shown,
    /** Keys of the visible columns; null for the default ones. */
    keys: keys.join() === usual.join() ? null : keys,
    choose,
  };
}

const keysOf = (columns: readonly Column<never>[]): readonly string[] => columns.map(({ key }) => key);
