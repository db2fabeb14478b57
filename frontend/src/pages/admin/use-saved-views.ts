import { useSignedInAdmin } from '@/features/sessions/use-signed-in-admin';
import { managesStaff } from '@/features/staff/staff-roles';
import type { SavedViews } from '@/shared/lists/views/views-menu';

/** The saved views of a staff list, named as in the API, for the signed-in staff member. */
export function useSavedViews(list: string): SavedViews {
  const admin = useSignedInAdmin();
  return { list, canShare: admin !== null && managesStaff(admin) };
}
