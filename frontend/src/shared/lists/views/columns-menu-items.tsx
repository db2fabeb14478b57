import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { namedColumn, type Column } from '@/shared/lists/table/data-table-columns';
import type { OpenedMenu } from '@/shared/ui/menu/menu-button';
import { MenuPopup } from '@/shared/ui/menu/menu-popup';
import { hasRoomFor, defaultColumns } from '@/shared/lists/views/shown-columns';
import { TickIcon } from '@/shared/ui/icons';

export interface ColumnChoices {
  columns: readonly Column<never>[];
  shown: readonly Column<never>[];
  /** Null for the default columns. */
  onChange: (keys: readonly string[] | null) => void;
}

/** Selects the columns of a list. */
export function ColumnsMenuItems({ columns, shown, onChange, ...opened }: ColumnChoices & OpenedMenu) {
  const named = namedColumn(columns);
  const keys = shown.map(({ key }) => key);
  const usual = defaultColumns(columns).map(({ key }) => key);
  const choose = (chosen: readonly string[]) => {
    const ordered = columns.map(({ key }) => key).filter((key) => chosen.includes(key));
    onChange(ordered.join() === usual.join() ? null : ordered);
  };
  const isFull = columns.some((column) => !keys.includes(column.key) && !hasRoomFor(columns, shown, column));
  return (
    <MenuPopup {...opened}>
      {[
        ...columns
          .filter((column) => column !== named)
          .map((column) => {
            const isShown = keys.includes(column.key);
            // At least one column beside the name stays selected.
            const isLast = isShown && keys.length === 2;
            return (
              <MenuItem
                key={column.key}
                role="menuitemcheckbox"
                aria-checked={isShown}
                disabled={isLast || (!isShown && !hasRoomFor(columns, shown, column))}
                onClick={() =>
                  choose(isShown ? keys.filter((key) => key !== column.key) : [...keys, column.key])
                }
              >
                {column.header}
                {isShown && <TickIcon width={16} height={16} />}
              </MenuItem>
            );
          }),
        isFull && (
          <MenuItem key="full" disabled style={{ opacity: 1 }}>
            No room for more columns. Remove one first.
          </MenuItem>
        ),
        <Divider key="rule" component="li" />,
        <MenuItem key="usual" disabled={keys.join() === usual.join()} onClick={() => onChange(null)}>
          Reset columns
        </MenuItem>,
      ]}
    </MenuPopup>
  );
}
