import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '@/api/api';
import { clearPrefetched } from '@/api/prefetch';
import type { Account, Role } from '@/features/sessions/session';
import { useSignOutMutation } from '@/features/sessions/session-api';
import { SessionStore } from '@/features/sessions/session-store';

interface SessionProviderProps<A extends Account> {
  role: Role<A>;
  children: ReactNode;
}

/** Tells everything inside it who is signed in to a role. */
export function SessionProvider<A extends Account>({ role, children }: SessionProviderProps<A>) {
  const [fetchAccount] = role.useFetchAccount();
  const [signOut] = useSignOutMutation();
  const dispatch = useDispatch();
  const [store] = useState(
    () =>
      new SessionStore(role, {
        fetchAccount: () => fetchAccount(undefined).unwrap(),
        signOut: () => signOut(role.area),
        clearCache: () => {
          clearPrefetched();
          dispatch(api.util.resetApiState());
        },
      }),
  );
  const status = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
  useEffect(() => store.connect(), [store]);

  const session = useMemo(
    () => ({ status, setAccount: store.setAccount, signOut: store.signOut }),
    [status, store],
  );
  return <role.context value={session}>{children}</role.context>;
}
