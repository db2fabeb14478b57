import { useSignedInAdmin } from '@/features/sessions/use-signed-in-admin';
import { managesStaff } from '@/features/staff/staff-roles';
import type { SavedViews } from '@/shared/lists/views/views-menu';

/** For a list of the staff's, by the API's name for it: whoever is signed in keeps views of it. */
export function useSavedViews(list: string): SavedViews {
  const admin = useSignedInAdmin();
  return { list, canShare: admin !== null && managesStaff(admin) };
}
