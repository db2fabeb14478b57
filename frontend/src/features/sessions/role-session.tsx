import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '@/api/api';
import { forgetEarlyCalls } from '@/api/early-calls';
import type { Account, Role } from '@/features/sessions/session';
import { useSignOutMutation } from '@/features/sessions/session-api';
import { SessionStore } from '@/features/sessions/session-store';

interface RoleSessionProps<A extends Account> {
  role: Role<A>;
  children: ReactNode;
}

/** Tells everything inside it who is signed in to a role. */
export function RoleSession<A extends Account>({ role, children }: RoleSessionProps<A>) {
  const [askWho] = role.useAskWho();
  const [signOut] = useSignOutMutation();
  const dispatch = useDispatch();
  const [store] = useState(
    () =>
      new SessionStore(role, {
        askWho: () => askWho(undefined).unwrap(),
        signOut: () => signOut(role.area),
        forgetAnswers: () => {
          forgetEarlyCalls();
          dispatch(api.util.resetApiState());
        },
      }),
  );
  const standing = useSyncExternalStore(store.subscribe, store.snapshot, store.beforehand);
  useEffect(() => store.open(), [store]);

  const session = useMemo(() => ({ standing, enter: store.enter, leave: store.leave }), [standing, store]);
  return <role.context value={session}>{children}</role.context>;
}
