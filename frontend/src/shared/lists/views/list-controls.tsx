import type { Column } from '@/shared/lists/data-table-columns';
import type { ListAddress } from '@/shared/lists/use-list-address';
import { ColumnsMenu } from '@/shared/lists/views/columns-menu';
import { usualColumns } from '@/shared/lists/views/shown-columns';
import { keptOf } from '@/shared/lists/views/view-in-address';
import { ViewsMenu, type KeepsViews } from '@/shared/lists/views/views-menu';

interface ListControlsProps {
  views: KeepsViews;
  address: ListAddress;
  columns: readonly Column<never>[];
  shown: readonly Column<never>[];
  onChooseColumns: (keys: readonly string[] | null) => void;
}

/** How somebody looks at a list: by which view, with which columns. */
export function ListControls({ views, address, columns, shown, onChooseColumns }: ListControlsProps) {
  const keys = shown.map(({ key }) => key);
  const areUsual =
    keys.join() ===
    usualColumns(columns)
      .map(({ key }) => key)
      .join();
  return (
    <>
      <ViewsMenu {...views} address={address} present={keptOf(address, areUsual ? null : keys)} />
      <ColumnsMenu columns={columns} shown={shown} onChoose={onChooseColumns} />
    </>
  );
}
