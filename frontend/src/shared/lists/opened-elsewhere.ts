import type { Page } from '@/api/page';
import type { ListUrlState } from '@/shared/lists/use-list-url-state';

/** The id of the open record where the page that was read does not hold it: to be read by itself. Null where it does. */
export function openedElsewhere(
  { selected }: ListUrlState,
  page: Page<{ id: string }> | undefined,
): string | null {
  return page?.items.every(({ id }) => id !== selected) ? selected : null;
}
