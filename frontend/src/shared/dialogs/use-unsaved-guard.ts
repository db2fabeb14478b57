import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { BEFORE_RELOAD_EVENT } from '@/shared/lib/reload-page';

/**
 * Confirms before the user leaves the screen or the site with unsaved changes. Returns the pending navigation's
 * callbacks; null if there is none.
 */
export function useUnsavedGuard(dirty: boolean): { leave: () => void; stay: () => void } | null {
  const blocker = useBlocker(dirty);

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const stopAsking = () => window.removeEventListener('beforeunload', ask);
    window.addEventListener('beforeunload', ask);
    // The reload keeps what was typed.
    window.addEventListener(BEFORE_RELOAD_EVENT, stopAsking);
    return () => {
      stopAsking();
      window.removeEventListener(BEFORE_RELOAD_EVENT, stopAsking);
    };
  }, [dirty]);

  return blocker.state === 'blocked' ? { leave: blocker.proceed, stay: blocker.reset } : null;
}
