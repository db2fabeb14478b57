import { useMemo } from 'react';
import type { Column } from '@/shared/lists/data-table-columns';
import type { ListAddress } from '@/shared/lists/use-list-address';
import { shownColumns } from '@/shared/lists/views/shown-columns';
import { useKeptColumns } from '@/shared/lists/views/use-kept-columns';

/** The columns that a list shows: those of its view, and without one those that somebody has chosen in this browser. */
export function useShownColumns<Row>(
  columns: readonly Column<Row>[],
  { view, columns: ofView, show }: ListAddress,
  list: string | null,
) {
  const [kept, keep] = useKeptColumns(list);
  const keys = view === null ? kept : ofView;
  const shown = useMemo(() => shownColumns(columns, keys), [columns, keys]);
  const choose = (chosen: readonly string[] | null) =>
    view === null ? keep(chosen) : show({ columns: chosen });
  return { shown, choose };
}
