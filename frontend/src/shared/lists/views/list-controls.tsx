import type { Column } from '@/shared/lists/data-table-columns';
import type { ListFilter } from '@/shared/lists/list-toolbar';
import type { ListAddress } from '@/shared/lists/use-list-address';
import { ColumnsMenu } from '@/shared/lists/views/columns-menu';
import { usualColumns } from '@/shared/lists/views/shown-columns';
import { ViewsMenu, type KeepsViews } from '@/shared/lists/views/views-menu';

interface ListControlsProps {
  views: KeepsViews;
  address: ListAddress;
  filters: readonly ListFilter[];
  columns: readonly Column<never>[];
  shown: readonly Column<never>[];
  onChooseColumns: (keys: readonly string[] | null) => void;
}

/** How somebody looks at a list: by which view, with which columns. */
export function ListControls(props: ListControlsProps) {
  const { views, address, filters, columns, shown, onChooseColumns } = props;
  const keys = shown.map(({ key }) => key);
  const areUsual =
    keys.join() ===
    usualColumns(columns)
      .map(({ key }) => key)
      .join();
  return (
    <>
      <ViewsMenu {...views} address={address} parts={{ filters, columns }} columns={areUsual ? null : keys} />
      <ColumnsMenu columns={columns} shown={shown} onChoose={onChooseColumns} />
    </>
  );
}
