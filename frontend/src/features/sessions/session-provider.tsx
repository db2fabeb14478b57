import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Account, Role } from '@/features/sessions/session';
import type { SessionStore } from '@/features/sessions/session-store';

interface SessionProviderProps<A extends Account> {
  role: Pick<Role<A>, 'context'>;
  store: SessionStore<A>;
  children: ReactNode;
}

/** Provides the session of a role to its children. */
export function SessionProvider<A extends Account>({ role, store, children }: SessionProviderProps<A>) {
  const status = useSyncExternalStore(store.subscribe, store.getSnapshot);
  useEffect(() => store.connect(), [store]);

  const session = useMemo(
    () => ({ status, setAccount: store.setAccount, signOut: store.signOut }),
    [status, store],
  );
  return <role.context value={session}>{children}</role.context>;
}
