import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '@/api/api';
import { UNAUTHORIZED_EVENT, UnauthorizedEvent } from '@/api/base-query';
import {
  useLazyCurrentAdminQuery,
  useSignOutMutation,
  type Admin,
} from '@/features/sessions/admin-session-api';
import { SessionContext, type Standing } from '@/features/sessions/session-context';

/** Calls that say themselves whether somebody is signed in. */
const ABOUT_SIGNING_IN = ['admin/me', 'admin/login', 'admin/logout'];

/** Knows who is signed in: asks once on load, and hears of it when the server has forgotten the session. */
export function AdminSession({ children }: { children: ReactNode }) {
  const [standing, setStanding] = useState<Standing>({ is: 'checking' });
  const calls = useWaitingCalls(setStanding);
  const dispatch = useDispatch();
  const [askWho] = useLazyCurrentAdminQuery();
  const [signOut] = useSignOutMutation();

  useEffect(() => {
    askWho(undefined, true)
      .unwrap()
      .then(
        (admin) => setStanding({ is: 'signed-in', admin }),
        () => setStanding({ is: 'signed-out' }),
      );
  }, [askWho]);

  const enter = useCallback(
    (admin: Admin) => {
      setStanding({ is: 'signed-in', admin });
      calls.goOn(true);
    },
    [calls],
  );

  const leave = useCallback(async () => {
    await signOut(undefined);
    calls.goOn(false);
    setStanding({ is: 'signed-out' });
    // What one person has read is not for the next.
    dispatch(api.util.resetApiState());
  }, [calls, signOut, dispatch]);

  const session = useMemo(() => ({ standing, enter, leave }), [standing, enter, leave]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

interface Wait {
  over: Promise<boolean>;
  end: (signedIn: boolean) => void;
}

function newWait(): Wait {
  let end: Wait['end'] = () => undefined;
  const over = new Promise<boolean>((resolve) => (end = resolve));
  return { over, end };
}

/** Holds the calls that were refused because the session has ended, until somebody signs in again or gives up. */
function useWaitingCalls(setStanding: (next: (now: Standing) => Standing) => void) {
  const waiting = useRef<Wait | null>(null);

  useEffect(() => {
    const hold = (event: Event) => {
      if (!(event instanceof UnauthorizedEvent) || ABOUT_SIGNING_IN.includes(event.url)) return;
      waiting.current ??= newWait();
      event.signedInAgain = waiting.current.over;
      setStanding((now) => (now.is === 'signed-in' ? { is: 'ended', admin: now.admin } : now));
    };
    window.addEventListener(UNAUTHORIZED_EVENT, hold);
    return () => window.removeEventListener(UNAUTHORIZED_EVENT, hold);
  }, [setStanding]);

  return useMemo(
    () => ({
      goOn: (signedIn: boolean) => {
        waiting.current?.end(signedIn);
        waiting.current = null;
      },
    }),
    [],
  );
}
