import type { Page } from '@/api/page';
import type { ListUrlState } from '@/shared/lists/screen/use-list-url-state';

/** Id of the selected record if the loaded page does not contain it, so that it has to be loaded by itself; otherwise null. */
export function selectedIdOffPage(
  { selected }: ListUrlState,
  page: Page<{ id: string }> | undefined,
): string | null {
  return page?.items.every(({ id }) => id !== selected) ? selected : null;
}
