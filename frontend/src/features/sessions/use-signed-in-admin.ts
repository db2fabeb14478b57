import { adminRole } from '@/features/sessions/admin-role';
import { useSession } from '@/features/sessions/session';
import type { Admin } from '@/features/sessions/session-api';

/** Whoever of the staff is signed in, also while a session that has ended waits for a new sign-in; null until it is known. */
export function useSignedInAdmin(): Admin | null {
  const { status } = useSession(adminRole);
  return 'account' in status ? status.account : null;
}
