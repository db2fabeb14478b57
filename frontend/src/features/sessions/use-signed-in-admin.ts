import { adminRole } from '@/features/sessions/admin-role';
import { useSession } from '@/features/sessions/session';
import type { Admin } from '@/features/sessions/session-api';

/** The signed-in staff member, also while an ended session waits for a new sign-in; null until known. */
export function useSignedInAdmin(): Admin | null {
  const { status } = useSession(adminRole);
  return 'account' in status ? status.account : null;
}
