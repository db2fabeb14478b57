import { createContext, useContext } from 'react';
import type { Admin } from '@/features/sessions/admin-session-api';

/** 'ended': the server no longer knows the session in the middle of work, which waits for a new sign-in. */
export type Standing =
  | { is: 'checking' }
  | { is: 'signed-out' }
  | { is: 'signed-in'; admin: Admin }
  | { is: 'ended'; admin: Admin };

export interface Session {
  standing: Standing;
  /** Somebody has signed in, for the first time or again. */
  enter: (admin: Admin) => void;
  /** Tells the server, and signs out here whatever it answers. */
  leave: () => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used inside <AdminSession>');
  return session;
}
