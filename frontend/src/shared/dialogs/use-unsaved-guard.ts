import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Asks before somebody leaves the screen, or the site, with unsaved changes. Gives what to do with a way that waits
 * for the answer; null while none does.
 */
export function useUnsavedGuard(dirty: boolean): { leave: () => void; stay: () => void } | null {
  const blocker = useBlocker(dirty);

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  return blocker.state === 'blocked' ? { leave: blocker.proceed, stay: blocker.reset } : null;
}
