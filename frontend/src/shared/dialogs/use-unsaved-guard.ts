import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { BEFORE_RELOAD_EVENT } from '@/shared/lib/reload-page';

/**
 * Asks before somebody leaves the screen, or the site, with unsaved changes. Gives what to do with a way that waits
 * for the answer; null while none does.
 */
export function useUnsavedGuard(dirty: boolean): { leave: () => void; stay: () => void } | null {
  const blocker = useBlocker(dirty);

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const stopAsking = () => window.removeEventListener('beforeunload', ask);
    window.addEventListener('beforeunload', ask);
    // What was typed is kept over that.
    window.addEventListener(BEFORE_RELOAD_EVENT, stopAsking);
    return () => {
      stopAsking();
      window.removeEventListener(BEFORE_RELOAD_EVENT, stopAsking);
    };
  }, [dirty]);

  return blocker.state === 'blocked' ? { leave: blocker.proceed, stay: blocker.reset } : null;
}
