import type { ColumnChoices } from '@/shared/lists/views/columns-menu-items';
import { MenuButton } from '@/shared/ui/menu/menu-button';
import { lazyComponent } from '@/shared/ui/loading/lazy-component';

const ColumnsMenuItems = lazyComponent(
  async () => (await import('@/shared/lists/views/columns-menu-items')).ColumnsMenuItems,
);

/** The button that opens the choice of a list's columns. */
export const ColumnsMenu = (choices: ColumnChoices) => (
  <MenuButton menu={(opened) => <ColumnsMenuItems {...choices} {...opened} />}>Columns</MenuButton>
);
